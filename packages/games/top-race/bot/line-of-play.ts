/** One way in which a card may be carried out, row by row, on a light copy of where the cars are. */
import { at } from '@paddock/racing'
import { lapAfter, type Way } from '@paddock/racing/lanes'
import { type Car, type Card, partnerOf, type Row, wild, wildCars } from '../rules/cards.ts'
import { moveEnds, spaceToReturnTo } from '../rules/movement/movement.ts'
import { catchUpWays, frontAndRear } from '../rules/movement/pair.ts'
import { isBrokenDown, isFinished, type Positions, progressOf } from '../rules/movement/positions.ts'
import { type Action, home } from '../rules/state.ts'
import { track } from '../rules/track.ts'

export interface LineOfPlay {
  readonly positions: Positions
  /** The rows that are still to be carried out. */
  readonly left: readonly Row[]
  /** The choice that it begins with. */
  readonly choice: Action
}

/** All that may become of a line by one more row: the next one, or any where the order is free. */
export function followRows(card: Card, line: LineOfPlay): LineOfPlay[] {
  const [next] = line.left
  if (next === undefined) return [line]
  if (line.positions.options.rows === 'printed') return followRow(card, line, next)
  const live = line.left.filter(({ car }) => !isFinished(line.positions, car))
  return live.length === 0 ? [line] : live.flatMap((row) => followRow(card, line, row))
}

export function followRow(card: Card, line: LineOfPlay, row: Row): LineOfPlay[] {
  const after = without(line, row)
  const { car, spaces } = row
  if (car !== wild) return followCar(after, car, spaces)
  const cars = wildCars(card).filter((other) => !isFinished(line.positions, other))
  return cars.length === 0 ? [after] : cars.flatMap((other) => followCar(after, other, spaces))
}

/** All moves of a car. */
export function followCar(line: LineOfPlay, car: Car, spaces: number): LineOfPlay[] {
  const { positions } = line
  if (at(positions.space, car) < 0) return [line]
  return moveEnds(positions, car, spaces).map((to) => followDrive(line, car, to))
}

/** Both uses of a card with a pair. */
export function followPair(card: Card, line: LineOfPlay): LineOfPlay[] {
  return [...followCatchUp(card, line), breakDown(card, line)]
}

export function followCatchUp(card: Card, line: LineOfPlay): LineOfPlay[] {
  const table = { ...line.positions, card }
  const [, rear] = frontAndRear(table)
  return catchUpWays(table).map(({ to }: Way) => followDrive(line, rear, to))
}

export function breakDown(card: Card, line: LineOfPlay): LineOfPlay {
  const { positions } = line
  const [front] = frontAndRear({ ...positions, card })
  if (isBrokenDown(positions, front)) return line
  const [space, aside] = [positions.space.slice(), positions.aside.slice()]
  aside[front] = at(space, front)
  space[front] = -1
  return { ...line, positions: { ...positions, space, aside } }
}

export function without({ positions, left, choice }: LineOfPlay, row: Row): LineOfPlay {
  return { positions, left: left.filter((other) => other !== row), choice }
}

export function followDrive({ positions, left, choice }: LineOfPlay, car: Car, to: number): LineOfPlay {
  if (positions.space[car] === to) return { positions, left, choice }
  return { positions: release(moved(positions, car, to), car), left, choice }
}

function moved({ options, space, lap, aside, finished }: Positions, car: Car, to: number): Positions {
  const spaces = space.slice()
  const from = at(space, car)
  spaces[car] = to
  if (to === home) return { options, space: spaces, lap, aside, finished: [...finished, car] }
  const count = lapAfter(track, at(lap, car), from, to)
  const laps = count === lap[car] ? lap : lap.with(car, count)
  return { options, space: spaces, lap: laps, aside, finished }
}

/** A car that broke down comes back once its partner has passed. */
function release(positions: Positions, partner: Car): Positions {
  const car = partnerOf(partner)
  if (!isBrokenDown(positions, car)) return positions
  if (!isFinished(positions, partner) && progressOf(positions, partner) <= progressOf(positions, car)) return positions
  const space = spaceToReturnTo(positions, car)
  return { ...positions, space: positions.space.with(car, space), aside: positions.aside.with(car, -1) }
}
