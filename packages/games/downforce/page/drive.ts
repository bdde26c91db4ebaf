import { driveOf, type Drive as LaneDrive } from '@paddock/page-kit/lanes/drive.ts'
import type { Event } from '../rules/event.ts'
import type { View } from '../rules/view.ts'
import { spotOf } from './spots.ts'

/** A car's move as it will be, and what a power adds to it. */
export interface Drive extends LaneDrive {
  readonly bonus: 'none' | 'aggressive' | 'determined'
}

/** The first move that a choice brings, if it is certain. */
export function firstDrive(view: View, foreseen: readonly Event[] | undefined): Drive | undefined {
  const moved = foreseen?.find((event) => event.type === 'car-moved')
  return moved && spotOf(view, moved.car) ? { ...driveOf(moved), bonus: moved.bonus } : undefined
}
