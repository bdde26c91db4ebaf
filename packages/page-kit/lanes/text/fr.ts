import type { CarColour } from '@paddock/board'
import type { LaneDrive } from '../cars/drive.ts'

/** A car is feminine: « la verte ». */
export const colourWords = {
  black: 'noire',
  blue: 'bleue',
  green: 'verte',
  orange: 'orange',
  red: 'rouge',
  white: 'blanche',
  yellow: 'jaune',
} as const satisfies Partial<Record<CarColour, string>>

export function place(place: number): string {
  return place === 1 ? '1re' : `${place}e`
}

export function spaces(count: number): string {
  return count < 2 ? `${count} case` : `${count} cases`
}

export function listed(items: readonly string[]): string {
  return items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} et ${items.at(-1)}`
}

export function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

function jam({ lost, blockers }: LaneDrive, colour: (car: number) => string): string {
  if (lost === 0) return ''
  const behind = blockers.length > 0 ? ` derrière ${listed(blockers.map((car) => `la ${colour(car)}`))}` : ''
  return `, ${lost} de perdue${lost < 2 ? '' : 's'}${behind}`
}

/** "6 cases, 2 de perdues derrière la bleue"; `more` says what some of them come from. */
export function driven(drive: LaneDrive, colour: (car: number) => string, more = ''): string {
  const { steps, isHome, isStuck } = drive
  if (isStuck) return `reste sur place${jam(drive, colour)}`
  return `${spaces(steps)}${more}${isHome ? ", passe la ligne d'arrivée" : ''}${jam(drive, colour)}`
}

export function carsHome(count: number): string {
  return count === 1 ? '1 voiture arrivée' : `${count} voitures arrivées`
}
