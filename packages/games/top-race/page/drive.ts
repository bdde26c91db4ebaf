import { driveOf, type LaneDrive } from '@paddock/page-kit/lanes/cars/drive.ts'
import type { TopRaceProspect } from '../prospects/foresight.ts'
import type { Car } from '../rules/cards.ts'
import type { Event } from '../rules/event.ts'

/** A car's move as it will be; by acceleration it catches up with another car, as far as the way is free. */
export interface TopRaceDrive extends LaneDrive {
  readonly catchesUp?: { readonly target: Car; readonly isLevel: boolean }
}

/** The first move that a choice brings, if it is certain. */
export function firstDrive({ certain }: TopRaceProspect): TopRaceDrive | undefined {
  for (const event of certain) {
    const drive = driveIn(event)
    if (drive) return drive
  }
  return undefined
}

function driveIn(event: Event): TopRaceDrive | undefined {
  // What a car leaves unused although nobody is in its way, it leaves on purpose.
  if (event.type === 'car-moved') return driveOf(event.blockers.length > 0 ? event : { ...event, lost: 0 })
  if (event.type !== 'car-accelerated') return undefined
  const { car, path, target, isLevel } = event
  return { ...driveOf({ car, path, spaces: path.length, lost: 0, blockers: [] }), catchesUp: { target, isLevel } }
}
