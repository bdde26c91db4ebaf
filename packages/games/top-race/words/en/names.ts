import { english } from '@paddock/racing/lanes'
import { type Card, colours, faceOf } from '../../rules/cards.ts'

/** The colour of a car, or "wild" for what stands for any. */
export const { car, theCar, cars } = english.callCars(colours, 'wild')
export const { cardCount, ordinal, spaces } = english

/** A card by its rows: "blue 6, white 4, wild 2, yellow 1". */
export function card(of: Card): string {
  const { rows, pair } = faceOf(of)
  if (pair) return `the special card of ${cars(pair)}`
  return rows.map((row) => `${car(row.car)} ${row.spaces}`).join(', ')
}

/** "$150,000", "−$20,000". */
export function money(thousands: number): string {
  if (thousands === 0) return '$0'
  const figure = String(Math.abs(thousands)).replace(/\B(?=(?:\d{3})+$)/g, ',')
  return `${thousands < 0 ? '−' : ''}$${figure},000`
}

/** What comes in or goes out: "+$90,000". */
export function change(thousands: number): string {
  return `${thousands > 0 ? '+' : ''}${money(thousands)}`
}

/** Where a token stands: "3 spaces beyond the finish". */
export function distance(of: number): string {
  return `${spaces(Math.abs(of))} ${of > 0 ? 'beyond' : 'before'} the finish`
}

/** In short: "+3". */
export function signed(of: number): string {
  return of < 0 ? `−${0 - of}` : `+${of}`
}
