/** The auction: one lot after another, sealed bids, those nobody wants once more at the end. */

import type { Rng, Seat, Tell } from '@paddock/kernel'
import { at } from '@paddock/racing'
import { has } from '../../versions.ts'
import { carCount, faceOf, noPower, wild } from '../cards.ts'
import { choosePowers } from '../powers/keep-power.ts'
import type { Action, Bid, Event, Lot, SaleReason, State } from '../state.ts'
import { bidCards, bidMeans, bidOf, forcedBid } from './bid-value.ts'

/** More than any number on a card: there is no such row at all. */
const none = 9

/** DF-AUC-14, DF-R21: who may bid. As soon as cars are as few as players without one, only those. */
export function biddersOf(state: State): Seat[] {
  const carless = carlessSeats(state)
  const left = 1 + state.lots.length
  if (state.isSecondOffer || left <= carless.length) return carless
  return Array.from({ length: state.seats }, (_, seat) => seat)
}

export function carlessSeats({ seats, owner }: Pick<State, 'seats' | 'owner'>): Seat[] {
  return Array.from({ length: seats }, (_, seat) => seat).filter((seat) => !owner.includes(seat))
}

const openPass: Action = { type: 'bid', card: null }

/** Any card; an open pass for those alone who need not bid by what they lay (DF-R4). Cards that look alike are one choice. */
export function bidChoices(state: State, seat: Seat): Action[] {
  const hand = state.hands[seat] ?? []
  const cards = [...new Set(bidCards(state, seat, hand))].map((card): Action => ({ type: 'bid', card }))
  const mayPass = !has(state, 'pass-by-a-card') || (state.lot && bidMeans(hand, state.lot.car) !== 'row')
  return mayPass ? [...cards, openPass] : cards
}

/** DF-AUC-01: the next car and the next power come up. After the sixth, what was set aside (DF-AUC-17, DF-R23). */
export function offerNext(state: State, rng: Rng, tell: Tell<Event>): void {
  const carless = carlessSeats(state)
  const lot = nextLot(state, carless.length > 0)
  state.lot = lot
  if (!lot) {
    // DF-AUC-18: what nobody wants a second time, or nobody is left for, stays unowned.
    for (let unsold = state.aside.shift(); unsold; unsold = state.aside.shift()) {
      tell({ type: 'lot-set-aside', lot: unsold, isUnowned: true })
    }
    choosePowers(state, rng, tell)
    return
  }
  state.phase = 'bid'
  tell({ type: 'lot-offered', lot, isSecondOffer: state.isSecondOffer, bidders: biddersOf(state) })
  const [last, ...others] = carless
  const isLastCar = !state.isSecondOffer && state.lots.length === 0
  // With two or more players without a car the last one is sold as usual (DF-R22).
  if (!isLastCar || last === undefined || others.length > 0) return
  sellToLast(state, lot, last, tell)
  offerNext(state, rng, tell)
}

/** DF-AUC-15: the last car goes to the last player without one. Whatever is lower than the price, that hand does not hold. */
function sellToLast(state: State, lot: Lot, seat: Seat, tell: Tell<Event>): void {
  const bid = forcedBid(seat, state.hands[seat] ?? [], lot.car)
  show(state, lot, [bid], tell)
  const floors = state.floors[seat] ?? []
  if (bid.by === 'lowest') for (let colour = 0; colour < carCount; colour++) raise(floors, colour, bid.value)
  raise(floors, bid.by === 'wild' ? carCount : lot.car, bid.by === 'lowest' ? none : bid.value)
  sell(state, lot, bid, 'forced', [], tell)
}

function nextLot(state: State, isWanted: boolean): Lot | null {
  const car = state.lots.pop()
  if (car !== undefined) return { car, power: state.powerPile.pop() ?? noPower }
  state.isSecondOffer = true
  return isWanted ? (state.aside.shift() ?? null) : null
}

/** All bids are shown at once (DF-AUC-02) and the best one wins; with none the lot is set aside (DF-AUC-16). */
export function takeBids(state: State, moves: readonly Action[], rng: Rng, tell: Tell<Event>): void {
  const { lot } = state
  if (!lot) throw new Error('nothing is on offer')
  const bids = biddersOf(state).flatMap((seat, place): Bid[] => {
    const move = moves[place]
    if (move?.type !== 'bid') return []
    return [bidOf(seat, move.card, bidMeans(state.hands[seat] ?? [], lot.car), lot.car)]
  })
  show(state, lot, bids, tell)
  const highest = Math.max(...bids.map(({ value }) => value))
  if (highest === 0) setAside(state, lot, tell)
  else {
    const best = bids.filter(({ value }) => value === highest)
    const { bid, reason } = winner(state, best, bids, rng)
    const tied = best.map(({ seat }) => seat).filter((seat) => seat !== bid.seat)
    sell(state, lot, bid, reason, tied, tell)
  }
  offerNext(state, rng, tell)
}

/** DF-AUC-07, DF-AUC-08, DF-AUC-09, DF-R1, DF-EX-01: more cars on the card, no wild, fewer cars owned, and then the draw. */
function winner(state: State, best: readonly Bid[], all: readonly Bid[], rng: Rng): { bid: Bid; reason: SaleReason } {
  const only = all.filter(({ value }) => value > 0).length === 1
  let left = best
  let reason: SaleReason = only ? 'only' : 'highest'
  const tieBreaks: readonly [SaleReason, (bid: Bid) => number][] = [
    ['more-cars', ({ card }) => (card === null ? 0 : faceOf(card).rows.length)],
    ['no-wild', ({ card }) => (card !== null && faceOf(card).hasWild ? 0 : 1)],
    ['fewer-owned', ({ seat }) => 0 - state.owner.filter((owner) => owner === seat).length],
  ]
  for (const [name, worth] of tieBreaks) {
    if (left.length === 1) break
    const most = Math.max(...left.map(worth))
    left = left.filter((bid) => worth(bid) === most)
    reason = name
  }
  if (left.length === 1 && left[0]) return { bid: left[0], reason }
  return { bid: rng.pick(left), reason: 'draw' }
}

/** The cards go back to their hands (DF-AUC-11), and what they tell of these stays known: that they are there, and what is not. */
function show(state: State, lot: Lot, bids: readonly Bid[], tell: Tell<Event>): void {
  for (const { seat, card, by } of bids) {
    const hand = state.hands[seat] ?? []
    const shown = state.shown[seat] ?? []
    if (card !== null && count(hand, card) > 0 && count(shown, card) === 0) shown.push(card)
    const floors = state.floors[seat] ?? []
    const isTelling = card === null && has(state, 'pass-by-a-card')
    if (by === 'wild' || by === 'lowest' || isTelling) raise(floors, lot.car, none)
    if (by === 'lowest') raise(floors, carCount, none)
  }
  state.bids = [...bids]
  tell({ type: 'bids-shown', lot, bids: [...bids] })
}

function raise(floors: number[], colour: number, floor: number): void {
  floors[colour] = Math.max(floors[colour] ?? 0, floor)
}

function count(cards: readonly number[], card: number): number {
  return cards.filter((other) => other === card).length
}

/** DF-AUC-10. Nobody has to be able to pay: there is no purse (DF-AUC-12). */
function sell(state: State, lot: Lot, bid: Bid, reason: SaleReason, tied: readonly Seat[], tell: Tell<Event>): void {
  const { seat, value: price } = bid
  state.owner[lot.car] = seat
  state.price[lot.car] = price
  state.speed8[seat]?.push(lot.car)
  if (lot.power !== noPower) state.powers[seat]?.push(lot.power)
  tell({ type: 'lot-sold', lot, seat, price, reason, tied })
}

function setAside(state: State, lot: Lot, tell: Tell<Event>): void {
  if (!state.isSecondOffer) state.aside.push(lot)
  tell({ type: 'lot-set-aside', lot, isUnowned: state.isSecondOffer })
}

/** Whether a card may be in a hand of which so much is known. */
export function mayHold(floors: readonly number[], card: number): boolean {
  return faceOf(card).rows.every(({ car, spaces }) => spaces >= at(floors, car === wild ? carCount : car))
}
