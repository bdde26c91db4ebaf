import type { Field } from '@paddock/page-kit/field.ts'
import { onTrack, positionOf } from '../prospects/standing.ts'
import { type Car, ownerOf } from '../rules/cars.ts'
import type { View } from '../rules/view.ts'
import { carId } from './livery.ts'

/** The cars of this race as they stand, the one that has lost it last. */
export function field(view: View): Field {
  const { race, round } = view
  return {
    cars: onTrack(view).map((car) => {
      const done = doneOf(view, car)
      return { car: carId(car), seat: ownerOf(car), progress: positionOf(view, car), ...(done ? { done } : {}) }
    }),
    race,
    round,
    lap: 1,
    laps: 1,
    decides: 'last',
  }
}

/** Whoever loses is out; after the final only the winner is left. */
function doneOf({ out, order, race }: View, car: Car): 'finished' | 'out' | undefined {
  if (order.includes(car)) return undefined
  return out[race - 1] === car ? 'out' : 'finished'
}
