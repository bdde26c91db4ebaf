import { driveOf, type LaneDrive } from '@paddock/page-kit/lanes/cars/drive.ts'
import { home } from '@paddock/racing/lanes'
import type { CarMoved, DownforceProspect } from '../../prospects/foresight.ts'
import type { Action } from '../../rules/state.ts'

/** A car's move as it will be, and what a power adds to it. */
export interface DownforceDrive extends LaneDrive {
  readonly bonus: CarMoved['bonus']
}

/** The first move that a choice brings, if it is certain. */
export function firstDrive({ moves: [moved] }: DownforceProspect): DownforceDrive | undefined {
  return moved && { ...driveOf(moved), bonus: moved.bonus }
}

/** How far a car can come at most that is named for a row: the spaces it drives, and those it loses. */
export interface Reach extends Pick<LaneDrive, 'steps' | 'lost' | 'isHome'> {}

/** Undefined where the car does not drive; then what comes first is of a later row. */
export function reachOf({ moves: [moved], open }: DownforceProspect, car: number): Reach | undefined {
  if (moved?.car === car) return driveOf(moved)
  if (open?.car !== car) return undefined
  const [best] = open.ways.toSorted((one, other) => one.lost - other.lost)
  return best && { steps: best.path.length, lost: best.lost, isHome: best.to === home }
}

/** Whether a choice leads the car somewhere. */
export function leadsOn(action: Action): boolean {
  return action.type === 'move' || (action.type === 'bonus' && action.to !== null)
}
