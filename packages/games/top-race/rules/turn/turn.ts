/** Whose turn it is, and whether the race goes on. */
import type { Rng, Seat, Tell } from '@paddock/kernel'
import { at } from '@paddock/racing'
import { type Card, carCount, faceOf } from '../cards.ts'
import { endRace } from '../end/end-race.ts'
import { isFinished } from '../movement/positions.ts'
import { type Event, type OpenState, ownedBy, type State } from '../state.ts'
import { turnPhase } from './put-away.ts'

/** Everyone has a car and a card. */
export function beginRace(state: State, seat: Seat, tell: Tell<Event>): void {
  state.turn = seat
  state.phase = turnPhase(state)
  const why = state.options.game === 'children' ? 'youngest' : 'bought-last'
  tell({ type: 'race-started', race: state.race, seat, why })
}

/** TR-FIN-04, TR-FIN-06: all own cars are home. */
export function isSeatHome(state: Pick<OpenState, 'owner' | 'finished'>, seat: Seat): boolean {
  return ownedBy(state, seat).every((car) => isFinished(state, car))
}

/**
 * TR-PAIR-03: a pair is of no use once one of its cars is home, but on the grid and beyond the line (TR-T11-01,
 * TR-LONG-07).
 */
export function isPlayable(state: Pick<OpenState, 'finished'>, card: Card): boolean {
  const { pair } = faceOf(card)
  return !pair?.some((car) => isFinished(state, car))
}

/** Whoever still races and has a card (TR-LONG-06). */
export function hasTurn(state: State, seat: Seat): boolean {
  return !isSeatHome(state, seat) && (cardsFor(state, seat).length > 0 || state.options.cards === 'bingo')
}

/** What a seat plays from: its hand, or in a children's race its pile. */
function cardsFor({ options, hands, piles }: State, seat: Seat): readonly Card[] {
  return (options.game === 'children' ? piles[seat] : hands[seat]) ?? []
}

/** TR-RACE-02: this seat's turn, or that of the next to the left who has one. */
export function takeTurn(state: State, from: Seat, rng: Rng, tell: Tell<Event>): void {
  if (!goesOn(state)) {
    endRace(state, rng, tell)
    return
  }
  state.phase = turnPhase(state)
  if (state.phase === 'choose') return
  for (let passed = 0; passed < state.seats; passed++) {
    const seat = (from + passed) % state.seats
    if (!hasTurn(state, seat)) continue
    state.turn = seat
    return
  }
  throw new Error('nobody has a turn')
}

/** TR-FIN-07, TR-FIN-08, TR-TOTAL-11, TR-T17-01, TR-BINGO-05: until all cars are home or nobody can play any more. */
function goesOn(state: State): boolean {
  if (state.finished.length === carCount) return false
  if (state.options.cards === 'bingo') return true
  for (let seat = 0; seat < state.seats; seat++) {
    if (!isSeatHome(state, seat) && cardsFor(state, seat).some((card) => isPlayable(state, card))) return true
  }
  return false
}

/** The seats that choose a card at the same time (TR-TOTAL-02). */
export function seatsChoosing(state: State): Seat[] {
  return state.hands.flatMap((_, seat) => (hasTurn(state, seat) ? [seat] : []))
}

/** TR-KIDS-09, TR-KIDS-11: a car that somebody drives is home. */
export function isWonByChild({ options, finished, owner }: State): boolean {
  return options.game === 'children' && finished.some((car) => at(owner, car) >= 0)
}
