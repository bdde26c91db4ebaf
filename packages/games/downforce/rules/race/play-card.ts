/** A turn begins: one card of the hand, or an own Speed-8 (DF-RACE-02, DF-RACE-03, DF-RACE-08, DF-TWO-04). */
import type { Rng, Seat, Tell } from '@paddock/kernel'
import { takeOut } from '@paddock/racing'
import { type Card, carOfSpeed8, faceOf, faces, speed8Of } from '../cards.ts'
import { hasPower } from '../powers/powers.ts'
import type { Action, Event, State } from '../state.ts'
import { carryOn } from './rows.ts'

const upright: readonly Action[] = faces.map((_, card) => ({ type: 'play', card }))
const upsideDown: readonly Action[] = faces.map((_, card) => ({ type: 'play', card, reversed: true }))

/** Cards that look alike are one choice. Tricky may turn a card round (DF-POW-20, DF-POW-21, DF-EX-13), declared with it (DF-R12). */
export function playChoices(state: State, seat: Seat): Action[] {
  const { hands, speed8 } = state
  const isTricky = hasPower(state, seat, 'tricky')
  const offered: Action[] = []
  const offer = (card: Card): void => {
    const action = upright[card]
    if (!action || offered.includes(action)) return
    offered.push(action)
    const turned = upsideDown[card]
    if (isTricky && turned && faceOf(card).rows.length > 1) offered.push(turned)
  }
  for (const card of hands[seat] ?? []) offer(card)
  for (const car of speed8[seat] ?? []) offer(speed8Of(car))
  return offered
}

export function playCard(state: State, action: Action, rng: Rng, tell: Tell<Event>): void {
  if (action.type !== 'play') throw new Error(`no card is played by ${action.type}`)
  const { turn: seat } = state
  const { card } = action
  takeFromHand(state, seat, card)
  state.card = card
  state.isReversed = action.reversed === true
  state.row = 0
  state.car = -1
  state.isGoing = false
  state.hasSkipped = false
  state.named = []
  tell({ type: 'card-played', seat, card, isReversed: state.isReversed })
  carryOn(state, rng, tell)
}

/** Of cards that look alike, the one held longest. */
function takeFromHand(state: State, seat: Seat, card: Card): void {
  const car = carOfSpeed8(card)
  if (car !== undefined) {
    takeOut(state.speed8[seat] ?? [], car)
    return
  }
  const hand = state.hands[seat] ?? []
  const fresh = state.fresh[seat] ?? 0
  if (hand.indexOf(card) >= hand.length - fresh) state.fresh[seat] = fresh - 1
  takeOut(hand, card)
  const shown = state.shown[seat] ?? []
  if (shown.includes(card)) takeOut(shown, card)
}
