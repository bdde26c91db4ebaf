/** Step 3: the cards are turned over, + is resolved, values are chosen, the car moves. */

import type { Rng, Seat, Tell } from '@paddock/kernel'
import { at } from '@paddock/racing'
import { type Card, faceOf, hasChoice, heat, isSponsor } from '../../cards.ts'
import { firstGear, gearOf, isInReach } from '../../gears.ts'
import { drive } from '../../movement/drive.ts'
import { reckonSpeed, takeAway } from '../../movement/speed.ts'
import { flip } from '../../piles/flip.ts'
import { cardsOf, discardCard, forget, show } from '../../piles/piles.ts'
import { driverOf, type Event, type State } from '../../state.ts'
import { addCard, addSymbols, noSymbols, removeCard } from '../../symbols-left.ts'
import { dropScrap } from '../reactions/scrap.ts'
import { adrenaline } from '../round/adrenaline.ts'
import { setGear } from '../round/shift.ts'

/** How a reveal ends: a cluttered hand does not let the car move, and values may have to be chosen first. */
export type Revealed = 'cluttered' | 'asks' | 'moved'

export function reveal(state: State, rng: Rng, tell: Tell<Event>): Revealed {
  const seat = driverOf(state)
  beginTurn(state, seat)
  const isPaid = state.options.gears === 'first' || settleGear(state, seat, tell)
  turnOver(state, seat)
  const cards = cardsOf(state.area, seat).slice()
  if (cards.includes(heat)) {
    clutter(state, seat, cards, tell)
    return 'cluttered'
  }
  gather(state, seat, cards)
  count(state, seat)
  tell({ type: 'cards-revealed', seat, cards, gear: at(state.gear, seat) })
  if (!isPaid) repair(state, seat, rng, tell)
  for (const card of cardsOf(state.area, seat).slice()) flipFor(state, seat, card, rng, tell)
  if (state.phase === 'values') return 'asks'
  drive(state, state.speed, 'cards', tell)
  return 'moved'
}

function beginTurn(state: State, seat: Seat): void {
  state.phase = 'react'
  state.from = at(state.progress, seat)
  state.fromSpot = at(state.spot, seat)
  state.speed = 0
  state.added = 0
  state.pluses = 0
  state.worth = []
  state.left = noSymbols()
  state.flipped = []
}

/** HT-TOUR-02, HT-TOUR-03, HT-R2: the number of cards is the gear. False if it was a shift by two that cannot be paid (HT-TOUR-07). */
function settleGear(state: State, seat: Seat, tell: Tell<Event>): boolean {
  const from = at(state.gear, seat)
  const meant = cardsOf(state.played, seat).length
  if (isInReach(from, meant, at(state.engine, seat))) {
    setGear(state, seat, meant, tell)
    return true
  }
  state.gear[seat] = meant > from ? from + 1 : from - 1
  return false
}

function turnOver(state: State, seat: Seat): void {
  const cards = cardsOf(state.played, seat)
  state.played[seat] = []
  state.area[seat] = cards
  for (const card of cards) {
    forget(state, seat, card)
    if (isSponsor(card)) show(state, seat, card)
  }
}

/** HT-PLAY-08. All that is left in such a hand is Heat. */
function clutter(state: State, seat: Seat, cards: readonly Card[], tell: Tell<Event>): void {
  const gear = at(state.gear, seat)
  state.gear[seat] = firstGear
  state.known[seat] = cardsOf(state.hands, seat).slice()
  tell({ type: 'hand-cluttered', seat, cards, gear })
}

/** Step 4, and all that the gear and the cards give for step 5. */
function gather(state: State, seat: Seat, cards: readonly Card[]): void {
  addSymbols(state.left, gearOf(at(state.gear, seat)).symbols)
  if (state.adrenaline.includes(seat)) addSymbols(state.left, adrenaline)
  for (const card of cards) addCard(state.left, card, faceOf(card).symbols)
}

/** The cards count what is printed on them; where that leaves a choice, it is made when all + are resolved (HT-MOVE-04). */
function count(state: State, seat: Seat): void {
  const area = cardsOf(state.area, seat)
  state.worth = area.map((card) => faceOf(card).value)
  state.phase = area.some(hasChoice) ? 'values' : 'react'
  reckonSpeed(state)
}

/** HT-TOUR-05, HT-TOUR-06, HT-EX-24, HT-EX-25: as many cards as the gear that it came to. HT-R13: no card is used up by it. */
function repair(state: State, seat: Seat, rng: Rng, tell: Tell<Event>): void {
  const area = cardsOf(state.area, seat)
  const [meant, to] = [area.length, at(state.gear, seat)]
  if (meant < to) {
    tell({ type: 'shift-repaired', seat, meant, to })
    flip(state, seat, 'repair', rng, tell)
    return
  }
  const card = at(area, rng.int(area.length))
  takeAway(state, seat, card)
  removeCard(state.left, card, faceOf(card).symbols)
  dropScrap(state, state.left.scrap, card)
  discardCard(state, seat, card)
  count(state, seat)
  tell({ type: 'shift-repaired', seat, meant, to, card })
}

/** HT-MOVE-04, HT-MOVE-05, HT-MOVE-06, HT-MOVE-07, HT-SYM-01 */
function flipFor(state: State, seat: Seat, card: Card, rng: Rng, tell: Tell<Event>): void {
  for (let plus = faceOf(card).symbols.plus ?? 0; plus > 0; plus--) flip(state, seat, 'plus', rng, tell)
}
