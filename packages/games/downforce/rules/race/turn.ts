import type { Rng, Seat, Tell } from '@paddock/kernel'
import { endRace } from '../money/end-race.ts'
import { type Event, isOnTrack, type OpenState, type State } from '../state.ts'

/** DF-FIN-04, DF-FIN-05: all own cars are home. Someone without a car is never done (DF-R24). */
export function isSeatHome(state: Pick<OpenState, 'options' | 'owner' | 'space'>, seat: Seat): boolean {
  let hasCar = false
  for (let car = 0; car < state.owner.length; car++) {
    if (state.owner[car] !== seat) continue
    if (isOnTrack(state, car)) return false
    hasCar = true
  }
  return hasCar
}

/** Whoever has a card and a reason to play it. With two players an unused Speed-8 is a card (DF-TWO-07). */
export function canPlay(state: State, seat: Seat): boolean {
  const cards = (state.hands[seat]?.length ?? 0) + (state.speed8[seat]?.length ?? 0)
  return cards > 0 && !isSeatHome(state, seat)
}

/** DF-RACE-02, DF-R15: this seat's turn, or that of the next to the left who can play. */
export function takeTurn(state: State, seat: Seat, rng: Rng, tell: Tell<Event>): void {
  for (let passed = 0; passed < state.seats; passed++) {
    const next = (seat + passed) % state.seats
    if (!canPlay(state, next)) continue
    state.turn = next
    state.phase = 'card'
    return
  }
  endRace(state, rng, tell)
}
