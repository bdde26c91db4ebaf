import type { Lesson } from '@paddock/kernel/lessons'
import type { Piece } from '../prospects/reasons/pieces.ts'
import { carOnTurn, hasMoved } from '../prospects/standing.ts'
import { kindOf } from '../rules/cards.ts'
import { ownerOf } from '../rules/cars.ts'
import type { Action } from '../rules/state.ts'
import type { View } from '../rules/view.ts'
import { car, card, first, hasLost, holds, isAlone, learner, numberUnder, ownCars, third } from './at-the-table.ts'
import { before, plays } from './given.ts'

function isOnTurn(view: View, race: number, which: number): boolean {
  return view.race === race && carOnTurn(view) === which
}

/** A car of the learner is on turn in the second race, and nothing but the turbo drives further than 3. */
function isShort(view: View): boolean {
  const onTurn = carOnTurn(view)
  if (view.race !== 2 || onTurn === undefined || ownerOf(onTurn) !== learner) return false
  const number = numberUnder(view, onTurn)
  return holds(view, 'turbo') && !holds(view, 'red-1') && view.hand.every((each) => isShortFrom(kindOf(each), number))
}

function isShortFrom(kind: string, number: number): boolean {
  return !kind.startsWith('blue') && kind !== `red-${number}`
}

/** Turbos: alone, on top of a card, and what that costs. */
export const turbos: Lesson<Action, View, Piece> = {
  id: 'turbos',
  rules: [
    'FF-CARD-08',
    'FF-CARD-09',
    'FF-TURN-01',
    'FF-TURN-04',
    'FF-TURN-06',
    'FF-TURN-07',
    'FF-TURN-08',
    'FF-F10-01',
  ],
  learner,
  match: { seats: 3, seed: 'turbos 86136', rules: 1 },
  opening: before(
    [2, 'red-10'],
    [0, 'red-10'],
    [1, 'blue-8'],
    [1, 'blue-7'],
    [0, 'red-9'],
    [2, 'red-1'],
    [2, 'red-1'],
    [0, 'red-4'],
    [1, 'red-8'],
    [2, 'turbo'],
    [0, 'red-4'],
    [2, 'red-9'],
    [1, 'blue-6'],
    [0, 'red-4'],
    [2, 'red-2'],
    [1, 'red-1'],
    [1, 'red-2'],
    [0, 'red-6'],
    [2, 'blue-7'],
    [1, 'red-3'],
    [2, 'red-3'],
    [1, 'red-3'],
    [0, 'red-2'],
    [0, 'blue-7'],
    [2, 'red-6'],
    [1, 'red-3'],
    [0, 'red-6'],
    [2, 'red-1'],
    [1, 'red-4'],
    [2, 'blue-7'],
    [0, 'red-4'],
    [1, 'red-5'],
  ),
  given: [plays('red-6', 'red-7 + turbo', 'turbo'), plays('blue-6', 'red-5'), plays('blue-7', 'red-10', 'red-9')],
  moments: [
    { id: 'scene', when: (view) => isOnTurn(view, 1, first), points: () => [card('turbo'), car(third)] },
    { id: 'what', when: (view) => isOnTurn(view, 1, first), points: () => [card('turbo')] },
    {
      id: 'keep',
      when: (view) => isOnTurn(view, 1, first),
      points: () => [card('red-6')],
      asks: 'choice',
      wanted: ({ card: kind, turbo }) => !turbo && kind !== 'turbo' && kind !== 'red-7',
    },
    {
      id: 'boost',
      when: (view) => isOnTurn(view, 1, third) && holds(view, 'red-7', 'turbo'),
      points: () => [{ piece: 'boost', kind: 'red-7' }],
      asks: 'choice',
      wanted: ({ card: kind, turbo }) => kind === 'red-7' && turbo === true,
    },
    {
      id: 'lost',
      when: (view) => view.race === 2 && hasLost(view),
      points: (view) => ownCars(view).map(car),
      isAstray: true,
    },
    {
      id: 'smaller',
      when: ({ race, turbos: [played = 0] }) => race === 2 && played > 0,
      points: ({ hand }) => [...new Set(hand.map(kindOf))].map(card),
    },
    { id: 'three', when: ({ race }) => race === 2 },
    {
      id: 'alone',
      when: isShort,
      points: () => [card('turbo')],
      asks: 'choice',
      wanted: (action) => isAlone(action, 'turbo'),
    },
  ],
  ends: (view) => view.race > 2 || (view.race === 2 && ownCars(view).some((own) => hasMoved(view, own))),
}
