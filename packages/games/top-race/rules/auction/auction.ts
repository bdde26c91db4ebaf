/** An open auction: bids rise clockwise until nobody goes higher (TR-AUC-01). */
import type { Rng, Seat, Tell } from '@paddock/kernel'
import { at } from '@paddock/racing'
import { allCars } from '../cards.ts'
import { bidStep, lastDriverPrice, unwantedPrice } from '../money.ts'
import { cashOf } from '../purse.ts'
import { type Action, type Event, type OpenState, ownedBy, type State } from '../state.ts'
import { beginRace } from '../turn/turn.ts'
import { sell } from './take-driver.ts'

/** Most drivers for one seat, by the number of seats: TR-AUC-20, TR-AUC-19, TR-AUC-18, TR-AUC-17, TR-AUC-16. */
export const mostDrivers: readonly number[] = [0, 0, 3, 2, 2, 2, 1]

type Sold = Pick<OpenState, 'seats' | 'owner' | 'openHands' | 'handOf'>

/**
 * Whether a seat may bid at all, the controller like everyone (TR-AUC-02). A further driver is for those who have
 * one only while there are more drivers than seats without (TR-AUC-15, TR-T2-01); a hand is for those who have none
 * (TR-OPEN-03).
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

/**
 * The next driver, or where hands are open the next auction like it (TR-OPEN-05); the race once all six are sold
 * (TR-AUC-14, TR-AUC-23).
 */
export function offerNext(state: State, rng: Rng, tell: Tell<Event>): void {
  if (unsold(state) === 0) {
    beginRace(state, state.buyer, tell) // TR-RACE-01
    return
  }
  const turnedUp = state.drivers.pop()
  const again = turnedUp === undefined ? state.refused.shift() : undefined
  offer(state, turnedUp ?? again ?? -1, again !== undefined, rng, tell)
}

function offer(state: State, lot: number, wasRefused: boolean, rng: Rng, tell: Tell<Event>): void {
  state.phase = 'bid'
  state.lot = lot
  state.wasRefused = wasRefused
  state.offers++
  state.bid = 0
  state.bidder = -1
  state.passed = []
  const first = (state.controller + state.offers) % state.seats // TR-AUC-03, TR-AUC-04
  const [without] = seatsWithout(state)
  const isGiven = unsold(state) === 1 && without !== undefined // TR-AUC-21; otherwise TR-AUC-22
  const opener = isGiven ? undefined : askNext(state, first)
  tell({ type: 'driver-offered', car: lot, opener: opener ?? -1, wasRefused, withHand: hasHandsLeft(state) })
  if (isGiven) sell(state, without, lastDriverPrice, 'last', rng, tell)
  else goOn(state, first, opener, rng, tell)
}

/** The next one, from this seat on, who may still go higher and can pay for it, speaks (TR-AUC-05). */
function askNext(state: State, from: Seat): Seat | undefined {
  for (let passed = 0; passed < state.seats; passed++) {
    const seat = (from + passed) % state.seats
    if (!isIn(state, seat) || cashOf(state, seat) < state.bid + bidStep) continue
    state.speaker = seat
    return seat
  }
  return undefined
}

function isIn(state: State, seat: Seat): boolean {
  return seat !== state.bidder && !state.passed.includes(seat) && mayBid(state, seat)
}

/**
 * Those on the way to whoever speaks next who cannot pay the next step have passed (TR-R13). If nobody is left to
 * speak, the hammer falls (TR-AUC-09).
 */
function goOn(state: State, from: Seat, next: Seat | undefined, rng: Rng, tell: Tell<Event>): void {
  const dropped: Seat[] = []
  for (let passed = 0; passed < state.seats; passed++) {
    const seat = (from + passed) % state.seats
    if (seat === next) break
    if (isIn(state, seat)) dropped.push(seat)
  }
  if (dropped.length > 0) {
    state.passed.push(...dropped)
    tell({ type: 'bidders-dropped', seats: dropped, car: state.lot })
  }
  if (next !== undefined) return
  if (state.bidder >= 0) sell(state, state.bidder, state.bid, 'bid', rng, tell)
  else refuse(state, rng, tell)
}

/** TR-AUC-13: under the pile. For the second time: TR-T3-01. Where the buyer chooses the car: TR-R4. */
function refuse(state: State, rng: Rng, tell: Tell<Event>): void {
  const { lot, wasRefused } = state
  if (lot >= 0 && !wasRefused) state.refused.push(lot)
  tell({ type: 'driver-refused', car: lot })
  if (wasRefused) sell(state, whoMustTake(state), unwantedPrice, 'unwanted', rng, tell)
  else if (lot < 0) offer(state, lot, true, rng, tell)
  else offerNext(state, rng, tell)
}

/** Fewest drivers, then least money, then who would have spoken first (TR-T3-01, TR-R3). */
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

/** TR-AUC-06, TR-AUC-07, TR-AUC-08, TR-T1-02: every higher step that the purse allows. */
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
  } else state.passed.push(seat)
  const left = (seat + 1) % state.seats
  const next = askNext(state, left)
  tell(action.type === 'bid' ? { type: 'bid-made', seat, car, bid: action.bid } : { type: 'bid-passed', seat, car })
  goOn(state, left, next, rng, tell)
}

/** The drivers of whom nobody knows when they come up. */
export function driversToCome({ owner, lot, refused }: OpenState): number[] {
  return allCars.filter((car) => at(owner, car) < 0 && car !== lot && !refused.includes(car))
}
