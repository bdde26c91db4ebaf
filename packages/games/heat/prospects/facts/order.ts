/** Who drives, who leads, who is home. */
import type { Seat } from '@paddock/kernel'
import { at } from '@paddock/racing'
import { raceOrder } from '../../rules/movement/movement.ts'
import { type Car, hasFinished, isLegend, isTurnPhase, type OpenState } from '../../rules/state.ts'
import type { View } from '../../rules/view.ts'
import { circuitOf } from './road.ts'

export { hasFinished, isLegend, isOnTrack } from '../../rules/state.ts'

/** Those who are home in their places, then the cars on the track from first to last, then whoever gave up. */
export function carOrder(view: View): Car[] {
  const placed = view.place.map((place, car) => ({ place, car })).filter(({ place }) => place > 0)
  const inPlace = placed.sort((a, b) => a.place - b.place).map(({ car }) => car)
  const home = inPlace.filter((car) => isHome(view, car))
  return [...home, ...raceOrder(view), ...inPlace.filter((car) => !isHome(view, car))]
}

/** The first car that is still on the track. */
export function leaderOf(view: View): Car {
  return raceOrder(view)[0] ?? 0
}

/** The place of a car in the race, as it stands. */
export function placeOf(view: View, car: Car): number {
  return carOrder(view).indexOf(car) + 1
}

/** The lap a car is in, from 1 to the last one. */
export function lapOf(view: Pick<OpenState, 'circuit' | 'progress' | 'laps'>, car: Car): number {
  const lap = Math.floor(at(view.progress, car) / circuitOf(view).spaces) + 1
  return Math.max(1, Math.min(view.laps, lap))
}

/** Over the line since an earlier round, with a place. */
export function isHome({ finishedIn }: Pick<OpenState, 'finishedIn'>, car: Car): boolean {
  return at(finishedIn, car) > 0
}

/** Whether the car races no more: home, eliminated, given up, or over the line in this round. */
export function isDone(view: View, car: Car): boolean {
  return at(view.place, car) > 0 || hasFinished(view, car)
}

/** The car that moves now; undefined while everyone chooses, before the race, and when it is over. */
export function moving({ phase, order, turn, isLegendCardOpen }: View): Car | undefined {
  // A Legend may lead the round: then its card is open before any driver has begun.
  return isTurnPhase(phase) || isLegendCardOpen ? order[turn] : undefined
}

/** The driver whose car that is; undefined for a Legend. */
export function onTurn(view: View): Seat | undefined {
  const car = moving(view)
  return car === undefined || isLegend(view, car) ? undefined : car
}

/** Whether the cars are being built: nobody races then. */
export function isWorkshop({ phase }: Pick<OpenState, 'phase'>): boolean {
  return phase === 'draft' || phase === 'swap' || phase === 'keep'
}
