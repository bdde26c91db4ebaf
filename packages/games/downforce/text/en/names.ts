import {
  type Car,
  type Card,
  type Colour,
  colours,
  faceOf,
  noPower,
  type Power,
  type PowerName,
  powers,
} from '../../cards.ts'
import type { Lot } from '../../state.ts'
import { capital, listed } from '../phrase.ts'

const powerNames: Readonly<Record<PowerName, string>> = {
  aggressive: 'Aggressive',
  cunning: 'Cunning',
  determined: 'Determined',
  strategic: 'Strategic',
  tricky: 'Tricky',
  unpredictable: 'Unpredictable',
}

/** The colour of a car, or "wild" for what stands for any. */
export function car(of: Car): Colour | 'wild' {
  return colours[of] ?? 'wild'
}

export function theCar(of: Car): string {
  return capital(car(of))
}

export function cars(list: readonly Car[]): string {
  return listed(list.map(car), 'and')
}

export function power(of: Power): string {
  const name = powers[of]
  return name ? powerNames[name] : 'no power'
}

/** A card by its rows: "red 6, yellow 4, black 2, blue 1". */
export function card(of: Card): string {
  return faceOf(of)
    .rows.map((row) => `${car(row.car)} ${row.spaces}`)
    .join(', ')
}

/** "green and Cunning". */
export function lot({ car: sold, power: along }: Lot): string {
  return along === noPower ? car(sold) : `${car(sold)} and ${power(along)}`
}

export function spaces(count: number): string {
  return count === 1 ? '1 space' : `${count} spaces`
}

export function cardCount(count: number): string {
  return count === 1 ? '1 card' : `${count} cards`
}

export function money(millions: number): string {
  return millions < 0 ? `−$${0 - millions}M` : `$${millions}M`
}

export function ordinal(place: number): string {
  return `${place}${['th', 'st', 'nd', 'rd'][place] ?? 'th'}`
}
