import { cardsOf, take } from '../../piles/piles.ts'
import { Selections } from '../../piles/selections.ts'
import { type Action, driverOf } from '../../state.ts'
import { removeOne } from '../../symbols-left.ts'
import type { Reaction } from './reaction.ts'

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
    tell({ type: 'cards-salvaged', seat, cards: action.cards }) // HT-R9
  },
}
