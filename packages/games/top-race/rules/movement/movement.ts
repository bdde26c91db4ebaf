/**
 * Where a car can end. It goes as far as its number and the cars ahead allow (TR-MOVE-03, TR-MOVE-04,
 * TR-MOVE-10), in a blocking race anywhere on the way there (TR-BLOCK-01, TR-BLOCK-02, TR-BLOCK-03).
 */
import { at } from '@paddock/racing'
import { type Ending, endSpaces, ends, goAhead, type Mover, type Way } from '@paddock/racing/lanes'
import type { Car } from '../cards.ts'
import { hasFinish } from '../options.ts'
import { track } from '../track.ts'
import { type Positions, progressOf } from './positions.ts'

export function moveEnds(state: Positions, car: Car, spaces: number): number[] {
  return endSpaces(moverOf(state, car), spaces, endingOf(state))
}

/** The same with the best way to each end. */
export function moveWays(state: Positions, car: Car, spaces: number): Way[] {
  return ends(moverOf(state, car), spaces, endingOf(state))
}

function endingOf({ options }: Positions): Ending {
  return options.moves === 'blocking' ? 'anywhere' : 'farthest'
}

/**
 * Steps lead to the spaces ahead, straight or diagonally, and to no others (TR-MOVE-05, TR-MOVE-06), with a change of
 * lane at every step (TR-MOVE-07), past cars beside the way (TR-MOVE-09) but through none (TR-MOVE-08), so that only
 * one with no free space ahead stands still (TR-MOVE-11). The space of a broken-down car is free (TR-T8-01). A car
 * that leaves the grid crosses the line without finishing.
 */
function moverOf(state: Positions, car: Car): Mover {
  const mayFinish = hasFinish(state.options) && at(state.lap, car) > 0
  return { track, from: at(state.space, car), taken: state.space, mayFinish, prefersRectangles: false }
}

/**
 * Every way to catch up with another car: level with it, or as near as the way is free, never beyond
 * (TR-PAIR-04, TR-PAIR-05, TR-T5-01, TR-T5-02, TR-T5-04), so that it never ends a breakdown (TR-R14). One way without
 * steps if it cannot get any nearer (TR-T5-03).
 */
export function waysToCatchUp(state: Positions, car: Car, target: Car): Way[] {
  // A lap later it may come by where it stood.
  const mover: Mover = { ...moverOf(state, car), taken: state.space.with(car, -1), mayFinish: false }
  const gap = progressOf(state, target) - progressOf(state, car)
  let level: Way[] = [{ to: mover.from, before: undefined, steps: 0, inRectangles: true }]
  let nearest = { ways: level, gone: 0 }
  while (level.length > 0) {
    const next: Way[] = []
    for (const way of level) goAhead(mover, way, next)
    level = next.filter((way) => columnsGone(way) <= gap)
    for (const way of level) nearest = nearer(nearest, way)
  }
  return nearest.ways
}

function columnsGone(way: Way): number {
  const { front, columns } = track
  let gone = 0
  for (let step = way; step.before; step = step.before) {
    gone += (at(front, step.to) - at(front, step.before.to) + columns) % columns
  }
  return gone
}

interface Nearest {
  readonly ways: Way[]
  readonly gone: number
}

/** The spaces farthest ahead, each once. */
function nearer(nearest: Nearest, way: Way): Nearest {
  const gone = columnsGone(way)
  if (gone > nearest.gone) return { ways: [way], gone }
  if (gone < nearest.gone || nearest.ways.some(({ to }) => to === way.to)) return nearest
  return { ways: [...nearest.ways, way], gone }
}

/**
 * Where a car comes back onto the track: its own space, or if that is taken the first free one behind it,
 * column by column, its own lane first, then from the inside (TR-PAIR-09, TR-T7-03, TR-R15).
 */
export function spaceToReturnTo({ space, aside }: Positions, car: Car): number {
  const own = at(aside, car)
  if (!space.includes(own)) return own
  const { spaces, firstColumn, columns } = track.circuit
  const stood = spaces[own]
  if (!stood) throw new RangeError(`no space ${own}`)
  for (let back = 1; back < columns; back++) {
    const column = ((stood.columns[0] - back - firstColumn + columns) % columns) + firstColumn
    const across = spaces.filter(({ columns: [first, last] }) => first <= column && column <= last)
    const ownLaneFirst = across.toSorted((a, b) => Number(b.lane === stood.lane) - Number(a.lane === stood.lane))
    const isBehind = (front: number) => (stood.front - front + columns) % columns < columns / 2 && front !== stood.front
    const free = ownLaneFirst.find(({ index, front }) => isBehind(front) && !space.includes(index))
    if (free) return free.index
  }
  throw new Error('there is no free space on the track')
}
