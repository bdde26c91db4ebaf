/** Step 3: the cards are turned over, + is resolved, the car moves. */
import type { Rng, Seat, Tell } from '@paddock/kernel'
import { at } from '@paddock/racing'
import { adrenaline } from '../adrenaline.ts'
import { type Card, faceOf, heat } from '../cards.ts'
import { firstGear, gearOf } from '../gears.ts'
import { cardsOf, flip, forget } from '../piles.ts'
import { driverOf, type Event, type State } from '../state.ts'
import { addSymbols, noSymbols } from '../symbols.ts'
import { drive } from './drive.ts'
import { setGear } from './shift.ts'

/** Whether the car moved on; a cluttered hand does not let it. */
export function reveal(state: State, rng: Rng, tell: Tell<Event>): boolean {
  const seat = driverOf(state)
  const cards = cardsOf(state.played, seat)
  state.played[seat] = []
  state.area[seat] = cards
  for (const card of cards) forget(state, seat, card)
  state.from = at(state.progress, seat)
  state.speed = 0
  state.left = noSymbols()
  state.flipped = []
  if (state.options.gears === 'with-cards') setGear(state, seat, cards.length, tell)
  const gear = at(state.gear, seat)
  if (cards.includes(heat)) {
    clutter(state, seat, cards, tell)
    return false
  }
  tell({ type: 'cards-revealed', seat, cards: cards.slice(), gear })
  gather(state, seat, cards)
  state.speed = speedOf(state, seat, cards.slice(), rng, tell)
  drive(state, state.speed, 'cards', tell)
  return true
}

/** HT-PLAY-08. All that is left in such a hand is Heat. */
function clutter(state: State, seat: Seat, cards: readonly Card[], tell: Tell<Event>): void {
  tell({ type: 'hand-cluttered', seat, cards: cards.slice(), gear: at(state.gear, seat) })
  state.gear[seat] = firstGear
  state.known[seat] = cardsOf(state.hands, seat).slice()
}

/** Step 4, and all that the gear and the cards give for step 5. */
function gather(state: State, seat: Seat, cards: readonly Card[]): void {
  addSymbols(state.left, gearOf(at(state.gear, seat)).symbols)
  if (state.adrenaline.includes(seat)) addSymbols(state.left, adrenaline)
  for (const card of cards) addSymbols(state.left, faceOf(card).symbols)
}

/** HT-MOVE-04 to HT-MOVE-09: first every + of the cards played, then the sum of all that lies there. */
function speedOf(state: State, seat: Seat, cards: readonly Card[], rng: Rng, tell: Tell<Event>): number {
  for (const card of cards) {
    for (let plus = faceOf(card).symbols.plus ?? 0; plus > 0; plus--) flip(state, seat, 'plus', rng, tell)
  }
  let speed = 0
  for (const card of cardsOf(state.area, seat)) speed += faceOf(card).value
  return speed
}
