import type { Seat } from '@paddock/kernel'

/** The seats by their foremost car, those without one last. */
export function seatsByCars(cars: readonly number[], owner: readonly number[], seats: number): Seat[] {
  const racing = cars.flatMap((car) => {
    const seat = owner[car] ?? -1
    return seat < 0 ? [] : [seat]
  })
  return [...new Set([...racing, ...asTheySit(seats)])]
}

export function asTheySit(seats: number): Seat[] {
  return Array.from({ length: seats }, (_, seat) => seat)
}
