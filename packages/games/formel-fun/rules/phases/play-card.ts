import type { Rng, Seat, Tell } from '@paddock/kernel'
import { at, drawTop, reshuffleIfEmpty } from '@paddock/racing'
import { type CardKind, cardKinds, distanceOf, kindIndex, kindOf, mostTurbos, turboBonus } from '../cards.ts'
import { type Car, ownerOf } from '../cars.ts'
import { type Action, carOnTurn, type Event, handOf, type State } from '../state.ts'
import { spaceNumber } from '../track.ts'

/** FF-TURN-07 */
const handForTurbo = 3

const alone: readonly Action[] = cardKinds.map((card) => ({ card }))
const withTurbo: readonly Action[] = cardKinds.map((card) => ({ card, turbo: true }))
const turboIndex = cardKinds.indexOf('turbo')
const none: readonly Action[] = []

/**
 * One card of the hand for the car on turn, or one card and one turbo (FF-TURN-01, FF-TURN-02, FF-TURN-09).
 * The hand is the seat's, whichever of its cars is on turn (FF-SET-09), and never empty (FF-F16-01).
 */
export function cardChoices(state: State, seat: Seat): readonly Action[] {
  const car = carOnTurn(state)
  if (car === undefined || ownerOf(car) !== seat) return none
  const hand = handOf(state, seat)
  let held = 0
  let turbos = 0
  for (let index = 0; index < hand.length; index++) {
    const kind = kindIndex(at(hand, index))
    held |= 1 << kind
    if (kind === turboIndex) turbos++
  }
  const mayAddTurbo = hand.length >= handForTurbo && at(state.turbos, seat) < mostTurbos
  return offer(held, mayAddTurbo ? Math.min(turbos, 2) : 0)
}

/** Lists of choices by what is held. There are a few thousand; each is made once and then shared. */
const offers: (readonly Action[] | undefined)[] = new Array(3 << cardKinds.length)

/** Each kind that is held (as bits), alone (FF-F10-01); and with a turbo, if there is one, or two for the turbo itself. */
function offer(held: number, turbos: number): readonly Action[] {
  const key = held * 3 + turbos
  const known = offers[key]
  if (known) return known
  const holds = (_action: Action, kind: number) => (held & (1 << kind)) !== 0
  const added = (_action: Action, kind: number) => turbos > (kind === turboIndex ? 1 : 0)
  const made = [
    ...alone.filter(holds),
    ...withTurbo.filter((action, kind) => holds(action, kind) && added(action, kind)),
  ]
  offers[key] = made
  return made
}

/** Plays the card, draws one before the car moves (FF-TURN-05), and tells how far the car shall drive. */
export function playCard(state: State, car: Car, action: Action, rng: Rng, tell: Tell<Event>): number {
  const seat = ownerOf(car)
  const space = spaceNumber(at(state.position, car))
  let spaces = distanceOf(discardFrom(state, seat, action.card), space)
  const extra = action.turbo === true
  if (extra) {
    discardFrom(state, seat, 'turbo')
    state.turbos[seat] = at(state.turbos, seat) + 1
    spaces += turboBonus // FF-F9-01: one move of the sum
  }
  tell({ type: 'card-played', seat, car, card: action.card, turbo: extra, space, distance: spaces })
  drawCard(state, seat, rng, tell)
  return spaces
}

/** FF-TURN-04, FF-TURN-06, FF-EX-05: one card, also after two were played, so that a turbo leaves the hand smaller. */
function drawCard(state: State, seat: Seat, rng: Rng, tell: Tell<Event>): void {
  const card = drawTop(state.pile)
  handOf(state, seat).push(card)
  tell({ type: 'card-drawn', seat, card: kindOf(card) })
  if (!reshuffleIfEmpty(state.pile, state.discard, rng)) return // FF-CARD-11
  state.shuffles++
  for (const shuffled of state.pile) state.shuffleOf[shuffled] = state.shuffles
  tell({ type: 'pile-shuffled', cards: state.pile.length })
}

/** Discards a card of this kind and tells which: of several, the one held longest. */
function discardFrom(state: State, seat: Seat, kind: CardKind): number {
  const hand = handOf(state, seat)
  for (let index = 0; index < hand.length; index++) {
    const card = at(hand, index)
    if (kindOf(card) !== kind) continue
    for (let next = index + 1; next < hand.length; next++) hand[next - 1] = at(hand, next)
    hand.pop()
    state.discard.push(card) // FF-TURN-03
    return card
  }
  throw new Error(`seat ${seat} holds no ${kind}`)
}
