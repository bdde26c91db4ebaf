import type { Field } from '@paddock/page-kit/field.ts'
import { laneField } from '@paddock/page-kit/lanes/cars/field.ts'
import { isBeforeRace, raceOrder } from '../prospects/race.ts'
import { hasFinish } from '../rules/options.ts'
import { trackCalled } from '../rules/track.ts'
import type { View } from '../rules/view.ts'

/** The six cars as they stand; while they are sold there is no race. */
export function field(view: View): Field | undefined {
  if (isBeforeRace(view)) return undefined
  return laneField({
    ...view,
    track: trackCalled(view.circuit),
    order: raceOrder(view),
    laps: hasFinish(view.options) ? 1 : 0,
  })
}
