/** One way in which a card may be carried out, row by row, on a light copy of where the cars are. */
import type { Seat } from '@paddock/kernel'
import { at, best } from '@paddock/racing'
import type { Way } from '@paddock/racing/lanes'
import { type Car, faceOf, type Row, wild } from '../rules/cards.ts'
import { aggressiveBonus, determinedBonus, hasPower, mayBeDetermined, steererOf } from '../rules/powers/powers.ts'
import { ends } from '../rules/race/movement.ts'
import { wildCars } from '../rules/race/rows.ts'
import { type Action, home, isOnTrack, type OpenState, type Positions, trackOf } from '../rules/state.ts'
import { stepsToGo } from './road.ts'

export interface LineOfPlay {
  readonly positions: Positions
  /** What the wilds took, and whether Strategic has been used. */
  readonly named: readonly Car[]
  readonly hasSkipped: boolean
  /** The choice that it begins with. */
  readonly choice: Action
}

/** The card as it is played, and for whom the line is thought out. */
export interface CardInPlay extends Pick<OpenState, 'powers' | 'owner' | 'turn' | 'card' | 'isReversed'> {
  readonly seat: Seat
}

/** The rows in the order in which they are carried out. */
export function rowsOf({ card, isReversed }: Pick<CardInPlay, 'card' | 'isReversed'>): readonly Row[] {
  const { rows } = faceOf(card)
  return isReversed ? rows.toReversed() : rows
}

/** All that may become of a line by a row. */
export function followRow(play: CardInPlay, line: LineOfPlay, row: Row): LineOfPlay[] {
  const lines = row.car === wild ? followWild(play, line, row) : followCar(play, line, row, row.car)
  const isStrategic = !line.hasSkipped && play.turn === play.seat && hasPower(play, play.turn, 'strategic')
  if (isStrategic) lines.push({ ...line, hasSkipped: true })
  return lines
}

function followWild(play: CardInPlay, line: LineOfPlay, row: Row): LineOfPlay[] {
  // What others do with their wilds is their secret.
  if (play.turn !== play.seat) return [line]
  const { space, finished } = line.positions
  const cars = wildCars({ ...play, space, finished, named: line.named })
  return cars.length === 0 ? [line] : cars.flatMap((car) => nameCar(play, line, row, car))
}

export function nameCar(play: CardInPlay, line: LineOfPlay, row: Row, car: Car): LineOfPlay[] {
  return followCar(play, { ...line, named: [...line.named, car] }, row, car)
}

/** All moves of a car; of one that another steers, the move which that one would like best. */
export function followCar(play: CardInPlay, line: LineOfPlay, row: Row, car: Car): LineOfPlay[] {
  if (!isOnTrack(line.positions, car)) return [line]
  const usual = ends(line.positions, car, row.spaces)
  if (steererOf(play, car) !== play.seat) return [drive(line, car, nearestHome(line.positions, car, usual))]
  return [...usual, ...longerWays(play, line.positions, row, car, usual)].flatMap((way) => take(play, line, car, way))
}

/** A given end of the car's move, and what Determined may add. */
export function followTo(play: CardInPlay, line: LineOfPlay, row: Row, car: Car, to: number): LineOfPlay[] {
  const usual = ends(line.positions, car, row.spaces)
  const way =
    usual.find((end) => end.to === to) ?? longerWays(play, line.positions, row, car, usual).find((end) => end.to === to)
  return way ? take(play, line, car, way) : []
}

/** The bonus of Determined, ending on a given space. */
export function followBonus(line: LineOfPlay, car: Car, to: number | null): LineOfPlay {
  const way = to === null ? undefined : bonusWays(line, car).find((end) => end.to === to)
  return way ? drive(line, car, way) : line
}

function take(play: CardInPlay, line: LineOfPlay, car: Car, way: Way): LineOfPlay[] {
  const moved = drive(line, car, way)
  if (way.to === home || !mayBeDetermined(play, car, way)) return [moved]
  return [moved, ...bonusWays(moved, car).map((bonus) => drive(moved, car, bonus))]
}

function bonusWays({ positions }: LineOfPlay, car: Car): Way[] {
  return ends(positions, car, determinedBonus).filter(({ steps }) => steps > 0)
}

/** What only the space of Aggressive reaches. */
function longerWays(play: CardInPlay, positions: Positions, row: Row, car: Car, usual: readonly Way[]): Way[] {
  const bonus = aggressiveBonus(play, row, faceOf(play.card).rows[0] === row)
  if (bonus === 0) return []
  return ends(positions, car, row.spaces + bonus).filter(({ to }) => !usual.some((way) => way.to === to))
}

function nearestHome(positions: Positions, car: Car, ways: readonly Way[]): Way {
  const nearest = best(ways, ({ to }) => 0 - stepsToGo(moved(positions, car, to), car))
  if (!nearest) throw new Error('a move without an end')
  return nearest
}

function drive(line: LineOfPlay, car: Car, way: Way): LineOfPlay {
  return way.steps === 0 ? line : { ...line, positions: moved(line.positions, car, way.to) }
}

function moved(positions: Positions, car: Car, to: number): Positions {
  const { options, circuit } = positions
  const space = positions.space.slice()
  const from = at(space, car)
  space[car] = to
  if (to === home) return { options, circuit, space, lap: positions.lap, finished: [...positions.finished, car] }
  const { front } = trackOf(positions)
  if (at(front, to) > at(front, from))
    return { options, circuit, space, lap: positions.lap, finished: positions.finished }
  const lap = positions.lap.slice()
  lap[car] = at(lap, car) + 1
  return { options, circuit, space, lap, finished: positions.finished }
}
