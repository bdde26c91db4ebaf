import type { Cue } from '../../cue.ts'
import { carId } from './livery.ts'

interface Driven {
  readonly car: number
  readonly path: readonly number[]
  /** The spaces it had, and those it could not use because others stood in its way. */
  readonly spaces: number
  readonly lost: number
  readonly blockers: readonly number[]
}

/** The highest number on a card. */
const mostSpaces = 10

/** A car that drives, and brakes behind the others where it cannot use all of its spaces. */
export function drivenCues({ car, path, spaces, lost, blockers }: Driven): Cue[] {
  const drive = { kind: 'drive', car: carId(car), strength: Math.min(1, path.length / mostSpaces) } as const
  const jam = { kind: 'jam', car: carId(car), strength: Math.min(1, lost / spaces) } as const
  return [...(path.length > 0 ? [drive] : []), ...(lost > 0 && blockers.length > 0 ? [jam] : [])]
}
