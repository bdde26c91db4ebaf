/** Cards that go back on top of the deck instead of into the discard. */

import type { Seat, Tell } from '@paddock/kernel'
import { has } from '../../../versions.ts'
import { type Card, faceOf } from '../../cards.ts'
import { takeAway } from '../../movement/speed.ts'
import { cardsOf } from '../../piles/piles.ts'
import { type Action, driverOf, type Event, hasFinished, type State } from '../../state.ts'
import { removeOne } from '../../symbols-left.ts'

function refreshable(state: State, seat: Seat): Card[] {
  return cardsOf(state.area, seat).filter((card) => faceOf(card).symbols.refresh)
}

/** HT-SYM-16: where there is such a card. Whoever is home draws no more. */
export function mayRefresh(state: State): boolean {
  const seat = driverOf(state)
  return !hasFinished(state, seat) && refreshable(state, seat).length > 0
}

/** Every way to put some of them back, the topmost first. */
export function refreshChoices(state: State, seat: Seat): Action[] {
  return orders(refreshable(state, seat).sort((a, b) => a - b)).map((cards) => ({ type: 'refresh', cards }))
}

function orders(cards: readonly Card[]): Card[][] {
  const found: Card[][] = [[]]
  for (const [place, card] of cards.entries()) {
    if (cards.indexOf(card) < place) continue
    for (const rest of orders(cards.toSpliced(place, 1))) found.push([card, ...rest])
  }
  return found
}

/** HT-SYM-16, HT-V-02, HT-V-03: what the card has given stays. */
export function refresh(state: State, action: Action, tell: Tell<Event>): void {
  if (action.type !== 'refresh') throw new Error(`nothing is refreshed by ${action.type}`)
  if (action.cards.length === 0) return
  const seat = driverOf(state)
  for (const card of action.cards.toReversed()) {
    takeAway(state, seat, card)
    if (!has(state, 'slipstream-of-refreshed-cards'))
      removeOne(state.left.slipstream, faceOf(card).symbols.slipstream ?? 0)
    cardsOf(state.decks, seat).push(card)
    cardsOf(state.onTop, seat).push(card)
  }
  tell({ type: 'cards-refreshed', seat, cards: action.cards })
}
