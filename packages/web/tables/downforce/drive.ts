import { type Car, type Event, home, type View } from '@paddock/games/downforce'
import { spotOf } from './spots.ts'

/** A car's move as it will be: what is certain of it. */
export interface Drive {
  readonly car: Car
  readonly path: readonly number[]
  /** Spaces used, spaces that find no way, and who is in the way. */
  readonly steps: number
  readonly lost: number
  readonly blockers: readonly Car[]
  readonly bonus: 'none' | 'aggressive' | 'determined'
  readonly isHome: boolean
  /** It does not move at all. */
  readonly isStuck: boolean
}

type Moved = Extract<Event, { type: 'car-moved' }>

export function driveOf(moved: Moved): Drive {
  const { car, path, spaces, lost, blockers, bonus } = moved
  return {
    car,
    path,
    steps: path.length,
    lost: Math.min(lost, spaces),
    blockers,
    bonus,
    isHome: path.at(-1) === home,
    isStuck: path.length === 0,
  }
}

/** The first move that a choice brings, if it is certain. */
export function firstDrive(view: View, foreseen: readonly Event[] | undefined): Drive | undefined {
  const moved = foreseen?.find((event) => event.type === 'car-moved')
  return moved && spotOf(view, moved.car) ? driveOf(moved) : undefined
}
