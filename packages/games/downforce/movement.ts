/**
 * Where a car can end. A step goes to a free space ahead (DF-MOVE-02 to DF-MOVE-07), a car goes on as
 * long as it has steps and a way (DF-MOVE-08), and may be led into a dead end (DF-MOVE-09).
 */
import { at } from '@paddock/racing'
import type { Car } from './cards.ts'
import { home, type Positions, trackOf } from './state.ts'
import type { Track } from './track.ts'

/** A way to a space: the step before, how many steps there are, and whether all of them entered rectangles. */
export interface Way {
  readonly to: number
  readonly before: Way | undefined
  readonly steps: number
  readonly inRectangles: boolean
}

/** Every space where a move of so many steps can end, each once. Asked far more often than how to get there. */
export function endSpaces(state: Positions, car: Car, steps: number): number[] {
  const { ahead, front, last } = trackOf(state)
  const mayFinish = canFinish(state, car)
  const found: number[] = []
  let level: number[] = [at(state.space, car)]
  for (let step = 1; step <= steps && level.length > 0; step++) {
    const next: number[] = []
    for (const space of level) {
      if (mayFinish && front[space] === last) addOnce(found, home)
      else if (!addFree(next, ahead[space], state.space)) addOnce(found, space)
    }
    level = next
  }
  for (const space of level) addOnce(found, space)
  return found
}

function addFree(spaces: number[], ahead: readonly number[] = [], taken: readonly number[]): boolean {
  let isFree = false
  for (const space of ahead) {
    if (taken.includes(space)) continue
    isFree = true
    addOnce(spaces, space)
  }
  return isFree
}

function addOnce(spaces: number[], space: number): void {
  if (!spaces.includes(space)) spaces.push(space)
}

/** DF-MOVE-13: a car that leaves the grid crosses the line without finishing. */
function canFinish(state: Positions, car: Car): boolean {
  return state.options.format !== 'long-distance' && at(state.lap, car) > 0
}

/**
 * Every space where a move of so many steps can end, each once, with the best way there: through
 * rectangles if there is such a way, then the one that loses least, then the straightest. A car that
 * cannot move at all ends where it is, after no steps.
 */
export function ends(state: Positions, car: Car, steps: number): Way[] {
  const track = trackOf(state)
  const mayFinish = canFinish(state, car)
  const found: Way[] = []
  let level: Way[] = [{ to: at(state.space, car), before: undefined, steps: 0, inRectangles: true }]
  for (let step = 1; step <= steps; step++) {
    const next: Way[] = []
    for (const way of level) {
      if (mayFinish && track.front[way.to] === track.last) {
        keepBetter(found, { to: home, before: way, steps: step, inRectangles: way.inRectangles }, track)
      } else if (!goAhead(state, track, way, next)) keepBetter(found, way, track)
    }
    level = next
  }
  for (const way of level) keepBetter(found, way, track)
  return found
}

/** One step further to every free space ahead; false if there is none. */
function goAhead(state: Positions, track: Track, way: Way, next: Way[]): boolean {
  let canGo = false
  for (const to of track.ahead[way.to] ?? []) {
    if (state.space.includes(to)) continue
    canGo = true
    const inRectangles = way.inRectangles && track.rectangle[to] === true
    keepBetter(next, { to, before: way, steps: way.steps + 1, inRectangles }, track)
  }
  return canGo
}

function keepBetter(ways: Way[], way: Way, track: Track): void {
  for (let index = 0; index < ways.length; index++) {
    const other = ways[index]
    if (other?.to !== way.to) continue
    if (isBetter(way, other, track)) ways[index] = way
    return
  }
  ways.push(way)
}

function isBetter(way: Way, other: Way, track: Track): boolean {
  if (way.inRectangles !== other.inRectangles) return way.inRectangles
  if (way.to !== home && way.steps !== other.steps) return way.steps > other.steps
  if (way.steps !== other.steps) return way.steps < other.steps
  return sidestep(way, track) < sidestep(other, track)
}

/** How many lanes the last step changes. */
function sidestep({ to, before }: Way, { lane }: Track): number {
  return before && to !== home ? Math.abs(at(lane, to) - at(lane, before.to)) : 0
}

/** The spaces entered, in order. */
export function pathOf(way: Way): number[] {
  const path: number[] = []
  for (let step: Way | undefined = way; step?.before; step = step.before) path.push(step.to)
  return path.reverse()
}

/** The cars in the spaces ahead. */
export function blockersAhead(state: Positions, space: number): Car[] {
  const ahead = trackOf(state).ahead[space] ?? []
  return state.space.flatMap((taken, car) => (ahead.includes(taken) ? [car] : []))
}
