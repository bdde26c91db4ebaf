/** How far cars have come, and which lines that took them over. */
import { at } from '../at.ts'
import { home } from './move.ts'
import type { Track } from './track.ts'

/** Where each car stands, −1 off the track; and how often it has crossed the line, on the grid never. */
export interface LanePositions {
  readonly space: readonly number[]
  readonly lap: readonly number[]
}

/** The cars of a seat, by the list of who owns each. */
export function ownedBy({ owner }: { readonly owner: readonly number[] }, seat: number): number[] {
  const cars: number[] = []
  for (let car = 0; car < owner.length; car++) if (owner[car] === seat) cars.push(car)
  return cars
}

/** In columns. */
export function progressAt({ front, columns }: Track, lap: number, space: number): number {
  return lap * columns + at(front, space)
}

/** The cars on the track, the farthest ahead first, of level ones the one on the inside. */
export function foremostFirst(track: Track, { space, lap }: LanePositions): number[] {
  const { lane } = track
  const cars: number[] = []
  for (let car = 0; car < space.length; car++) if (at(space, car) >= 0) cars.push(car)
  const progress = space.map((stands, car) => (stands < 0 ? -1 : progressAt(track, at(lap, car), stands)))
  return cars.sort((a, b) => at(progress, b) - at(progress, a) || at(lane, at(space, a)) - at(lane, at(space, b)))
}

/** The lap of a car that went from one space to another: one more if that took it over the line. */
export function lapAfter({ front }: Track, lap: number, from: number, to: number): number {
  return to === home || at(front, to) < at(front, from) ? lap + 1 : lap
}

/** The lap of a car after a whole way, which may lead round more than once. */
export function lapAlong(track: Track, lap: number, from: number, path: readonly number[]): number {
  let [reached, space] = [lap, from]
  for (const to of path) {
    reached = lapAfter(track, reached, space, to)
    space = to
  }
  return reached
}

/** The betting lines that a car in this lap and space is beyond, except those that were crossed before. */
export function linesBeyond({ front, lines }: Track, lap: number, space: number, crossed: readonly number[]): number[] {
  if (lap === 0) return []
  const beyond: number[] = []
  for (let line = 0; line < lines.length; line++) {
    if (crossed.includes(line)) continue
    if (lap > 1 || space === home || at(front, space) > at(lines, line)) beyond.push(line)
  }
  return beyond
}
