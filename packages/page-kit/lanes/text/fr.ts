import { listed } from '@paddock/racing'
import { spaces } from '@paddock/racing/words/french'
import type { LaneDrive } from '../cars/drive.ts'

function jam({ lost, blockers }: LaneDrive, colour: (car: number) => string): string {
  if (lost === 0) return ''
  const behind =
    blockers.length > 0
      ? ` derrière ${listed(
          blockers.map((car) => `la ${colour(car)}`),
          'et',
        )}`
      : ''
  return `, ${lost} de perdue${lost < 2 ? '' : 's'}${behind}`
}

/** "6 cases, 2 de perdues derrière la bleue"; `more` says what some of them come from. */
export function driven(drive: LaneDrive, colour: (car: number) => string, more = ''): string {
  const { steps, isHome, isStuck } = drive
  if (isStuck) return `reste sur place${jam(drive, colour)}`
  return `${spaces(steps)}${more}${isHome ? ', passe la ligne d’arrivée' : ''}${jam(drive, colour)}`
}

export function carsHome(count: number): string {
  return count === 1 ? '1 voiture arrivée' : `${count} voitures arrivées`
}
