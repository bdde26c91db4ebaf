/** A card is carried out to its last row, and put away: a new one is drawn, bets are made, and the next turn begins. */
import type { Rng, Seat, Tell } from '@paddock/kernel'
import { drawTop } from '@paddock/racing'
import { faceOf } from '../cards.ts'
import { endRace } from '../end/end-race.ts'
import { beginPair, catchUp, usePair } from '../movement/pair.ts'
import { carryOutRows, chooseRow, nameWild } from '../movement/rows.ts'
import { moveCar } from '../movement/steer.ts'
import { type Action, type Event, home, type State } from '../state.ts'
import { askForBets } from './bet.ts'
import { layNext } from './play-card.ts'
import { isSeatHome, isWonByChild, takeTurn } from './turn.ts'

export function carryOut(state: State, rng: Rng, tell: Tell<Event>): void {
  const isDone = faceOf(state.card).pair ? beginPair(state, tell) : carryOutRows(state, tell)
  if (isDone) endCard(state, rng, tell)
}

/** Goes on after something was decided about the card. */
export function goOnWith(state: State, action: Action, rng: Rng, tell: Tell<Event>): void {
  if (decide(state, action, tell)) endCard(state, rng, tell)
}

/** True if the card is done. */
function decide(state: State, action: Action, tell: Tell<Event>): boolean {
  if (state.phase === 'pair') return usePair(state, action, tell)
  if (faceOf(state.card).pair) {
    catchUp(state, action, tell)
    return true
  }
  if (state.phase === 'row') chooseRow(state, action, tell)
  else if (state.phase === 'wild') nameWild(state, action, tell)
  else {
    moveCar(state, action.type === 'move' ? action.to : home, tell)
  }
  return carryOutRows(state, tell)
}

export function endCard(state: State, rng: Rng, tell: Tell<Event>): void {
  if (isWonByChild(state)) {
    endRace(state, rng, tell)
    return
  }
  // TR-R16, TR-R7: a card is drawn before bets are made, and bets are made before the race ends.
  if (state.options.cards === 'lucky' && !isSeatHome(state, state.turn)) draw(state, state.turn, tell)
  for (let seat = 0; seat < state.seats; seat++) if (isSeatHome(state, seat)) discardHand(state, seat, tell)
  if (!askForBets(state)) goOn(state, rng, tell)
}

/** The next card that was shown, or the next turn. */
export function goOn(state: State, rng: Rng, tell: Tell<Event>): void {
  if (state.shown.length > 0) layNext(state, rng, tell)
  else takeTurn(state, (state.turn + 1) % state.seats, rng, tell)
}

/** TR-LUCKY-02, TR-LUCKY-03: one for the one played, while there is one. */
function draw(state: State, seat: Seat, tell: Tell<Event>): void {
  if (state.pile.length === 0) return
  const card = drawTop(state.pile)
  state.hands[seat]?.push(card)
  tell({ type: 'card-drawn', seat, card })
}

/** TR-FIN-05: without effect, and open like every discard. */
function discardHand(state: State, seat: Seat, tell: Tell<Event>): void {
  const cards = state.hands[seat] ?? []
  if (cards.length === 0) return
  state.hands[seat] = []
  state.discard.push(...cards)
  tell({ type: 'hand-discarded', seat, cards })
}
