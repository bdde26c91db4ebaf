/** Step 2: everyone plays cards face down, in secret and at the same time. */
import type { Moves, Seat, Tell } from '@paddock/kernel'
import { at } from '@paddock/racing'
import { type Card, heat, isPlayable } from '../../cards.ts'
import { cardsOf, take } from '../../piles/piles.ts'
import { Selections } from '../../piles/selections.ts'
import type { Action, Event, State } from '../../state.ts'
import { giveUp, givingUp, mayGiveUp } from './give-up.ts'
import { gearsOf, racing } from './shift.ts'

const plays = new Selections<Action>((cards) => ({ type: 'play', cards }))

/** HT-PLAY-01: the gear is set. */
export function playChoices(state: State, seat: Seat): Action[] {
  return playsIn(cardsOf(state.hands, seat), at(state.gear, seat), [])
}

/** HT-TOUR-01, HT-R2: gear and cards at once: the number of cards is the gear. */
export function planChoices(state: State, seat: Seat): Action[] {
  const choices: Action[] = []
  for (const gear of gearsOf(state, seat)) playsIn(cardsOf(state.hands, seat), gear, choices)
  if (mayGiveUp(state)) choices.push(givingUp)
  return choices
}

/** HT-PLAY-02, HT-PLAY-07: a hand that cannot serve the gear is played with all it has, and filled up with Heat. */
export function playsIn(hand: readonly Card[], gear: number, into: Action[]): Action[] {
  const playable = hand.filter(isPlayable)
  if (playable.length >= gear) return plays.ofSize(playable, gear, into)
  while (playable.length < gear) playable.push(heat)
  return plays.ofSize(playable, gear, into)
}

export function playCards(state: State, moves: Moves<Action>, tell: Tell<Event>): void {
  const drivers = racing(state)
  for (const [index, action] of moves.entries()) {
    if (action.type !== 'play') continue
    const seat = at(drivers, index)
    for (const card of action.cards) take(cardsOf(state.hands, seat), card)
    state.played[seat] = action.cards.slice()
  }
  giveUp(state, drivers, moves, tell)
}
