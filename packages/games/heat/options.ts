import type { Meta } from '@paddock/kernel'
import type { HeatCircuitId } from './circuits/index.ts'

export interface Options {
  readonly circuit: HeatCircuitId
  /** `printed`: as many as the circuit states. */
  readonly laps: 'printed' | 1 | 2 | 3 | 4
  /** `first-game` is a single lap of the USA, whatever is chosen for circuit and laps. */
  readonly race: 'full' | 'first-game'
  /** Whether everyone sees the gears before choosing cards, or gear and cards are chosen and shown together. */
  readonly gears: 'first' | 'with-cards'
  /** The two wordings differ only in upgrade cards (HT-V-01). */
  readonly wording: 'booklet' | 'revised'
}

export const options: Meta<Options>['options'] = {
  circuit: { values: ['usa', 'gb', 'italy', 'france'], default: 'usa' },
  laps: { values: ['printed', 1, 2, 3, 4], default: 'printed' },
  race: { values: ['full', 'first-game'], default: 'full' },
  gears: { values: ['first', 'with-cards'], default: 'first' },
  wording: { values: ['booklet', 'revised'], default: 'booklet' },
}

/** What is really played (HT-SET-16). */
export function effective(chosen: Options): Options {
  return chosen.race === 'first-game' ? { ...chosen, circuit: 'usa', laps: 1 } : { ...chosen }
}
