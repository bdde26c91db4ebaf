import type { CarMove } from '@paddock/board'
import type { View } from '../../rules/view.ts'
import { carId } from '../livery.ts'
import type { DownforceDeciding } from '../props.ts'
import { pathOf, spotOf } from './spots.ts'

interface Move {
  readonly car: number
  readonly path: readonly number[]
}

/** What a card would do, or where the car of a bet stands: the moves that are certain, and wherever the next car can be led. */
export function preview({ view, choices, prospect }: DownforceDeciding, choice: number): CarMove[] {
  const action = choices[choice]
  if (action?.type === 'bet') return standingAt(view, action.car)
  if (action?.type !== 'play') return []
  const { moves, open } = prospect(choice)
  const certain = movesOf(view, moves)
  const ways = open?.ways.map(({ path }) => moveAfter(view, { car: open.car, path }, moves)) ?? []
  return [...certain, ...ways].filter(({ path }) => path.length > 1)
}

/** Moves that follow one another. */
export function movesOf(view: View, moves: readonly Move[]): CarMove[] {
  return moves.map((move, index) => moveAfter(view, move, moves.slice(0, index)))
}

/** No way at all: the car itself is to be seen. */
function standingAt(view: View, car: number): CarMove[] {
  const spot = spotOf(view, car)
  return spot ? [{ car: carId(car), path: [spot] }] : []
}

/** A car may move more than once by a card. */
function moveAfter(view: View, { car, path }: Move, before: readonly Move[]): CarMove {
  const driven = before.flatMap((move) => (move.car === car ? move.path : []))
  return { car: carId(car), path: pathOf(view, car, [...driven, ...path]).slice(driven.length) }
}
