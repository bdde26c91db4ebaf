import type { Ranking } from '@paddock/kernel'
import { places } from '@paddock/racing'
import { carCount, ownerOf } from './cars.ts'
import type { State } from './state.ts'

/**
 * What the car earns that is the k-th to leave, of so many: k, but two more than the one before for
 * the loser of the final and three more again for its winner (FF-EX-11), whoever owns the two (FF-F15-01).
 * The rulebook's own lists are FF-EX-07, FF-EX-08, FF-EX-09 and FF-EX-10.
 */
export function pointsFor(leaving: number, cars: number): number {
  if (leaving === cars) return cars + 3 // FF-SCO-03
  if (leaving === cars - 1) return cars // FF-SCO-02
  return leaving // FF-SCO-01
}

/** The same as it is told at the table: played for the last car, nobody counts points (FF-SCO-06). */
export function pointsTold(state: Pick<State, 'seats' | 'carsEach' | 'out' | 'scoring'>): number {
  return state.scoring === 'team-points' ? pointsFor(state.out.length, carCount(state)) : 0
}

/** The points of a seat's cars that have left so far: they stay with the team (FF-SCO-04, FF-SCO-05). */
export function pointsOf(state: Pick<State, 'seats' | 'carsEach' | 'out'>, seat: number): number {
  let points = 0
  for (const [index, car] of state.out.entries()) {
    if (ownerOf(car) === seat) points += pointsFor(index + 1, carCount(state))
  }
  return points
}

export function ranking(state: State): Ranking | undefined {
  if (state.out.length < carCount(state)) return undefined
  return places(
    Array.from({ length: state.seats }, (_, seat) => {
      const points = pointsOf(state, seat)
      const bestCar = state.out.findLastIndex((car) => ownerOf(car) === seat)
      // FF-F12-01, FF-SCO-06: a better best car decides between equal points, and alone in the classic mode.
      return state.scoring === 'team-points'
        ? { seat, score: points, ties: [bestCar] }
        : { seat, score: bestCar + 1, ties: [] }
    }),
  )
}
