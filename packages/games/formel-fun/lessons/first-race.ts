import type { Lesson } from '@paddock/kernel/lessons'
import type { Piece } from '../prospects/reasons/pieces.ts'
import { carOnTurn } from '../prospects/standing.ts'
import type { Action } from '../rules/state.ts'
import type { View } from '../rules/view.ts'
import {
  car,
  card,
  first,
  holds,
  isAlone,
  isAt,
  isLastRound,
  lastCar,
  learner,
  numberUnder,
  second,
  space,
  third,
} from './at-the-table.ts'
import { plays } from './given.ts'

/** The whole first race: what a card drives, where it ends, and which car it is for. */
export const firstRace: Lesson<Action, View, Piece> = {
  id: 'first-race',
  rules: [
    'FF-CARD-02',
    'FF-CARD-03',
    'FF-CARD-04',
    'FF-CARD-06',
    'FF-CARD-07',
    'FF-SET-09',
    'FF-ORD-01',
    'FF-ORD-03',
    'FF-END-01',
    'FF-END-02',
  ],
  learner,
  match: { seats: 3, seed: 'first race 3285', rules: 1 },
  given: [
    plays(
      'red-10',
      'blue-8',
      'red-1',
      'red-1',
      'blue-6',
      'red-2',
      'red-10',
      'red-4',
      'red-2',
      'red-5',
      'red-8',
      'blue-8',
    ),
    plays(
      'red-10',
      'red-9',
      'blue-6',
      'red-2',
      'red-8',
      'red-4',
      'turbo',
      'blue-7',
      'red-3',
      'red-4',
      'blue-6',
      'red-6',
    ),
    plays(
      'blue-8',
      'turbo',
      'red-8',
      'red-3',
      'red-6',
      'turbo',
      'red-3',
      'blue-7',
      'red-2',
      'turbo',
      'red-5',
      'blue-8',
    ),
  ],
  moments: [
    {
      id: 'hello',
      when: (view) => isAt(view, 1, first),
      points: () => [car(first), car(second), car(third)],
    },
    {
      id: 'red',
      when: (view) => isAt(view, 1, first),
      points: (view) => [card('red-10'), space(view, first)],
      asks: 'choice',
      wanted: (action) => isAlone(action, 'red-10'),
    },
    {
      id: 'blue',
      when: (view) => isAt(view, 1, second) && holds(view, 'blue-8'),
      points: () => [card('blue-8')],
      asks: 'choice',
      wanted: (action) => isAlone(action, 'blue-8'),
    },
    {
      id: 'one',
      when: (view) => isAt(view, 1, third) && holds(view, 'red-1'),
      points: (view) => [card('red-1'), space(view, third)],
      asks: 'choice',
      wanted: (action) => isAlone(action, 'red-1'),
    },
    {
      id: 'round',
      when: (view) => view.race === 1 && view.round === 2,
      points: ({ order: [leader = first] }) => [car(leader)],
    },
    {
      id: 'keep',
      when: (view) => isAt(view, 2, first) && numberUnder(view, first) === 10 && holds(view, 'red-1', 'red-10'),
      points: (view) => [card('red-1'), space(view, first, 10)],
      asks: 'choice',
      wanted: (action) => isAlone(action, 'red-1'),
    },
    {
      id: 'try',
      when: (view) => isAt(view, 2, third) || isAt(view, 2, second),
      points: (view) => [car(carOnTurn(view) ?? third)],
      asks: 'choice',
    },
    {
      id: 'again',
      when: (view) => isAt(view, 3, first) && numberUnder(view, first) === 10 && holds(view, 'red-10'),
      points: () => [card('red-10')],
      asks: 'choice',
      wanted: (action) => isAlone(action, 'red-10'),
    },
    {
      id: 'line',
      when: (view) => view.race === 1 && isLastRound(view),
      points: (view) => [car(lastCar(view)?.car ?? third)],
    },
    {
      id: 'whose',
      when: (view) =>
        isAt(view, 4, third) &&
        isLastRound(view) &&
        holds(view, 'red-8', 'blue-8') &&
        numberUnder(view, third) === 8 &&
        numberUnder(view, second) === 3,
      points: () => [card('red-8'), card('blue-8'), car(second)],
      asks: 'choice',
      wanted: (action) => isAlone(action, 'red-8'),
    },
    {
      id: 'save',
      when: (view) => isAt(view, 4, second) && isLastRound(view) && holds(view, 'blue-8'),
      points: () => [card('blue-8')],
      asks: 'choice',
      wanted: (action) => isAlone(action, 'blue-8'),
    },
  ],
  ends: ({ race }) => race > 1,
}
