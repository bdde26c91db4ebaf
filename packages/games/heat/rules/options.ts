import type { Clash, Meta, OptionSet } from '@paddock/kernel'
import { type EventId, eventIds } from '../modules/season/event-cards.ts'
import { changes } from '../versions.ts'
import type { Level } from './cards.ts'
import type { HeatCircuitId } from './circuits/index.ts'

export interface Options {
  /** A season is several races with the workshop, weather, sponsors and press; it sets all that a race is otherwise asked for. */
  readonly season: 'off' | '1961' | '1962' | '1963' | 'own' | 'all-time'
  readonly circuit: HeatCircuitId
  /** `printed`: as many as the circuit states. */
  readonly laps: 'printed' | 1 | 2 | 3 | 4
  /** `first-game` is a single lap of the USA, whatever is chosen for circuit and laps. */
  readonly race: 'full' | 'first-game'
  /** Upgrades in place of the starting ones: drafted, or three basic ones dealt to everyone. */
  readonly workshop: 'off' | 'draft' | 'quick'
  readonly upgrades: Level
  /** Weather and road tokens. */
  readonly weather: 'off' | 'on'
  /** An event card with its sponsors, press and special rule: a certain one, or any. */
  readonly event: 'none' | 'drawn' | EventId
  /** Cars that the game drives, as many as six cars leave room for. */
  readonly legends: 0 | 1 | 2 | 3 | 4 | 5
  /** Added to their top speeds. */
  readonly pro: 0 | 1 | 2 | 3 | 4 | 5 | 6
  readonly legendStyle: 'careful' | 'aggressive'
  /** Whether everyone sees the gears before choosing cards, or gear and cards are chosen and shown together; in a tournament even where the shift turns out to be wrong. */
  readonly gears: 'first' | 'with-cards' | 'tournament'
  /** The two wordings differ only in upgrade cards (HT-V-01). */
  readonly wording: 'booklet' | 'revised'
}

/** All but the base race came with one version of the rules. */
const { modules } = changes

export const options: Meta<Options>['options'] = {
  season: { values: ['off', '1961', '1962', '1963', 'own', 'all-time'], default: 'off', since: modules },
  circuit: { values: ['usa', 'gb', 'italy', 'france'], default: 'usa' },
  laps: { values: ['printed', 1, 2, 3, 4], default: 'printed' },
  race: { values: ['full', 'first-game'], default: 'full' },
  legends: { values: [0, 1, 2, 3, 4, 5], default: 0, since: modules },
  pro: { values: [0, 1, 2, 3, 4, 5, 6], default: 0, since: modules },
  legendStyle: { values: ['careful', 'aggressive'], default: 'careful', since: modules },
  workshop: { values: ['off', 'draft', 'quick'], default: 'off', since: modules },
  upgrades: { values: ['basic', 'advanced', 'all'], default: 'basic', since: modules },
  weather: { values: ['off', 'on'], default: 'off', since: modules },
  event: { values: ['none', 'drawn', ...eventIds], default: 'none', since: modules },
  gears: { values: ['first', 'with-cards', 'tournament'], default: 'first' },
  wording: { values: ['booklet', 'revised'], default: 'booklet' },
}

/** A season has its own circuits and laps, so that there is no single lap of the USA to begin with. */
export const clashes: readonly Clash<Options>[] = (['1961', '1962', '1963', 'own', 'all-time'] as const).map(
  (season) => ({ why: 'season-is-full', one: { race: 'first-game' }, other: { season } }),
)

/** Ways to play that go well together, the simplest first. */
export const sets: readonly OptionSet<Options>[] = [
  { name: 'first-game', options: { race: 'first-game' } },
  { name: 'base', options: {} },
  { name: 'legends', options: { legends: 5 }, seats: 1 },
  { name: 'workshop', options: { workshop: 'draft' } },
  { name: 'everything', options: { workshop: 'draft', upgrades: 'all', weather: 'on', event: 'drawn', legends: 2 } },
  { name: 'season', options: { season: '1961', legends: 2 } },
]

/** HT-SET-01 */
export const mostCars = 6

/** What is really played (HT-SET-16): what the choice of something else decides is set accordingly. */
export function effective(chosen: Options, seats: number): Options {
  return withLegends(withCars(withRace(chosen)), seats)
}

/** The circuit of a season is that of its calendar, so that the one chosen plays no part. */
function withRace(chosen: Options): Options {
  if (chosen.race === 'first-game') return { ...chosen, circuit: 'usa', laps: 1 }
  if (chosen.season === 'off') return chosen
  return { ...chosen, circuit: 'usa', laps: 'printed', workshop: 'draft', weather: 'on', event: 'drawn' }
}

/** HT-WORK-09: the quick start deals basic upgrades. */
function withCars(chosen: Options): Options {
  return chosen.workshop === 'draft' ? chosen : { ...chosen, upgrades: 'basic' }
}

/** HT-LEG-03, HT-R15 */
function withLegends(chosen: Options, seats: number): Options {
  const room = mostCars - seats
  const legends = chosen.legends > room ? (counts.find((count) => count === room) ?? 0) : chosen.legends
  return legends === 0 ? { ...chosen, legends, pro: 0, legendStyle: 'careful' } : { ...chosen, legends }
}

const counts: readonly Options['legends'][] = options.legends.values
