import { home } from '@paddock/racing/lanes'

/** A car's move as it will be: what is certain of it. */
export interface LaneDrive {
  readonly car: number
  readonly path: readonly number[]
  /** Spaces used, spaces that find no way, and who is in the way. */
  readonly steps: number
  readonly lost: number
  readonly blockers: readonly number[]
  readonly isHome: boolean
  /** It does not move at all. */
  readonly isStuck: boolean
}

/** What is told of a car that moved. */
export interface MovedOnLanes {
  readonly car: number
  readonly path: readonly number[]
  readonly spaces: number
  readonly lost: number
  readonly blockers: readonly number[]
}

export function driveOf({ car, path, spaces, lost, blockers }: MovedOnLanes): LaneDrive {
  return {
    car,
    path,
    steps: path.length,
    lost: Math.min(lost, spaces),
    blockers,
    isHome: path.at(-1) === home,
    isStuck: path.length === 0,
  }
}

/** So many lost spaces are a jam worth stopping for. */
export const bigJam = 5

/** What is lost, as hollow pips. */
export function pipsOf({ lost }: LaneDrive): string {
  return '○'.repeat(lost)
}
