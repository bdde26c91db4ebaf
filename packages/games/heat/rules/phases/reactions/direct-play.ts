import type { Seat } from '@paddock/kernel'
import { different } from '@paddock/racing'
import { type Card, countOf, faceOf } from '../../cards.ts'
import { drive } from '../../movement/drive.ts'
import { layOpen } from '../../movement/speed.ts'
import { cardsOf, takeFromHand } from '../../piles/piles.ts'
import { driverOf } from '../../state.ts'
import { addCard } from '../../symbols-left.ts'
import { couldPay, type Paying } from './means.ts'
import type { Reaction } from './reaction.ts'

/** HT-R22 */
export function directCards(table: Paying, seat: Seat, hand: readonly Card[]): Card[] {
  return different(hand).filter((card) => faceOf(card).symbols.direct && couldPay(table, seat, hand, card))
}

/** HT-SYM-17, HT-SYM-18, HT-SYM-19, HT-V-05 */
export const directPlay: Reaction = {
  action: 'direct',
  // Whether the card is in the hand or in the deck is the driver's secret.
  isOpen(state, seat) {
    if (cardsOf(state.hands, seat).length === 0) return false
    return cardsOf(state.upgrades, seat).some((card) => {
      if (!faceOf(card).symbols.direct) return false
      const open = countOf(cardsOf(state.area, seat), card) + countOf(cardsOf(state.discard, seat), card)
      return countOf(cardsOf(state.upgrades, seat), card) > open + countOf(cardsOf(state.onTop, seat), card)
    })
  },
  choices: (state, seat) =>
    directCards(state, seat, cardsOf(state.hands, seat)).map((card) => ({ type: 'direct', card })),
  use(state, action, _, tell) {
    if (action.type !== 'direct') return
    const { card } = action
    const seat = driverOf(state)
    takeFromHand(state, seat, card)
    layOpen(state, seat, card)
    addCard(state.left, card, faceOf(card).symbols)
    tell({ type: 'card-played-directly', seat, card })
    drive(state, faceOf(card).value, 'direct', tell)
  },
}
