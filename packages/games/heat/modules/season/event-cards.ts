import { type HeatCircuit, type HeatCircuitId, heatCircuits } from '../../rules/circuits/index.ts'

/** The ten event cards, in the order of their seasons. */
export const eventIds = [
  'grandstand',
  'speed-record',
  'strike',
  'restrictions-lifted',
  'record-crowds',
  'corruption',
  'title-sponsor',
  'live-tv',
  'safety',
  'future-unknown',
] as const

export type EventId = (typeof eventIds)[number]

type Letter = keyof HeatCircuit['press']

export interface EventCard {
  readonly season: 1961 | 1962 | 1963
  readonly circuit: HeatCircuitId
  /** Cards that every driver draws before the race. */
  readonly sponsors: number
  readonly press: readonly Letter[]
  /** Changes to what the circuit states. */
  readonly laps?: number
  readonly heat?: number
  readonly stress?: number
  readonly handSize?: number
  /** Points beside the usual ones, for the first, the second, and so on. */
  readonly points?: readonly number[]
  /** A sponsor card for the first so many who complete the first lap. */
  readonly firstOverTheLine?: number
  /** A sponsor card for reaching this speed. */
  readonly recordSpeed?: number
  /** A sponsor card for passing so many cars in one turn. */
  readonly carsPassed?: number
  /** Whoever spins out is out of the race. */
  readonly eliminates?: boolean
}

/** HT-OWN-03: all but the circuit goes with the event, wherever it comes to; in a single race as well (HT-R16). */
const eventCards: Readonly<Record<EventId, EventCard>> = {
  grandstand: { season: 1961, circuit: 'gb', sponsors: 2, press: ['A'], firstOverTheLine: 3 }, // HT-EVT-01
  'speed-record': { season: 1961, circuit: 'usa', sponsors: 1, press: ['B'], recordSpeed: 15 }, // HT-EVT-02
  strike: { season: 1961, circuit: 'italy', sponsors: 1, press: ['C'], laps: -1, points: [2] }, // HT-EVT-03
  'restrictions-lifted': { season: 1962, circuit: 'italy', sponsors: 2, press: ['E'], heat: 1 }, // HT-EVT-04
  'record-crowds': { season: 1962, circuit: 'gb', sponsors: 1, press: ['C', 'E'], laps: 1, handSize: 8 }, // HT-EVT-05
  corruption: { season: 1962, circuit: 'france', sponsors: 1, press: ['C'], points: [1, 1, 1] }, // HT-EVT-06
  'title-sponsor': { season: 1963, circuit: 'usa', sponsors: 3, press: ['A'] }, // HT-EVT-07
  'live-tv': { season: 1963, circuit: 'gb', sponsors: 1, press: ['B', 'D'], carsPassed: 3 }, // HT-EVT-08
  safety: { season: 1963, circuit: 'france', sponsors: 1, press: ['D'], heat: -2, stress: -1, handSize: 6 }, // HT-EVT-09
  'future-unknown': { season: 1963, circuit: 'italy', sponsors: 0, press: ['D'], stress: 1, eliminates: true }, // HT-EVT-10
}

/** A race without an event. */
const noEvent: EventCard = { season: 1961, circuit: 'usa', sponsors: 0, press: [] }

export function eventCard(event: EventId | 'none'): EventCard {
  return event === 'none' ? noEvent : eventCards[event]
}

/** HT-CHAMP-01: the events of a season, in their order. */
export function eventsOf(season: EventCard['season']): EventId[] {
  return eventIds.filter((id) => eventCards[id].season === season)
}

/** HT-PRESS-01, HT-PRESS-02: the corners where the press waits, by their letters on this circuit. */
export function pressCorners(event: EventId | 'none', circuit: HeatCircuitId): string[] {
  const { press } = heatCircuits.find(({ id }) => id === circuit) ?? heatCircuits[0]
  return eventCard(event).press.map((letter) => press[letter])
}
