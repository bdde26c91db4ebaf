import type { Language } from '@paddock/kernel'
import { limitOf } from '../../modules/conditions/sectors.ts'
import { suppliesOf } from '../../rules/phases/race/ready.ts'
import { circuitCalled } from '../../rules/track.ts'
import type { View } from '../../rules/view.ts'
import { meanings } from '../../words/meanings/index.ts'
import { text } from './text/index.ts'

/** What awaits the cars, as far as it is known when the upgrades are chosen. Weather and event hang over the board. */
export function RaceAhead({ view, language }: { readonly view: View; readonly language: Language }) {
  const words = text[language]
  const { corners } = circuitCalled(view.circuit)
  const { heat, stress } = suppliesOf(view)
  return (
    <ul class="shop-ahead" aria-label={words.raceAhead}>
      <li>
        <b>{meanings[language].circuits[view.circuit]}</b>, {words.laps(view.laps)}
      </li>
      <li>
        {words.limits}{' '}
        {corners.map((corner) => (
          <span key={corner.letter} class="shop-limit">
            <span>{corner.letter}</span>
            <b data-changed={limitOf(view, corner) !== corner.limit}>{limitOf(view, corner)}</b>
          </span>
        ))}
      </li>
      <li>{words.supplies(heat, stress)}</li>
    </ul>
  )
}
