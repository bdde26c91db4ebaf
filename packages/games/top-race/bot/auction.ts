/** How far to go for a driver: what it is worth, less what could be had instead, within the purse. */
import type { Seat } from '@paddock/kernel'
import { at, sum } from '@paddock/racing'
import { hasHandsLeft, mayBid, mostDrivers } from '../rules/auction/auction.ts'
import { allCars, carCount } from '../rules/cards.ts'
import { bidStep } from '../rules/money.ts'
import { cashOf } from '../rules/purse.ts'
import { type Action, ownedBy } from '../rules/state.ts'
import { track } from '../rules/track.ts'
import type { View } from '../rules/view.ts'
import { carWorth } from './car-worth.ts'
import { bestCarWorth } from './purchase.ts'

/** What a driver usually costs, by the number of seats: little where everyone gets as many as all others. */
const usualPrice: readonly number[] = [0, 0, 35, 35, 50, 50, 30]
/** The part of what it would pay that a seat bids at once, so that the hammer falls in good time. */
const openingShare = 0.4
/** What a start space in the front row adds; and what a further car takes from the seat, whose turns the cars share. */
const worthOfFrontRow = 14
const costOfSharing = 22
/** The most of the purse that one driver may cost, while further races are to come. */
const purseShare = 0.65

export function chooseBid(view: View, seat: Seat, choices: readonly Action[]): Action | undefined {
  const limit = limitOf(view, seat)
  const isWorthIt = view.bid + bidStep <= limit
  const next = Math.max(view.bid + bidStep, openingBid(view, seat, limit))
  return choices.find((choice) => (isWorthIt ? choice.type === 'bid' && choice.bid === next : choice.type === 'pass'))
}

/** With a single rival, or none, it may be had for less. */
function openingBid(view: View, seat: Seat, limit: number): number {
  const others = view.purse.filter((_, rival) => rival !== seat && mayBid(view, rival) && !view.passed.includes(rival))
  return others.length < 2 ? 0 : Math.floor((limit * openingShare) / bidStep) * bidStep
}

function limitOf(view: View, seat: Seat): number {
  const { now, later } = offersOf(view)
  const isLastRace = view.race === view.options.races
  const purse = cashOf(view, seat) * (isLastRace ? 1 : purseShare)
  const sharing = view.owner.includes(seat) ? costOfSharing : 0
  return Math.min(now - sharing - worthOfWaiting(view, seat, later, sharing), purse)
}

/** What may be bought now, and what is left for later if someone else does: hands, cars of one's choice, or the drivers as they come up. */
function offersOf(view: View): { now: number; later: readonly number[] } {
  const unsold = allCars.filter((car) => at(view.owner, car) < 0)
  const worths = hasHandsLeft(view)
    ? view.openHands.filter((hand) => hand.length > 0).map((hand) => bestCarWorth(view, hand))
    : unsold.map((car) => carWorth(view.hand, car))
  const chosen = view.lot >= 0 ? unsold.indexOf(view.lot) : worths.indexOf(Math.max(...worths))
  const [now = 0] = worths.splice(chosen, 1)
  return withStartSpaces(view, now, worths)
}

/** Who buys early starts in front. */
function withStartSpaces({ space }: View, now: number, later: readonly number[]) {
  const inFront = track.grid.slice(0, carCount / 2).filter((place) => !space.includes(place)).length
  const laterInFront = Math.min(1, Math.max(0, inFront - 1) / Math.max(1, later.length))
  return {
    now: now + (inFront > 0 ? worthOfFrontRow : 0),
    later: later.map((worth) => worth + laterInFront * worthOfFrontRow),
  }
}

/** What a later driver is likely to bring: all who have a place left want one. */
function worthOfWaiting(view: View, seat: Seat, later: readonly number[], sharing: number): number {
  if (later.length === 0) return 0
  const wanted = sum(view.purse.map((_, other) => at(mostDrivers, view.seats) - ownedBy(view, other).length))
  const chance = Math.min(1, later.length / Math.max(1, wanted - 1))
  return chance * Math.max(0, sum(later) / later.length - sharing - laterPrice(view, seat))
}

/** It costs no more than a rival can pay. */
function laterPrice(view: View, seat: Seat): number {
  let most = 0
  for (let rival = 0; rival < view.seats; rival++) {
    if (rival !== seat && mayBid(view, rival)) most = Math.max(most, cashOf(view, rival))
  }
  return Math.min(at(usualPrice, view.seats), most + bidStep)
}
