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

/** Au féminin : ce sont des voitures. */
const colourNames: Readonly<Record<Colour, string>> = {
  black: 'noire',
  blue: 'bleue',
  green: 'verte',
  orange: 'orange',
  red: 'rouge',
  yellow: 'jaune',
}

const powerNames: Readonly<Record<PowerName, string>> = {
  aggressive: 'Agressif',
  cunning: 'Rusé',
  determined: 'Déterminé',
  strategic: 'Stratège',
  tricky: 'Malin',
  unpredictable: 'Imprévisible',
}

/** « rouge », ou « joker » pour une ligne qui vaut n'importe quelle voiture. */
export function car(of: Car): string {
  const colour = colours[of]
  return colour ? colourNames[colour] : 'joker'
}

/** « la rouge », « l'orange ». */
export function theCar(of: Car): string {
  return colours[of] === 'orange' ? `l'${car(of)}` : `la ${car(of)}`
}

/** Le même en tête de phrase. */
export function firstCar(of: Car): string {
  return capital(theCar(of))
}

export function cars(list: readonly Car[]): string {
  return listed(list.map(car), 'et')
}

export function theCars(list: readonly Car[]): string {
  return listed(list.map(theCar), 'et')
}

export function power(of: Power): string {
  const name = powers[of]
  return name ? powerNames[name] : 'aucun pouvoir'
}

/** Une carte, ligne par ligne : « rouge 6, jaune 4, noire 2, bleue 1 ». */
export function card(of: Card): string {
  return faceOf(of)
    .rows.map((row) => `${car(row.car)} ${row.spaces}`)
    .join(', ')
}

/** « la verte avec Rusé ». */
export function lot({ car: sold, power: along }: Lot): string {
  return along === noPower ? theCar(sold) : `${theCar(sold)} avec ${power(along)}`
}

/** French counts zero and one in the singular. */
export function spaces(count: number): string {
  return count < 2 ? `${count} case` : `${count} cases`
}

export function lostSpaces(count: number): string {
  return count < 2 ? `${count} case perdue` : `${count} cases perdues`
}

export function cardCount(count: number): string {
  return count < 2 ? `${count} carte` : `${count} cartes`
}

export function money(millions: number): string {
  return millions < 0 ? `−${0 - millions}\u00a0M$` : `${millions}\u00a0M$`
}

/** Le rang d'une voiture. */
export function ordinal(place: number): string {
  return place === 1 ? '1re' : `${place}e`
}
