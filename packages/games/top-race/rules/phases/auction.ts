/** An open auction: bids rise clockwise until nobody goes higher (TR-AUC-01 to TR-AUC-22). */
import type { Rng, Seat, Tell } from '@paddock/kernel'
import { at } from '@paddock/racing'
import { allCars } from '../cards.ts'
import { bidStep, cashOf, lastDriverPrice, unwantedPrice } from '../money.ts'
import { type Action, type Event, type OpenState, ownedBy, type State } from '../state.ts'
import { sell } from './take-driver.ts'
import { beginRace } from './turn.ts'

/** Most drivers for one seat, by the number of seats (TR-AUC-16 to TR-AUC-20). */
export const mostDrivers: readonly number[] = [0, 0, 3, 2, 2, 2, 1]

type Sold = Pick<OpenState, 'seats' | 'owner' | 'openHands' | 'handOf'>

/**
 * Whether a seat may bid at all. A further driver is for those who have one only while there are more
 * drivers than seats without (TR-T2-01); a hand is for those who have none (TR-OPEN-03).
 */
export function mayBid(state: Sold, seat: Seat): boolean {
  if (hasHandsLeft(state)) return at(state.handOf, seat) < 0
  const own = driversOf(state, seat)
  return own < at(mostDrivers, state.seats) && (own === 0 || unsold(state) > seatsWithout(state).length)
}

export function hasHandsLeft({ openHands }: Pick<OpenState, 'openHands'>): boolean {
  return openHands.some((hand) => hand.length > 0)
}

function driversOf(state: Pick<OpenState, 'owner'>, seat: Seat): number {
  return ownedBy(state, seat).length
}

function unsold({ owner }: Pick<OpenState, 'owner'>): number {
  return owner.filter((seat) => seat < 0).length
}

function seatsWithout(state: Pick<OpenState, 'seats' | 'owner'>): Seat[] {
  const seats: Seat[] = []
  for (let seat = 0; seat < state.seats; seat++) if (!state.owner.includes(seat)) seats.push(seat)
  return seats
}

/** The next driver, or the race once all six are sold (TR-AUC-14, TR-AUC-23). */
export function offerNext(state: State, rng: Rng, tell: Tell<Event>): void {
  if (unsold(state) === 0) {
    beginRace(state, state.buyer, rng, tell) // TR-RACE-01
    return
  }
  const turnedUp = state.drivers.pop()
  const again = turnedUp === undefined ? state.refused.shift() : undefined
  offer(state, turnedUp ?? again ?? -1, again !== undefined, rng, tell)
}

function offer(state: State, lot: number, wasRefused: boolean, rng: Rng, tell: Tell<Event>): void {
  state.lot = lot
  state.wasRefused = wasRefused
  state.offers++
  state.bid = 0
  state.bidder = -1
  state.passed = []
  const opener = (state.controller + state.offers) % state.seats // TR-AUC-03, TR-AUC-04
  const [without] = seatsWithout(state)
  const isGiven = unsold(state) === 1 && without !== undefined // TR-AUC-21
  tell({
    type: 'driver-offered',
    car: lot,
    opener: isGiven ? -1 : whoOpens(state, opener),
    wasRefused,
    withHand: hasHandsLeft(state),
  })
  if (isGiven) sell(state, without, lastDriverPrice, 'last', rng, tell)
  else askOn(state, opener, rng, tell)
}

/** TR-AUC-05: who speaks first, −1 if nobody can. */
function whoOpens(state: State, from: Seat): number {
  for (let passed = 0; passed < state.seats; passed++) {
    const seat = (from + passed) % state.seats
    if (mayBid(state, seat) && cashOf(state, seat) >= bidStep) return seat
  }
  return -1
}

/** Asks the next one, from this seat on, who may still go higher; if nobody may, the hammer falls. */
function askOn(state: State, from: Seat, rng: Rng, tell: Tell<Event>): void {
  const next = whoGoesOn(state, from, tell)
  if (next !== undefined) {
    state.speaker = next
    state.phase = 'bid'
    return
  }
  if (state.bidder >= 0)
    sell(state, state.bidder, state.bid, 'bid', rng, tell) // TR-AUC-09
  else refuse(state, rng, tell)
}

/** Those on the way to this seat who cannot pay the next step have passed (TR-R13). */
function whoGoesOn(state: State, from: Seat, tell: Tell<Event>): Seat | undefined {
  const clockwise = Array.from({ length: state.seats }, (_, place) => (from + place) % state.seats)
  const left = clockwise.filter((seat) => seat !== state.bidder && !state.passed.includes(seat) && mayBid(state, seat))
  const next = left.find((seat) => cashOf(state, seat) >= state.bid + bidStep)
  const dropped = next === undefined ? left : left.slice(0, left.indexOf(next))
  state.passed.push(...dropped)
  if (dropped.length > 0) tell({ type: 'bidders-dropped', seats: dropped, car: state.lot })
  return next
}

/** TR-AUC-13: under the pile. For the second time: TR-T3-01. */
function refuse(state: State, rng: Rng, tell: Tell<Event>): void {
  tell({ type: 'driver-refused', car: state.lot })
  if (state.wasRefused) {
    sell(state, whoMustTake(state), unwantedPrice, 'unwanted', rng, tell)
  } else if (state.lot < 0) {
    offer(state, -1, true, rng, tell)
  } else {
    state.refused.push(state.lot)
    offerNext(state, rng, tell)
  }
}

/** Fewest drivers, then least money, then who would have spoken first. */
function whoMustTake(state: State): Seat {
  const first = state.controller + state.offers
  const clockwise = Array.from({ length: state.seats }, (_, place) => (first + place) % state.seats)
  const [seat] = clockwise
    .filter((seat) => mayBid(state, seat))
    .sort((a, b) => driversOf(state, a) - driversOf(state, b) || at(state.purse, a) - at(state.purse, b))
  if (seat === undefined) throw new Error('nobody may take the driver')
  return seat
}

const pass: Action = { type: 'pass' }
const bids: Action[] = []

function bidOf(steps: number): Action {
  bids[steps] ??= { type: 'bid', bid: steps * bidStep }
  return bids[steps]
}

/** TR-AUC-06 to TR-AUC-08, TR-T1-02: every higher step that the purse allows. */
export function bidChoices(state: State, seat: Seat): Action[] {
  const choices: Action[] = [pass]
  const most = Math.floor(cashOf(state, seat) / bidStep)
  for (let steps = state.bid / bidStep + 1; steps <= most; steps++) choices.push(bidOf(steps))
  return choices
}

/** A pass is for good (TR-T1-01). */
export function takeBid(state: State, action: Action, rng: Rng, tell: Tell<Event>): void {
  const { speaker: seat, lot: car } = state
  if (action.type === 'bid') {
    state.bid = action.bid
    state.bidder = seat
    tell({ type: 'bid-made', seat, car, bid: action.bid })
  } else {
    state.passed.push(seat)
    tell({ type: 'bid-passed', seat, car })
  }
  askOn(state, (seat + 1) % state.seats, rng, tell)
}

/** The drivers of whom nobody knows when they come up. */
export function driversToCome({ owner, lot, refused }: OpenState): number[] {
  return allCars.filter((car) => at(owner, car) < 0 && car !== lot && !refused.includes(car))
}
