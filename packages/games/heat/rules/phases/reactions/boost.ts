import type { Seat } from '@paddock/kernel'
import { at } from '@paddock/racing'
import { isBoostFree } from '../../../modules/conditions/sectors.ts'
import { type Card, faceOf } from '../../cards.ts'
import { drive } from '../../movement/drive.ts'
import { flip } from '../../piles/flip.ts'
import { cardsOf, payHeat } from '../../piles/piles.ts'
import { driverOf, type OpenState } from '../../state.ts'
import { leavesEnough, type Paying } from './means.ts'
import type { Reaction } from './reaction.ts'

type Road = Pick<OpenState, 'circuit' | 'road' | 'weather'>

export function boostPrice(table: Road & Pick<OpenState, 'progress'>, seat: Seat): number {
  return boostPriceAt(table, at(table.progress, seat))
}

/** HT-REACT-05, HT-ROAD-08, HT-ROAD-09 */
export function boostPriceAt(road: Road, progress: number): number {
  return isBoostFree(road, progress) ? 0 : 1
}

export function canBoost(table: Paying, seat: Seat, hand: readonly Card[]): boolean {
  const price = boostPrice(table, seat)
  return table.left.boost > 0 && at(table.engine, seat) >= price && leavesEnough(table, seat, hand, price)
}

/** HT-REACT-04, HT-REACT-05, HT-REACT-06, HT-V-07 */
export const boost: Reaction = {
  action: 'boost',
  // What could be cooled for a card is the driver's secret; but where anything could be, the driver is asked anyway.
  isOpen: (state, seat) => canBoost(state, seat, cardsOf(state.hands, seat)),
  choices: () => [{ type: 'boost' }],
  use(state, _, rng, tell) {
    const seat = driverOf(state)
    const heat = boostPrice(state, seat)
    state.left.boost--
    payHeat(state, seat, heat)
    tell({ type: 'boosted', seat, heat, engine: at(state.engine, seat) })
    const card = flip(state, seat, 'boost', rng, tell)
    if (card >= 0) drive(state, faceOf(card).value, 'boost', tell)
  },
}
