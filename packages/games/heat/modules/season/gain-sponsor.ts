/** Sponsor cards: how they are gained, and how they are used up. */
import type { Rng, Seat, Tell } from '@paddock/kernel'
import { at, reshuffleIfEmpty } from '@paddock/racing'
import { type Card, isSponsor } from '../../rules/cards.ts'
import { cardsOf } from '../../rules/piles/piles.ts'
import {
  type Car,
  driverOf,
  type Event,
  finishOf,
  isLegend,
  isOnTrack,
  type OpenState,
  type Positions,
  type State,
} from '../../rules/state.ts'
import { removeOne } from '../../rules/symbols.ts'
import { circuitCalled, cornersBetween, spaceAt } from '../../rules/track.ts'
import { limitOf } from '../conditions/sectors.ts'
import type { SponsorReason } from './event.ts'
import { eventCard, pressCorners } from './event-cards.ts'

/** HT-SPON-01, HT-SPON-05, HT-SPON-06: the top card into the hand; −1 if there is none to be had. */
export function takeSponsor(state: State, seat: Seat, rng: Rng): Card {
  reshuffleIfEmpty(state.sponsorDeck, state.spent, rng)
  const card = state.sponsorDeck.pop() ?? -1
  if (card < 0) return card
  cardsOf(state.hands, seat).push(card)
  state.sponsors[seat] = at(state.sponsors, seat) + 1
  return card
}

function gain(state: State, seat: Seat, by: SponsorReason, rng: Rng, tell: Tell<Event>, corner?: string): void {
  const card = takeSponsor(state, seat, rng)
  if (card < 0) tell({ type: 'no-sponsor-left', seat, by })
  else tell({ type: 'sponsor-gained', seat, by, card, ...(corner === undefined ? {} : { corner }) })
}

/** HT-SYM-22: the played ones are out of the race, and can be gained again when the deck runs out. */
export function useUpSponsors(state: State, seat: Seat, tell: Tell<Event>): void {
  const area = cardsOf(state.area, seat)
  const used = area.filter(isSponsor)
  if (used.length === 0) return
  for (const card of used) {
    removeOne(area, card)
    removeOne(cardsOf(state.shown, seat), card)
    state.spent.push(card)
  }
  state.sponsors[seat] = at(state.sponsors, seat) - used.length
  tell({ type: 'sponsors-used', seat, cards: used })
}

/** A turn by the time its corners are paid: where it began, where it ended, and where it stood before a slipstream. */
export interface TurnDriven {
  readonly seat: Seat
  readonly from: number
  readonly to: number
  readonly speed: number
  readonly beforeSlipstream: number
}

/** What earns a sponsor card, and at which corner the press saw it. */
export interface Earned {
  readonly by: Exclude<SponsorReason, 'first-over-the-line'>
  readonly corner?: string
}

type Raced = Positions & Pick<OpenState, 'event' | 'road' | 'weather'>

/** What a turn without a spin-out brings (HT-SPON-07): the press at the corners, then the event. */
export function earnedBy(table: Raced, turn: TurnDriven): Earned[] {
  if (table.event === 'none') return []
  const { recordSpeed, carsPassed } = eventCard(table.event)
  const earned: Earned[] = pressed(table, turn).map((corner) => ({ by: 'press', corner }))
  if (recordSpeed !== undefined && turn.speed >= recordSpeed) earned.push({ by: 'record-speed' }) // HT-EVT-14
  if (carsPassed !== undefined && passed(table, turn) >= carsPassed) earned.push({ by: 'cars-passed' })
  return earned
}

export function gainSponsors(state: State, beforeSlipstream: number, rng: Rng, tell: Tell<Event>): void {
  const seat = driverOf(state)
  const { from, speed } = state
  const turn = { seat, from, to: at(state.progress, seat), speed, beforeSlipstream }
  for (const { by, corner } of earnedBy(state, turn)) gain(state, seat, by, rng, tell, corner)
}

/** HT-PRESS-03 to HT-PRESS-09: the corners where the press saw something. */
function pressed(table: Raced, { from, to, speed, beforeSlipstream }: TurnDriven): string[] {
  const corners = pressCorners(table.event, table.circuit)
  return cornersBetween(circuitCalled(table.circuit), from, to, finishOf(table)).flatMap(({ corner, line }) => {
    const isBySlipstream = line > beforeSlipstream
    const isFast = speed >= limitOf(table, corner) + 2
    return corners.includes(corner.letter) && (isBySlipstream || isFast) ? [corner.letter] : []
  })
}

/** HT-EVT-15: the cars that stand strictly between the first and the last space of the turn. */
function passed(table: Raced, { seat, from, to }: TurnDriven): number {
  const circuit = circuitCalled(table.circuit)
  let count = 0
  for (let car = 0; car < table.cars; car++) {
    if (car === seat || !isOnTrack(table, car)) continue
    const ahead = spaceAt(circuit, at(table.progress, car) - from)
    if (ahead > 0 && ahead < to - from) count++
  }
  return count
}

/** HT-EVT-12, HT-EVT-13: a car has completed the first lap; Legends, and who spun out then, take up places as well. */
export function rewardFirstLap(state: State, car: Car, rng: Rng, tell: Tell<Event>): void {
  const places = eventCard(state.event).firstOverTheLine ?? 0
  if (state.lapOne.length <= places && !isLegend(state, car)) gain(state, car, 'first-over-the-line', rng, tell)
}
