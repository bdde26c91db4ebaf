import { Sign } from '@paddock/board'
import type { Looking } from '@paddock/page-kit/game-page.ts'
import type { Car } from '../../rules/state.ts'
import type { View } from '../../rules/view.ts'
import { carName } from '../car-name.ts'
import { lookOf } from '../livery.ts'

/** The head of a row: a car by its sign and its name. */
export function CarCell({ car, ...looking }: Looking<View> & { readonly car: Car }) {
  return (
    <th scope="row">
      <Sign look={lookOf(car)} /> <span class="ht-score-name">{carName(looking, car)}</span>
    </th>
  )
}
