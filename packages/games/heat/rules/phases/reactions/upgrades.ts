/** What only cards of the workshop can do. */
import { different } from '@paddock/racing'
import { countOf, faceOf } from '../../cards.ts'
import { cardsOf, take, takeFromHand } from '../../piles/piles.ts'
import { Selections } from '../../piles/selections.ts'
import { type Action, driverOf } from '../../state.ts'
import { addCard, removeOne } from '../../symbols.ts'
import { couldPay } from './means.ts'
import { countLatest, type Reaction, speedUp } from './reaction.ts'

const salvages = new Selections<Action>((cards) => ({ type: 'salvage', cards }))

/** HT-SYM-15: to take none is to leave the symbol unused. */
export const salvage: Reaction = {
  action: 'salvage',
  isOpen: ({ left, discard }, seat) => left.salvage.length > 0 && cardsOf(discard, seat).length > 0,
  choices(state, seat) {
    const most = Math.max(...state.left.salvage)
    const choices: Action[] = []
    for (let size = 1; size <= most; size++) salvages.ofSize(cardsOf(state.discard, seat), size, choices)
    return choices
  },
  use(state, action, rng, tell) {
    if (action.type !== 'salvage') return
    const seat = driverOf(state)
    removeOne(state.left.salvage, Math.max(...state.left.salvage))
    for (const card of action.cards) take(cardsOf(state.discard, seat), card)
    const deck = cardsOf(state.decks, seat)
    deck.push(...action.cards)
    rng.shuffle(deck)
    state.onTop[seat] = []
    tell({ type: 'cards-salvaged', seat, cards: action.cards })
  },
}

/** HT-SYM-17 to HT-SYM-19, HT-V-05 */
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
  choices(state, seat) {
    const hand = cardsOf(state.hands, seat)
    const cards = different(hand).filter((card) => faceOf(card).symbols.direct && couldPay(state, seat, hand, card))
    return cards.map((card) => ({ type: 'direct', card }))
  },
  use(state, action, _, tell) {
    if (action.type !== 'direct') return
    const { card } = action
    const seat = driverOf(state)
    takeFromHand(state, seat, card)
    cardsOf(state.area, seat).push(card)
    tell({ type: 'card-played-directly', seat, card })
    addCard(state.left, card, faceOf(card).symbols)
    speedUp(state, countLatest(state), 'direct', tell)
  },
}

/** HT-SYM-20, HT-SYM-21, HT-V-04: one for each + that has turned up a Speed card so far, all of them or none. */
export const accelerate: Reaction = {
  action: 'accelerate',
  isOpen: ({ left, pluses }) => left.accelerate > 0 && pluses > 0,
  choices: () => [{ type: 'accelerate' }],
  use(state, _, __, tell) {
    state.left.accelerate--
    state.added += state.pluses
    speedUp(state, state.pluses, 'accelerate', tell)
  },
}
