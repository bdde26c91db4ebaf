/** What was bought is paid and taken: the hand and the car where they are chosen, a start space, a token. */
import type { Rng, Seat, Tell } from '@paddock/kernel'
import { at } from '@paddock/racing'
import { allCars, type Car, faces } from '../cards.ts'
import { cashOf, payMoney } from '../purse.ts'
import type { Action, Event, Phase, State } from '../state.ts'
import { insideSpaces, track } from '../track.ts'
import { hasHandsLeft, offerNext } from './auction.ts'

type Why = Extract<Event, { type: 'driver-sold' }>['why']

/** TR-AUC-10, TR-T4-01. From then on everyone knows whose it is (TR-AUC-11). */
export function sell(state: State, seat: Seat, price: number, why: Why, rng: Rng, tell: Tell<Event>): void {
  const owed = Math.max(0, price - cashOf(state, seat))
  payMoney(state, seat, -price)
  state.buyer = seat
  state.bid = price
  const { lot } = state
  if (lot >= 0) own(state, seat, lot)
  askOn(state)
  tell({ type: 'driver-sold', seat, car: lot, price, why, owed })
  takeOn(state, rng, tell)
}

/** Asks for what is still to be taken. False if that is nothing, and nothing is for sale any more. */
function askOn(state: State): boolean {
  const next = nextToTake(state)
  if (next) state.phase = next
  else state.lot = -1
  return next !== undefined
}

function nextToTake(state: State): Phase | undefined {
  const { lot, buyer } = state
  if (hasHandsLeft(state) && at(state.handOf, buyer) < 0) return 'hand' // TR-OPEN-02
  if (lot < 0) return 'car' // TR-OPEN-04
  if (at(state.space, lot) < 0) return 'grid'
  return state.options.distance === 'tokens' && at(state.token, lot) === 0 ? 'token' : undefined
}

/** Goes on as far as nothing is left to choose. */
function takeOn(state: State, rng: Rng, tell: Tell<Event>): void {
  const [first, ...others] = takeChoices(state)
  if (first && others.length === 0) decideTaking(state, first, rng, tell)
}

const hands: readonly Action[] = faces.map((_, hand) => ({ type: 'hand', hand }))
const cars: readonly Action[] = allCars.map((car) => ({ type: 'car', car }))
const startSpaces: readonly Action[] = track.grid.map((_, place) => ({ type: 'grid', place }))
/** TR-TOKEN-03, TR-R2: up to a lap before and beyond the finish, several at one place. */
const distances: readonly Action[] = Array.from({ length: 2 * insideSpaces }, (_, step): Action => {
  return { type: 'token', distance: step < insideSpaces ? step - insideSpaces : step - insideSpaces + 1 }
})

export function takeChoices(state: State): readonly Action[] {
  switch (state.phase) {
    case 'hand':
      return hands.filter((_, hand) => (state.openHands[hand]?.length ?? 0) > 0)
    case 'car':
      return cars.filter((_, car) => at(state.owner, car) < 0)
    case 'grid':
      return startSpaces.filter((_, place) => !state.space.includes(at(track.grid, place))) // TR-AUC-12
    case 'token':
      return distances
    default:
      return []
  }
}

export function decideTaking(state: State, action: Action, rng: Rng, tell: Tell<Event>): void {
  const event = take(state, action)
  const isMore = askOn(state)
  tell(event)
  if (isMore) takeOn(state, rng, tell)
  else offerNext(state, rng, tell)
}

function take(state: State, action: Action): Event {
  const { buyer: seat, lot: car } = state
  switch (action.type) {
    case 'hand':
      state.hands[seat] = state.openHands[action.hand]?.slice() ?? []
      state.openHands[action.hand] = []
      state.handOf[seat] = action.hand
      return { type: 'hand-chosen', seat, hand: action.hand }
    case 'car':
      state.lot = action.car
      own(state, seat, action.car)
      return { type: 'car-chosen', seat, car: action.car }
    case 'grid':
      state.space[car] = at(track.grid, action.place)
      return { type: 'car-placed', seat, car, place: action.place }
    case 'token':
      state.token[car] = action.distance // TR-TOKEN-02, TR-TOKEN-12
      return { type: 'token-placed', seat, car, distance: action.distance }
    default:
      throw new Error(`nothing is taken by ${action.type}`)
  }
}

function own(state: State, seat: Seat, car: Car): void {
  state.owner[car] = seat
  state.price[car] = state.bid
}
