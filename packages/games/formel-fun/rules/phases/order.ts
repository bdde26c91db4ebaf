import { at } from '@paddock/racing'
import type { Car } from '../cars.ts'
import type { State } from '../state.ts'

/**
 * Puts the cars of the race into their order. The order of a round is fixed by this at its start
 * (FF-F5-01), on the first grid too (FF-ORD-02); at the end of a race it tells who is last and how
 * the next grid stands (FF-ORD-05).
 */
export function movingOrder(state: State): void {
  const { order, position, slot } = state
  // Insertion: from one round to the next the order hardly changes.
  for (let next = 1; next < order.length; next++) {
    const car = at(order, next)
    let place = next
    while (place > 0 && isAhead(car, at(order, place - 1), position, slot)) {
      order[place] = at(order, place - 1)
      place--
    }
    order[place] = car
  }
}

export function isAhead(car: Car, other: Car, position: readonly number[], slot: readonly number[]): boolean {
  const lead = at(position, car) - at(position, other)
  // FF-ORD-03, FF-F2-02: further along first; FF-ORD-04, FF-F6-01: on one space, further inside.
  return lead === 0 ? at(slot, car) < at(slot, other) : lead > 0
}
