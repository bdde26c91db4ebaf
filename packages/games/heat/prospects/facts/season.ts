import { isBetweenSeasons, plannedEvents } from '../../modules/season/calendar.ts'
import { type EventId, eventCard } from '../../modules/season/event-cards.ts'
import type { HeatCircuitId } from '../../rules/circuits/plan.ts'
import type { RaceResult } from '../../rules/state.ts'
import { circuitCalled } from '../../rules/track.ts'
import type { View } from '../../rules/view.ts'

/** A race of the calendar: driven, under way or to come. */
export interface SeasonRace {
  /** From 0. */
  readonly race: number
  readonly circuit: HeatCircuitId
  /** Undefined where it is drawn only before the race. */
  readonly event: EventId | undefined
  readonly laps: number
  readonly when: 'over' | 'now' | 'to-come'
  readonly result: RaceResult | undefined
}

/** All races of the match, in their order. */
export function racesOf(view: View): SeasonRace[] {
  const { results, calendar, phase } = view
  return calendar.map((circuit, race) => {
    const result = results[race]
    const isNow = race === results.length && phase !== 'over' && phase !== 'keep'
    const event = result ? known(result.event) : isNow ? known(view.event) : plannedEvents(view.options)[race]
    const laps = isNow ? view.laps : circuitCalled(circuit).laps + (eventCard(event ?? 'none').laps ?? 0)
    return { race, circuit, event, laps, when: result ? 'over' : isNow ? 'now' : 'to-come', result }
  })
}

function known(event: EventId | 'none'): EventId | undefined {
  return event === 'none' ? undefined : event
}

/** The race that is driven or will be next; undefined when all are over. */
export function nextOf(races: readonly SeasonRace[]): SeasonRace | undefined {
  return races.find(({ when }) => when !== 'over')
}

/** A season within the match: its races, and those of them that are over. */
export interface SeasonPart {
  /** The year; undefined for an own season. */
  readonly year: number | undefined
  readonly races: readonly SeasonRace[]
}

/** One part, but three in the best of all time. */
export function partsOf(view: View): SeasonPart[] {
  const parts: SeasonRace[][] = [[]]
  for (const race of racesOf(view)) {
    if (race.race > 0 && isBetweenSeasons(view.options, race.race)) parts.push([])
    parts.at(-1)?.push(race)
  }
  return parts.map((races) => ({ year: yearOf(view, races), races }))
}

function yearOf({ options }: View, [first]: readonly SeasonRace[]): number | undefined {
  return options.season === 'own' || !first?.event ? undefined : eventCard(first.event).season
}

/** The year of the season in which the latest race was driven. */
export function latestYear(view: View): number | undefined {
  return partsOf(view).findLast(({ races }) => races.some(({ when }) => when === 'over'))?.year
}
