import type { Name } from '@paddock/kernel'
import { type Car, numberOf, ownerOf } from '../rules/cars.ts'

/** "Red 2", or "Anna 2" where the driver's name is known. */
export function carName(car: Car, name: Name): string {
  return `${name(ownerOf(car))} ${numberOf(car)}`
}
