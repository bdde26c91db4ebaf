import { type Car, carCount } from '../rules/cards.ts'

/** Whose each car is, for the seats in order; nobody's last. */
export function carsByOwner(owner: readonly number[]): { readonly seat: number; readonly cars: readonly Car[] }[] {
  const owners = [...new Set(owner)].toSorted((a, b) => (a < 0 ? carCount : a) - (b < 0 ? carCount : b))
  return owners.map((seat) => ({ seat, cars: owner.flatMap((of, car) => (of === seat ? [car] : [])) }))
}
