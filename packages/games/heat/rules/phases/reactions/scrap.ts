import type { Rng, Seat, Tell } from '@paddock/kernel'
import { different } from '@paddock/racing'
import { has } from '../../../versions.ts'
import { type Card, faceOf } from '../../cards.ts'
import { cardsOf, discardCard, knowHand, restock, topOfDeck } from '../../piles/piles.ts'
import { driverOf, type Event, type State } from '../../state.ts'
import { removeOne } from '../../symbols-left.ts'
import { isInDoubt } from './means.ts'
import type { Reaction } from './reaction.ts'

/** HT-SYM-07. HT-SYM-03: nothing is scrapped for a card that may turn out to be void. */
export const scrapping: Reaction = {
  action: 'scrap',
  isMandatory: true,
  isOpen: ({ left }) => left.scrap.length > 0,
  choices: (state, seat) => different(dueNow(state, seat).map(scrapOf)).map((cards) => ({ type: 'scrap', cards })),
  use(state, action, rng, tell) {
    if (action.type !== 'scrap') return
    const seat = driverOf(state)
    const cards = dueNow(state, seat).filter((card) => scrapOf(card) === action.cards)
    // One that is paid for already: then what is left is that of the card that may still be replaced.
    const card = cards.find((due) => !state.left.heat.includes(due)) ?? cards[0]
    if (card === undefined) return
    removeOne(state.left.scrap, card)
    scrap(state, seat, action.cards, rng, tell)
  },
}

export function scrapOf(card: Card): number {
  return faceOf(card).symbols.scrap ?? 0
}

/** HT-R11: the Scrap of a card is no longer among what is due. */
export function dropScrap(state: State, due: Card[], card: Card): void {
  if (due.includes(card) || has(state, 'scrap-owed-by-card')) removeOne(due, card)
  else removeOne(due, due.find((other) => scrapOf(other) === scrapOf(card)) ?? card)
}

/** The cards whose Scrap can be carried out now. */
function dueNow(state: State, seat: Seat): Card[] {
  const due = state.left.scrap.slice()
  if (isInDoubt(state, seat, cardsOf(state.hands, seat)))
    for (const card of state.left.heat) dropScrap(state, due, card)
  return due
}

/**
 * HT-SYM-07, HT-SYM-08, HT-V-06, HT-EX-18: by the booklet the cards are taken together and then discarded; by the revised wording
 * they are discarded one by one, so that a reshuffle takes them in.
 */
function scrap(state: State, seat: Seat, count: number, rng: Rng, tell: Tell<Event>): void {
  const deck = cardsOf(state.decks, seat)
  const isTogether = state.options.wording === 'booklet'
  const ofOldDeck = deck.length
  const isNewDeck = isTogether && restock(state, seat, count, rng, tell)
  let scrapped: Card[] = []
  let isTold = false
  for (let taken = 0; taken < count; taken++) {
    if (deck.length === 0 && scrapped.length > 0) {
      if (isTogether) break
      tell({ type: 'cards-scrapped', seat, cards: scrapped })
      scrapped = []
      isTold = true
    }
    const card = topOfDeck(state, seat, rng, tell)
    if (card < 0) break // HT-SET-15
    discardCard(state, seat, card)
    scrapped.push(card)
  }
  if (isNewDeck && ofOldDeck > 0) knowHand(state, seat)
  if (scrapped.length > 0 || !isTold) tell({ type: 'cards-scrapped', seat, cards: scrapped })
}
