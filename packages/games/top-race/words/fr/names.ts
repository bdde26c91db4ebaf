import { french } from '@paddock/racing/lanes'
import { colourNames } from '@paddock/racing/words/french'
import { type Card, colours, faceOf } from '../../rules/cards.ts'

/** « rouge », ou « atout » pour un chiffre qui vaut n'importe quelle voiture. */
export const { car, theCar, firstCar, cars, theCars } = french.callCars(
  colours.map((colour) => colourNames[colour]),
  'atout',
)
export const { cardCount, lostSpaces, ordinal, spaces } = french

/** Une carte, ligne par ligne : « bleue 6, blanche 4, atout 2, jaune 1 ». */
export function card(of: Card): string {
  const { rows, pair } = faceOf(of)
  if (pair) return `la carte spéciale ${cars(pair)}`
  return rows.map((row) => `${car(row.car)} ${row.spaces}`).join(', ')
}

/** « 150 000 $ », « −20 000 $ ». */
export function money(thousands: number): string {
  if (thousands === 0) return '0\u00a0$'
  const figure = String(Math.abs(thousands)).replace(/\B(?=(?:\d{3})+$)/g, '\u00a0')
  return `${thousands < 0 ? '−' : ''}${figure}\u00a0000\u00a0$`
}

/** Ce qui entre ou sort : « +90 000 $ ». */
export function change(thousands: number): string {
  return `${thousands > 0 ? '+' : ''}${money(thousands)}`
}

/** La place d'un jeton : « 3 cases après l'arrivée ». */
export function distance(of: number): string {
  return `${spaces(Math.abs(of))} ${of > 0 ? 'après' : 'avant'} l’arrivée`
}

/** En bref : « +3 ». */
export function signed(of: number): string {
  return of < 0 ? `−${0 - of}` : `+${of}`
}
