import type { Lesson } from '@paddock/kernel/lessons'
import type { Piece } from '../prospects/reasons/pieces.ts'
import { carOnTurn, positionOf } from '../prospects/standing.ts'
import { carOf } from '../rules/cars.ts'
import type { Action } from '../rules/state.ts'
import type { View } from '../rules/view.ts'
import { car, card, hasLost, holds, learner, ownCars, reach, second, space, third } from './at-the-table.ts'
import { before, plays } from './given.ts'

/** The car that the learner's last one must leave behind: blue 3. */
const rival = carOf(1, 2)

function isOnTurn(view: View, which: number): boolean {
  return view.race === 1 && carOnTurn(view) === which
}

/** How many spaces the rival stands ahead of the learner's last car. */
function gap(view: View): number {
  return positionOf(view, rival) - positionOf(view, third)
}

/** The end of a race: who is out, which card to spend on whom, and why level is not enough. */
export const lastCar: Lesson<Action, View, Piece> = {
  id: 'last-car',
  rules: [
    'FF-SET-09',
    'FF-MOVE-03',
    'FF-ORD-05',
    'FF-END-02',
    'FF-END-04',
    'FF-END-05',
    'FF-GRID-01',
    'FF-GRID-04',
    'FF-SCO-01',
  ],
  learner,
  match: { seats: 3, seed: 'last car 4736', rules: 1 },
  opening: before(
    [0, 'blue-8'],
    [2, 'red-10'],
    [1, 'blue-6'],
    [1, 'red-9'],
    [2, 'red-9'],
    [0, 'blue-7'],
    [0, 'blue-6'],
    [2, 'red-8'],
    [1, 'turbo'],
    [2, 'blue-8'],
    [0, 'red-2'],
    [1, 'red-1'],
    [2, 'red-1'],
    [1, 'blue-6'],
    [0, 'red-6'],
    [2, 'red-2'],
    [0, 'red-4'],
    [1, 'blue-7'],
    [2, 'red-8'],
    [1, 'turbo'],
    [2, 'red-2'],
    [1, 'red-6'],
    [0, 'red-3'],
    [0, 'turbo'],
    [1, 'red-2'],
    [2, 'blue-8'],
    [0, 'turbo'],
    [2, 'turbo'],
    [1, 'red-2'],
    [2, 'red-3'],
    [2, 'red-7'],
    [0, 'red-6'],
    [1, 'red-5'],
  ),
  given: [plays('red-3', 'blue-7'), plays('red-2'), []],
  moments: [
    { id: 'scene', when: (view) => isOnTurn(view, second), points: () => [car(second), car(third)] },
    {
      id: 'spare',
      when: (view) => isOnTurn(view, second),
      points: () => [card('blue-7'), car(third)],
      asks: 'choice',
      wanted: ({ card: kind }) => kind !== 'blue-7',
    },
    {
      id: 'beside',
      when: (view) => isOnTurn(view, third) && holds(view, 'blue-7'),
      points: (view) => [car(rival), space(view, third, gap(view))],
      asks: 'choice',
      wanted: (action, view) => reach(view, action) > gap(view),
    },
    {
      id: 'hopeless',
      when: (view) => isOnTurn(view, third),
      points: () => [car(rival)],
      asks: 'choice',
      isAstray: true,
    },
    {
      id: 'saved',
      when: (view) => view.race === 2 && !hasLost(view),
      points: (view) => ownCars(view).map(car),
    },
    {
      id: 'lost',
      when: (view) => view.race === 2 && hasLost(view),
      points: (view) => ownCars(view).map(car),
      isAstray: true,
    },
    { id: 'grid', when: ({ race }) => race === 2, points: ({ order: [leader = rival] }) => [car(leader)] },
  ],
  ends: ({ race }) => race > 1,
}
