/** Which races a match has. All else of an own season is as in the championship (HT-OWN-05). */
import type { Rng } from '@paddock/kernel'
import { type HeatCircuitId, heatCircuits } from '../../rules/circuits/index.ts'
import type { Options } from '../../rules/options.ts'
import type { RaceResult } from '../../rules/state.ts'
import { type EventId, eventCard, eventIds, eventsOf } from './event-cards.ts'

/** The events of a match whose events are known beforehand. */
export function plannedEvents({ season }: Pick<Options, 'season'>): readonly EventId[] {
  switch (season) {
    case '1961':
      return eventsOf(1961)
    case '1962':
      return eventsOf(1962)
    case '1963':
      return eventsOf(1963)
    case 'all-time': // HT-GOAT-01
      return eventIds
    default:
      return []
  }
}

/** The circuits, one for each race. HT-OWN-01: those of an own season come in any order. */
export function calendarOf(options: Options, rng: Rng): HeatCircuitId[] {
  if (options.season === 'off') return [options.circuit]
  if (options.season !== 'own') return plannedEvents(options).map((event) => eventCard(event).circuit)
  const circuits = heatCircuits.map(({ id }) => id)
  rng.shuffle(circuits)
  return circuits
}

/** HT-OWN-02: the event of the next race; where none is planned, any that has not come yet. */
export function nextEvent(options: Options, before: readonly RaceResult[], rng: Rng): EventId | 'none' {
  if (options.event !== 'drawn') return options.event
  const planned = plannedEvents(options)[before.length]
  if (planned) return planned
  return rng.pick(eventIds.filter((id) => before.every(({ event }) => event !== id)))
}

/** Whether the season that was on is over with this race, and another one follows (HT-GOAT-02). */
export function isBetweenSeasons({ season }: Pick<Options, 'season'>, races: number): boolean {
  if (season !== 'all-time') return false
  return races === eventsOf(1961).length || races === eventsOf(1961).length + eventsOf(1962).length
}
