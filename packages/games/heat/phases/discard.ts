/** Step 8: any cards of the hand but Heat and Stress. */
import type { Seat, Tell } from '@paddock/kernel'
import { isDiscardable } from '../cards.ts'
import { cardsOf, takeFromHand } from '../piles.ts'
import { Selections } from '../selections.ts'
import { type Action, driverOf, type Event, type State } from '../state.ts'

const discards = new Selections<Action>((cards) => ({ type: 'discard', cards }))

/** HT-DISC-01 to HT-DISC-03. */
export function discardChoices(state: State, seat: Seat): Action[] {
  return discards.ofAnySize(cardsOf(state.hands, seat).filter(isDiscardable))
}

export function discardCards(state: State, action: Action, tell: Tell<Event>): void {
  if (action.type !== 'discard') throw new Error(`nothing is discarded by ${action.type}`)
  if (action.cards.length === 0) return
  const seat = driverOf(state)
  for (const card of action.cards) {
    takeFromHand(state, seat, card)
    cardsOf(state.discard, seat).push(card)
  }
  tell({ type: 'cards-discarded', seat, cards: action.cards })
}
