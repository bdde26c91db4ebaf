/** The speed of a turn: what the cards in the play area count, and what was added to it. */
import type { Seat } from '@paddock/kernel'
import { type Card, faceOf } from '../cards.ts'
import { cardsOf } from '../piles/piles.ts'
import type { State } from '../state.ts'

/** HT-MOVE-09 */
export function speedSum({ worth, added }: Pick<State, 'worth' | 'added'>): number {
  return worth.reduce((sum, value) => sum + value, added)
}

/** HT-MOVE-08: there is none as long as a value is to be chosen. */
export function reckonSpeed(state: State): void {
  if (state.phase !== 'values') state.speed = speedSum(state)
}

/** A card comes to the play area: it counts what is printed on it. */
export function layOpen(state: State, seat: Seat, card: Card): void {
  cardsOf(state.area, seat).push(card)
  state.worth.push(faceOf(card).value)
  reckonSpeed(state)
}

/** A card leaves the play area, and what it counted goes with it. */
export function takeAway(state: State, seat: Seat, card: Card): void {
  const area = cardsOf(state.area, seat)
  const place = area.indexOf(card)
  area.splice(place, 1)
  state.worth.splice(place, 1)
}
