import type { LaneDrive } from '../cars/drive.ts'

export function place(place: number): string {
  return `${place}${['th', 'st', 'nd', 'rd'][place] ?? 'th'}`
}

export function spaces(count: number): string {
  return count === 1 ? '1 space' : `${count} spaces`
}

export function listed(items: readonly string[]): string {
  return items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`
}

export function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

function jam({ lost, blockers }: LaneDrive, colour: (car: number) => string): string {
  if (lost === 0) return ''
  const behind = blockers.length > 0 ? ` behind ${listed(blockers.map(colour))}` : ''
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
