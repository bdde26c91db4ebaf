import type { Meta, OptionSet } from '@paddock/kernel'
import { newest } from '@paddock/kernel'
import { changes, has } from '../versions.ts'
import { carCount } from './cards.ts'

export interface Options {
  /** Where the race is driven; on a world tour, where it begins. */
  readonly circuit: 'marina-bay' | 'river-station'
  /** `beginner` switches on five simplifications at once, whatever is chosen for them. */
  readonly game: 'full' | 'beginner'
  /** What is raced, and what wins: money, the first car home, the farthest car, money by distance, or money over two races. */
  readonly format: 'race' | 'first-car' | 'long-distance' | 'long-distance-money' | 'world-tour'
  readonly cars: 'auction' | 'dealt'
  readonly powers: 'on' | 'off'
  readonly hand: 'all' | 'three'
  readonly betting: 'on' | 'odds' | 'off'
  readonly deck: 'twowild42' | 'plain42'
  readonly unownedCars: 'race' | 'removed'
  readonly twoPlayerCunning: 'keep' | 'swap' | 'remove'
}

/** DF-OPT-01: what is played without any choice. The formats exclude each other (DF-R34). */
export const options: Meta<Options>['options'] = {
  circuit: { values: ['marina-bay', 'river-station'], default: 'marina-bay' },
  game: { values: ['full', 'beginner'], default: 'full' },
  format: { values: ['race', 'first-car', 'long-distance', 'long-distance-money', 'world-tour'], default: 'race' },
  cars: { values: ['auction', 'dealt'], default: 'auction' },
  powers: { values: ['on', 'off'], default: 'on' },
  hand: { values: ['all', 'three'], default: 'all' },
  betting: { values: ['on', 'odds', 'off'], default: 'on' },
  deck: { values: ['twowild42', 'plain42'], default: 'twowild42' },
  unownedCars: { values: ['race', 'removed'], default: 'race' },
  twoPlayerCunning: { values: ['keep', 'swap', 'remove'], default: 'keep' },
}

/** Ways to play that go well together, the simplest first. */
export const sets: readonly OptionSet<Options>[] = [
  { name: 'first-game', options: { game: 'beginner' } },
  { name: 'base', options: {} },
  { name: 'long-distance', options: { format: 'long-distance-money' } },
  { name: 'world-tour', options: { format: 'world-tour' } },
]

/** Whether money decides, or the best car. */
export function isForMoney({ format }: Pick<Options, 'format'>): boolean {
  return format !== 'first-car' && format !== 'long-distance'
}

/** DF-TOUR-01 */
export function racesOf({ format }: Pick<Options, 'format'>): number {
  return format === 'world-tour' ? 2 : 1
}

/** DF-LONG-01: over a long distance the line is crossed and crossed again. */
export function hasFinish({ format }: Pick<Options, 'format'>): boolean {
  return format !== 'long-distance' && format !== 'long-distance-money'
}

/** DF-BEG-01: the beginner's game is five choices made at once, which may also be made one by one (DF-BEG-02). */
const beginner = { format: 'first-car', cars: 'dealt', powers: 'off', hand: 'three', betting: 'off' } as const

/** The choices that the game itself makes made. */
export function withGame(chosen: Options): Options {
  return chosen.game === 'beginner' ? { ...chosen, ...beginner } : chosen
}

/** What is really played: what the choice of something else, or the number of seats, decides is set accordingly. */
export function effective(chosen: Options, seats: number, rules = newest(changes)): Options {
  const played = withGame(chosen)
  const isPaid = isForMoney(played) || (played.format === 'first-car' && !has({ rules }, 'bets-only-for-money'))
  const betting = isPaid ? played.betting : 'off' // DF-R32, DF-R36
  if (!has({ rules }, 'options-without-a-part')) return { ...played, betting }
  const hasCunning = seats === 2 && played.powers === 'on'
  const mayLeaveCars = played.cars === 'auction' || carCount % seats > 0
  return {
    ...played,
    betting,
    twoPlayerCunning: hasCunning ? played.twoPlayerCunning : 'keep', // DF-TWO-01
    unownedCars: mayLeaveCars ? played.unownedCars : 'race', // DF-BEG-04
  }
}
