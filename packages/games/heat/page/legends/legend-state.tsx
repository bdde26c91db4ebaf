import './legends.css'
import type { SeatProps } from '@paddock/page-kit/game-page.ts'
import { type LegendOutlook, legendOutlook } from '../../prospects/facts/legends.ts'
import { moving } from '../../prospects/facts/order.ts'
import { aheadOf } from '../../prospects/facts/road.ts'
import type { View } from '../../rules/view.ts'
import { text } from '../text/index.ts'
import { Diamond } from './diamond.tsx'
import { type LegendWords, legendWords } from './words.ts'

/** A Legend at a glance: no gear and no heat, but what it is going to do. */
export function LegendState({ seat, view, language }: Pick<SeatProps<View>, 'seat' | 'view' | 'language'>) {
  const words = legendWords[language]
  const ahead = aheadOf(view, seat)
  // What it does now is told over the board; what it does next depends on where that leads.
  const isWaiting = ahead && view.order.includes(seat) && moving(view) !== seat
  return (
    <span class="seat-state">
      <span class="chip ht-state-legend">
        <Diamond />
        <span class="ht-wide">{words.legend}</span>
      </span>
      <span class="ht-state-ahead">{ahead ? text[language].ahead(ahead) : text[language].overTheLine}</span>
      {isWaiting && <Next outlook={legendOutlook(view, seat)} words={words} />}
    </span>
  )
}

/** With its reason where there is room for it. */
function Next({ outlook, words }: { readonly outlook: LegendOutlook; readonly words: LegendWords }) {
  const said = words.next(outlook)
  return (
    <span class="soft" title={said}>
      <span class="ht-wide">{said}</span>
      <span class="ht-narrow" aria-hidden="true">
        {words.inShort(outlook)}
      </span>
    </span>
  )
}
