import type { Field } from '@paddock/page-kit/field.ts'
import { laneField } from '@paddock/page-kit/lanes/cars/field.ts'
import { carsInOrder, isBeforeRace, placeOfCar } from '../prospects/standing.ts'
import { track } from '../rules/track.ts'
import type { View } from '../rules/view.ts'

/** The six cars as they stand; one that broke down counts where it stood. While drivers are sold there is no race. */
export function field(view: View): Field | undefined {
  if (isBeforeRace(view)) return undefined
  return laneField({
    ...view,
    track,
    order: carsInOrder(view),
    space: view.space.map((_, car) => placeOfCar(view, car)),
    laps: view.options.distance === 'lap' ? 1 : 0,
  })
}
