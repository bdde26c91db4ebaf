import { english } from '@paddock/racing/lanes'
import { type Card, colours, faceOf, noPower, type Power, type PowerName, powers } from '../../rules/cards.ts'
import type { Lot } from '../../rules/state.ts'

/** The colour of a car, or "wild" for what stands for any. */
export const { car, theCar, cars } = english.callCars(colours, 'wild')
export const { ordinal, spaces } = english

export const powerNames: Readonly<Record<PowerName, string>> = {
  aggressive: 'Aggressive',
  cunning: 'Cunning',
  determined: 'Determined',
  strategic: 'Strategic',
  tricky: 'Tricky',
  unpredictable: 'Unpredictable',
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

export function money(millions: number): string {
  return millions < 0 ? `−$${0 - millions}M` : `$${millions}M`
}
