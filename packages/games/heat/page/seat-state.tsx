import './seat-state.css'
import type { SeatProps } from '@paddock/page-kit/game-page.ts'
import { lazily, Nothing } from '@paddock/page-kit/lazily.tsx'
import { isHome, isLegend, lapOf, onTurn } from '../prospects/facts/order.ts'
import { aheadOf, finishAhead } from '../prospects/facts/road.ts'
import { pointsOf } from '../prospects/facts/standings.ts'
import type { View } from '../rules/view.ts'
import { SymbolSign } from './hand/cards/symbol-signs.tsx'
import { text } from './text/index.ts'
import type { TableWords } from './text/words.ts'

const LegendState = lazily(async () => (await import('./legends/legend-state.tsx')).LegendState, Nothing)

/** A seat at a glance: gear, heat, speed, and what its car comes to next. */
export function SeatState({ seat, view, language }: SeatProps<View>) {
  const words = text[language]
  const place = view.place[seat] ?? 0
  if (place > 0) {
    return (
      <span class="seat-state">
        <strong class="ht-state-place">{words.place(place)}</strong>
        <span class="soft">{isHome(view, seat) ? arrival(view, seat, words) : outWords(view, seat, words)}</span>
      </span>
    )
  }
  if (view.round === 0) return <BeforeRace view={view} seat={seat} words={words} />
  if (isLegend(view, seat)) return <LegendState seat={seat} view={view} language={language} />
  const lap = lapOf(view, seat)
  const ahead = aheadOf(view, seat)
  const heat = view.engine[seat] ?? 0
  return (
    <span class="seat-state">
      <Gear gear={view.gear[seat] ?? 1} label={words.gear(view.gear[seat] ?? 1)} />
      <span class="ht-state-heat" data-empty={heat === 0} title={words.engine(heat)}>
        <SymbolSign symbol="heat" class="ht-flame" />
        <span aria-hidden="true">{heat}</span>
        <span class="unseen">{words.engine(heat)}</span>
      </span>
      {seat === onTurn(view) && <span class="chip chip-full">{words.speed(view.speed)}</span>}
      <span class="ht-state-ahead">{ahead ? words.ahead(ahead) : words.overTheLine}</span>
      {view.adrenaline.includes(seat) && view.cars > 1 && (
        <span class="chip" title={words.adrenalineHow}>
          {words.adrenaline}
        </span>
      )}
      <span class="soft">
        <span class="unseen">{words.lap(lap, view.laps)}</span>
        <span aria-hidden="true">{words.lapShort(lap, view.laps)}</span>
        {' · '}
        {words.cards(view.held[seat] ?? 0)}
      </span>
    </span>
  )
}

/** Between races what counts is the car, and how many points there are. */
function BeforeRace({ view, seat, words }: { readonly view: View; readonly seat: number; readonly words: TableWords }) {
  const points = pointsOf(view, seat)
  return (
    <span class="seat-state soft">
      {view.results.length > 0 && <strong>{words.points(points)}</strong>}
      {!isLegend(view, seat) && <span>{words.upgrades(view.upgrades[seat]?.length ?? 0)}</span>}
    </span>
  )
}

/** By what the rules tell cars apart that are home. */
function arrival(view: View, seat: number, words: TableWords): string {
  return `${words.rounds(view.finishedIn[seat] ?? 0)}, ${words.past(-finishAhead(view, seat))}`
}

function outWords(view: View, seat: number, words: TableWords): string {
  return view.eliminated.includes(seat) ? words.eliminated : words.gaveUp
}

function Gear({ gear, label }: { readonly gear: number; readonly label: string }) {
  return (
    <span class="ht-gear" title={label}>
      <span aria-hidden="true">{gear}</span>
      <span class="unseen">{label}</span>
    </span>
  )
}
