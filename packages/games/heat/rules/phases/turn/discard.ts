/** Step 8: any cards of the hand but Heat and Stress. */
import type { Seat, Tell } from '@paddock/kernel'
import { type Card, countOf, isDiscardable } from '../../cards.ts'
import { cardsOf, discardCard, takeFromHand } from '../../piles/piles.ts'
import { Selections } from '../../piles/selections.ts'
import { type Action, driverOf, type Event, type State } from '../../state.ts'

const discards = new Selections<Action>((cards) => ({ type: 'discard', cards }))

/** HT-DISC-01, HT-DISC-02, HT-DISC-03 */
export function discardChoices(state: State, seat: Seat): Action[] {
  const cards = discardable(state, seat)
  return discards.upTo(cards, mostAtOnce(cards))
}

function discardable({ hands }: State, seat: Seat): Card[] {
  return cardsOf(hands, seat).filter(isDiscardable)
}

/** HT-R19: more ways than these are too many to choose from: then some are discarded first, and the driver is asked again. */
const mostWays = 400

function mostAtOnce(cards: readonly Card[]): number {
  let ways = 1
  for (const card of new Set(cards)) ways *= countOf(cards, card) + 1
  if (ways <= mostWays) return cards.length
  return 3
}

/** Whether the driver may go on discarding: it had too many cards to choose from all at once. */
export function discardCards(state: State, action: Action, tell: Tell<Event>): boolean {
  if (action.type !== 'discard') throw new Error(`nothing is discarded by ${action.type}`)
  const { cards } = action
  if (cards.length === 0) return false
  const seat = driverOf(state)
  const held = discardable(state, seat)
  for (const card of cards) {
    takeFromHand(state, seat, card)
    discardCard(state, seat, card)
  }
  tell({ type: 'cards-discarded', seat, cards })
  return cards.length === mostAtOnce(held) && cards.length < held.length
}
