/** After the last row: the card is put away, a new one drawn, bets are made, and the next player is on turn. */
import type { Rng, Seat, Tell } from '@paddock/kernel'
import { at, drawTop } from '@paddock/racing'
import { allCars, carOfSpeed8, speed8Of } from '../cards.ts'
import { askForBets } from '../money/bet.ts'
import { endRace } from '../money/end-race.ts'
import { type Event, isOnTrack, type State } from '../state.ts'
import { canPlay, isSeatHome, takeTurn } from './turn.ts'

export function endCard(state: State, rng: Rng, tell: Tell<Event>): void {
  const { card, turn } = state
  state.card = -1
  state.discard.push(card) // DF-RACE-09
  // DF-TWO-06: a Speed-8 that lay open was not in the hand.
  if (carOfSpeed8(card) === undefined || state.seats > 2) draw(state, turn, tell)
  for (let seat = 0; seat < state.seats; seat++) if (isSeatHome(state, seat)) discardHand(state, seat, tell)
  if (isWon(state)) endRace(state, rng, tell)
  else if (!askForBets(state)) goOn(state, rng, tell)
}

/** The next turn, or the end of the race (DF-RACE-10, DF-RACE-11, DF-LONG-02). */
export function goOn(state: State, rng: Rng, tell: Tell<Event>): void {
  const isAnyoneLeft = state.hands.some((_, seat) => canPlay(state, seat))
  const isAnyCarLeft = allCars.some((car) => isOnTrack(state, car))
  if (isAnyoneLeft && isAnyCarLeft) takeTurn(state, (state.turn + 1) % state.seats, rng, tell)
  else endRace(state, rng, tell)
}

/** DF-R27: where the first car home wins, its card is the last one. */
function isWon({ options, finished, owner }: State): boolean {
  return options.format === 'first-car' && finished.some((car) => at(owner, car) >= 0)
}

/** DF-BEG-07, DF-TWO-05, DF-R26: one card for the one played, while there is one. */
function draw(state: State, seat: Seat, tell: Tell<Event>): void {
  const own = state.piles[seat] ?? []
  const isCommon = state.options.hand === 'three'
  const pile = isCommon ? state.pile : own
  if (pile.length === 0) return
  const card = drawTop(pile)
  state.hands[seat]?.push(card)
  if (isCommon) state.fresh[seat] = at(state.fresh, seat) + 1
  tell({ type: 'card-drawn', seat, card })
}

/** DF-FIN-04, DF-TWO-08: without effect, and open like every discard. */
function discardHand(state: State, seat: Seat, tell: Tell<Event>): void {
  const cards = [
    ...(state.hands[seat] ?? []),
    ...(state.piles[seat] ?? []).toSorted((a, b) => a - b),
    ...(state.speed8[seat] ?? []).map(speed8Of),
  ]
  if (cards.length === 0) return
  state.hands[seat] = []
  state.piles[seat] = []
  state.speed8[seat] = []
  state.shown[seat] = []
  state.fresh[seat] = 0
  state.discard.push(...cards)
  tell({ type: 'hand-discarded', seat, cards })
}
