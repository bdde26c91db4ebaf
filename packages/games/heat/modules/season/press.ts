/** What wins over sponsors in a turn: the press at the corners, and the special rule of the event. */
import type { Rng, Tell } from '@paddock/kernel'
import { at } from '@paddock/racing'
import { type Car, driverOf, type Event, finishOf, isLegend, isOnTrack, type State } from '../../rules/state.ts'
import { circuitCalled, cornersBetween, spaceAt } from '../../rules/track.ts'
import { limitOf } from '../conditions/sectors.ts'
import { eventCard, pressCorners } from './event-cards.ts'
import { gainSponsor } from './gain-sponsor.ts'

/** HT-SPON-07: what a turn without a spin-out brings. */
export function gainSponsors(state: State, beforeSlipstream: number, rng: Rng, tell: Tell<Event>): void {
  if (state.event === 'none') return
  const seat = driverOf(state)
  for (const corner of pressed(state, beforeSlipstream)) gainSponsor(state, seat, 'press', rng, tell, corner)
  const { recordSpeed, carsPassed } = eventCard(state.event)
  const isRecord = recordSpeed !== undefined && state.speed >= recordSpeed // HT-EVT-14
  if (isRecord) gainSponsor(state, seat, 'record-speed', rng, tell)
  if (carsPassed !== undefined && passed(state) >= carsPassed) gainSponsor(state, seat, 'cars-passed', rng, tell)
}

/**
 * HT-PRESS-07, HT-PRESS-09, HT-EX-05, HT-EX-06, HT-EX-07, HT-EX-08: the corners where the press saw
 * something, each of them once (HT-PRESS-06).
 */
function pressed(state: State, beforeSlipstream: number): string[] {
  const corners = pressCorners(state.event, state.circuit)
  const to = at(state.progress, driverOf(state))
  return cornersBetween(circuitCalled(state.circuit), state.from, to, finishOf(state)).flatMap(({ corner, line }) => {
    const isBySlipstream = line > beforeSlipstream // HT-PRESS-03
    const isFast = state.speed >= limitOf(state, corner) + 2 // HT-PRESS-04, HT-PRESS-05, HT-PRESS-08
    return corners.includes(corner.letter) && (isBySlipstream || isFast) ? [corner.letter] : []
  })
}

/** HT-EVT-15: the cars that stand strictly between the first and the last space of the turn. */
function passed(state: State): number {
  const seat = driverOf(state)
  const circuit = circuitCalled(state.circuit)
  const way = at(state.progress, seat) - state.from
  let count = 0
  for (let car = 0; car < state.cars; car++) {
    if (car === seat || !isOnTrack(state, car)) continue
    const ahead = spaceAt(circuit, at(state.progress, car) - state.from)
    if (ahead > 0 && ahead < way) count++
  }
  return count
}

/** HT-EVT-12, HT-EVT-13: a car has completed the first lap; Legends, and who spun out then, take up places as well. */
export function rewardFirstLap(state: State, car: Car, rng: Rng, tell: Tell<Event>): void {
  const places = eventCard(state.event).firstOverTheLine ?? 0
  if (state.lapOne.length <= places && !isLegend(state, car)) gainSponsor(state, car, 'first-over-the-line', rng, tell)
}
