import { listed } from '@paddock/racing'
import { spaces } from '@paddock/racing/words/english'
import type { LaneDrive } from '../cars/drive.ts'

function jam({ lost, blockers }: LaneDrive, colour: (car: number) => string): string {
  if (lost === 0) return ''
  const behind = blockers.length > 0 ? ` behind ${listed(blockers.map(colour), 'and')}` : ''
  return `, ${lost} lost${behind}`
}

/** "6 spaces, 2 lost behind blue"; `more` says what some of them come from. */
export function driven(drive: LaneDrive, colour: (car: number) => string, more = ''): string {
  const { steps, isHome, isStuck } = drive
  if (isStuck) return `stays where it is${jam(drive, colour)}`
  return `${spaces(steps)}${more}${isHome ? ', over the finish line' : ''}${jam(drive, colour)}`
}

export function carsHome(count: number): string {
  return count === 1 ? '1 car home' : `${count} cars home`
}
