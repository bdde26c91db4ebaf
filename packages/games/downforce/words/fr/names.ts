import { french } from '@paddock/racing/lanes'
import { colourNames } from '@paddock/racing/words/french'
import { type Card, colours, faceOf, noPower, type Power, type PowerName, powers } from '../../rules/cards.ts'
import type { Lot } from '../../rules/state.ts'

/** « rouge », ou « joker » pour un chiffre qui vaut n'importe quelle voiture. */
export const { car, theCar, firstCar, cars, theCars } = french.callCars(
  colours.map((colour) => colourNames[colour]),
  'joker',
)
export const { lostSpaces, ordinal, spaces } = french

export const powerNames: Readonly<Record<PowerName, string>> = {
  aggressive: 'Agressif',
  cunning: 'Rusé',
  determined: 'Déterminé',
  strategic: 'Stratège',
  tricky: 'Malin',
  unpredictable: 'Imprévisible',
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

export function money(millions: number): string {
  return millions < 0 ? `−${0 - millions}\u00a0M$` : `${millions}\u00a0M$`
}
