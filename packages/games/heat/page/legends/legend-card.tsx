import './legend-card.css'
import { Sign } from '@paddock/board'
import type { Looking } from '@paddock/page-kit/game-page.ts'
import { figuresOf } from '../../modules/legends/cards.ts'
import { legendsOf } from '../../prospects/facts/legends.ts'
import type { View } from '../../rules/view.ts'
import { lookOf } from '../livery.ts'
import { Diamond } from './diamond.tsx'
import { legendWords } from './words.ts'

interface Props extends Pick<Looking<View>, 'view' | 'language'> {
  readonly card: number
}

/** The card that tells the Legends how to drive, large: of each that races, its top speed and its diamond. */
export function LegendCard({ card, view, language }: Props) {
  return (
    <span class="ht-legend-card">
      <b>{legendWords[language].legends}</b>
      {legendsOf(view)
        .toSorted((a, b) => a - b)
        .map((car) => {
          const { topSpeed, diamond } = figuresOf(card, car, view.options.pro)
          return (
            <span key={car} class="ht-legend-card-row">
              <Sign look={lookOf(car)} />
              <b>{topSpeed}</b>
              <Diamond />
              <b>{diamond}</b>
            </span>
          )
        })}
    </span>
  )
}
