/** What wins over sponsors in a turn: the press at the corners, and the special rule of the event. */
import type { Rng, Seat, Tell } from '@paddock/kernel'
import { at } from '@paddock/racing'
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
import { circuitCalled, cornersBetween, spaceAt } from '../../rules/track.ts'
import { limitOf } from '../conditions/sectors.ts'
import type { SponsorReason } from './event.ts'
import { eventCard, pressCorners } from './event-cards.ts'
import { gainSponsor } from './gain-sponsor.ts'

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

/** HT-SPON-07: what a turn without a spin-out brings. */
export function gainSponsors(state: State, beforeSlipstream: number, rng: Rng, tell: Tell<Event>): void {
  const seat = driverOf(state)
  const { from, speed } = state
  const turn = { seat, from, to: at(state.progress, seat), speed, beforeSlipstream }
  for (const { by, corner } of earnedBy(state, turn)) gainSponsor(state, seat, by, rng, tell, corner)
}

/** The same for whoever wants to know before. */
export function earnedBy(table: Raced, turn: TurnDriven): Earned[] {
  if (table.event === 'none') return []
  const { recordSpeed, carsPassed } = eventCard(table.event)
  const earned: Earned[] = pressed(table, turn).map((corner) => ({ by: 'press', corner }))
  if (recordSpeed !== undefined && turn.speed >= recordSpeed) earned.push({ by: 'record-speed' }) // HT-EVT-14
  if (carsPassed !== undefined && passed(table, turn) >= carsPassed) earned.push({ by: 'cars-passed' })
  return earned
}

/**
 * HT-PRESS-07, HT-PRESS-09, HT-EX-05, HT-EX-06, HT-EX-07, HT-EX-08: the corners where the press saw
 * something, each of them once (HT-PRESS-06).
 */
function pressed(table: Raced, { from, to, speed, beforeSlipstream }: TurnDriven): string[] {
  const corners = pressCorners(table.event, table.circuit)
  return cornersBetween(circuitCalled(table.circuit), from, to, finishOf(table)).flatMap(({ corner, line }) => {
    const isBySlipstream = line > beforeSlipstream // HT-PRESS-03
    const isFast = speed >= limitOf(table, corner) + 2 // HT-PRESS-04, HT-PRESS-05, HT-PRESS-08
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
  if (state.lapOne.length <= places && !isLegend(state, car)) gainSponsor(state, car, 'first-over-the-line', rng, tell)
}
