import type { Language } from '@paddock/kernel'
import { cornersOf } from '../../prospects/facts/road.ts'
import { suppliesOf } from '../../prospects/facts/supplies.ts'
import type { View } from '../../rules/view.ts'
import { meanings } from '../../words/meanings/index.ts'
import { text } from './text/index.ts'

/** What awaits the cars, as far as it is known when the upgrades are chosen. Weather and event hang over the board. */
export function RaceAhead({ view, language }: { readonly view: View; readonly language: Language }) {
  const words = text[language]
  const { heat, stress } = suppliesOf(view)
  return (
    <ul class="shop-ahead" aria-label={words.raceAhead}>
      <li>
        <b>{meanings[language].circuits[view.circuit]}</b>, {words.laps(view.laps)}
      </li>
      <li>
        {words.limits}{' '}
        {cornersOf(view).map(({ letter, limit, printed }) => (
          <span key={letter} class="shop-limit">
            <span>{letter}</span>
            <b data-changed={limit !== printed}>{limit}</b>
          </span>
        ))}
      </li>
      <li>{words.supplies(heat, stress)}</li>
    </ul>
  )
}
