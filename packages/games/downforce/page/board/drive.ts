import { driveOf, type LaneDrive } from '@paddock/page-kit/lanes/cars/drive.ts'
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

/** Whether a choice leads the car somewhere. */
export function leadsOn(action: Action): boolean {
  return action.type === 'move' || (action.type === 'bonus' && action.to !== null)
}
