/** A turn begins: one card of the hand, the top card of a pile, or a card of everybody at once. */
import type { Rng, Seat, Tell } from '@paddock/kernel'
import { drawTop, reshuffleIfEmpty, takeOut } from '@paddock/racing'
import { type Card, faceOf, faces } from '../cards.ts'
import { isFinished, type Positions, progressOf } from '../movement/positions.ts'
import { isAhead, laneOf, raceOrder } from '../movement/race-order.ts'
import { type Action, type CardLaid, type Event, type OpenState, ownedBy, type State } from '../state.ts'
import { carryOut, endCard } from './end-card.ts'
import { putAway } from './put-away.ts'
import { isPlayable, isSeatHome, seatsChoosing } from './turn.ts'

const playing: readonly Action[] = faces.map((_, card) => ({ type: 'play', card }))
const discarding: readonly Action[] = faces.map((_, card) => ({ type: 'discard', card }))

/** Cards that look alike are one choice. Something that can be played must be (TR-T10-01, TR-T10-02, TR-T10-03). */
export function cardChoices(state: State, seat: Seat): Action[] {
  const hand = state.hands[seat] ?? []
  const choices: Action[] = []
  for (const [place, card] of hand.entries()) {
    const action = playing[card]
    if (action && hand.indexOf(card) === place && isPlayable(state, card)) choices.push(action)
  }
  return choices.length > 0 ? choices : discarding.filter((_, card) => hand.includes(card))
}

export const drawChoices: readonly Action[] = [{ type: 'draw' }]

/** One card of the own hand, whatever it shows (TR-RACE-03). */
export function playCard(state: State, action: Action, rng: Rng, tell: Tell<Event>): void {
  const { turn: seat } = state
  if (action.type !== 'play' && action.type !== 'discard') throw new Error(`no card is played by ${action.type}`)
  const { card } = action
  takeOut(state.hands[seat] ?? [], card)
  forgetLast(state)
  lay(state, { seat, card }, false, rng, tell)
}

/** TR-BINGO-03, TR-BINGO-04, TR-BINGO-06, TR-KIDS-08: the top card, whatever it is. */
export function drawCard(state: State, _: Action, rng: Rng, tell: Tell<Event>): void {
  const { turn: seat } = state
  const isChild = state.options.game === 'children'
  const pile = (isChild ? state.piles[seat] : state.pile) ?? []
  if (!isChild && reshuffleIfEmpty(pile, state.discard, rng)) tell({ type: 'pile-shuffled', cards: pile.length })
  forgetLast(state)
  lay(state, { seat, card: drawTop(pile) }, true, rng, tell)
}

function forgetLast(state: State): void {
  state.carried = []
  state.named = []
}

/** TR-TOTAL-02, TR-TOTAL-03 */
export function showCards(state: State, moves: readonly Action[], rng: Rng, tell: Tell<Event>): void {
  const plays = seatsChoosing(state).map((seat, place): CardLaid => {
    const move = moves[place]
    if (move?.type !== 'play' && move?.type !== 'discard') throw new Error(`seat ${seat} has chosen no card`)
    takeOut(state.hands[seat] ?? [], move.card)
    return { seat, card: move.card }
  })
  state.shown = plays.sort((a, b) => whoFirst(state, a, b))
  forgetLast(state)
  tell({ type: 'cards-shown', plays: state.shown.map((play) => ({ ...play, sum: faceOf(play.card).sum })) })
  layNext(state, rng, tell)
}

/**
 * TR-TOTAL-05, TR-TOTAL-06, TR-TOTAL-07, TR-TOTAL-08, TR-R12: after the sum, whose best car is farther back, then
 * farther out.
 */
export function whoFirst(state: Positions & Pick<OpenState, 'owner'>, a: CardLaid, b: CardLaid): number {
  const bySum = faceOf(b.card).sum - faceOf(a.card).sum
  if (bySum !== 0) return bySum
  const [ownA, ownB] = [bestCar(state, a.seat), bestCar(state, b.seat)]
  return (
    progressOf(state, ownA) - progressOf(state, ownB) ||
    laneOf(state, ownB) - laneOf(state, ownA) ||
    (isAhead(state, ownB, ownA) ? -1 : 1)
  )
}

function bestCar(state: Positions & Pick<OpenState, 'owner'>, seat: Seat): number {
  const racing = ownedBy(state, seat).filter((car) => !isFinished(state, car))
  return raceOrder(state).find((car) => racing.includes(car)) ?? 0
}

/** Total-move: the next of the cards that were shown (TR-TOTAL-10). */
export function layNext(state: State, rng: Rng, tell: Tell<Event>): void {
  const play = state.shown.shift()
  if (!play) throw new Error('no card is left to carry out')
  state.turn = play.seat
  lay(state, play, false, rng, tell)
}

/** Carries out a card, or puts it away where it can do nothing (TR-T10-01, TR-BINGO-07). */
function lay(state: State, { seat, card }: CardLaid, wasDrawn: boolean, rng: Rng, tell: Tell<Event>): void {
  state.card = card
  state.done = []
  state.row = -1
  state.car = -1
  const why = whyNot(state, seat, card)
  if (why) {
    putAway(state)
    tell({ type: 'card-discarded', seat, card, why })
    endCard(state, rng, tell)
    return
  }
  tell({ type: 'card-played', seat, card, wasDrawn })
  carryOut(state, rng, tell)
}

function whyNot(state: State, seat: Seat, card: Card): 'unplayable' | 'home' | undefined {
  if (isSeatHome(state, seat)) return 'home'
  return isPlayable(state, card) ? undefined : 'unplayable'
}
