import type { Field, FieldCar } from '@paddock/page-kit/field.ts'
import { at } from '@paddock/racing'
import { carOrder, hasFinished, isHome, isLegend, isOnTrack, isWorkshop, lapOf } from '../prospects/facts/order.ts'
import type { Car } from '../rules/state.ts'
import type { View } from '../rules/view.ts'
import { carId } from './livery.ts'

/** The cars of the race as they stand, Legends among them; in the workshop there is no race. */
export function field(view: View): Field | undefined {
  if (isWorkshop(view)) return undefined
  const order = carOrder(view)
  return {
    cars: order.map((car) => fieldCar(view, car)),
    race: raceOf(view),
    round: view.round,
    lap: Math.max(...order.map((car) => lapOf(view, car))),
    laps: view.laps,
    decides: 'first',
    ...(isUncounted(view) ? { isUncounted: true } : {}),
  }
}

function fieldCar(view: View, car: Car): FieldCar {
  const done = doneOf(view, car)
  return {
    car: carId(car),
    ...(isLegend(view, car) ? {} : { seat: car }),
    progress: at(view.progress, car),
    ...(done ? { done } : {}),
    ...(isCrossing(view, car) ? { isUncounted: true } : {}),
  }
}

function isCrossing(view: View, car: Car): boolean {
  return isOnTrack(view, car) && hasFinished(view, car)
}

function doneOf(view: View, car: Car): FieldCar['done'] {
  if (isHome(view, car) || isCrossing(view, car)) return 'finished'
  return isOnTrack(view, car) ? undefined : 'out'
}

/** The race that is over is the last of the results until the next one is called; then its rounds count from 0. */
function raceOf({ results, phase, round }: View): number {
  return Math.max(1, results.length + Number(phase !== 'over' || round === 0))
}

/** HT-FIN-06: who is over the line in this round is placed when all have driven, the first car first. */
function isUncounted(view: View): boolean {
  const isCrossed = view.progress.some((_, car) => isCrossing(view, car))
  return isCrossed && !view.finishedIn.includes(view.round)
}
