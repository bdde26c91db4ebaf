/**
 * Where a car can end that moves step by step into free spaces ahead of it. Games differ in where a
 * move may end; what a step is, they share.
 */
import { at } from '../at.ts'
import type { Track } from './track.ts'

/** Over the finish line. */
export const home = -1

/** A car about to move: from where, what stands in its way, whether a step over the line brings it home. */
export interface Mover {
  readonly track: Track
  readonly from: number
  /** The space of every car that is on the track. */
  readonly taken: readonly number[]
  readonly mayFinish: boolean
  /** Of two ways to a space, one through rectangles alone is better. */
  readonly prefersRectangles: boolean
}

/**
 * Where a move may end: `stuck` wherever its steps are used up or its way is blocked, even by its own
 * choice; `farthest` only where as many steps as possible are used; `anywhere` on the way there.
 */
export type Ending = 'stuck' | 'farthest' | 'anywhere'

/** Every space where a move of so many steps can end, each once. Asked far more often than how to get there. */
export function endSpaces({ track, from, taken, mayFinish }: Mover, steps: number, ending: Ending): number[] {
  const { ahead, front, last } = track
  const found: number[] = []
  let level: number[] = [from]
  for (let step = 1; step <= steps; step++) {
    const next: number[] = []
    for (const space of level) {
      if (mayFinish && front[space] === last) addOnce(found, home)
      else if (!addFree(next, ahead[space], taken) && ending === 'stuck') addOnce(found, space)
    }
    if (next.length === 0) return found.length === 0 ? level : found
    if (ending === 'anywhere') for (const space of next) addOnce(found, space)
    level = next
  }
  if (found.length === 0) return level
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

/** A way to a space: the step before, how many steps there are, and whether all of them entered rectangles. */
export interface Way {
  readonly to: number
  readonly before: Way | undefined
  readonly steps: number
  readonly inRectangles: boolean
}

/**
 * Every space where a move of so many steps can end, each once, with the best way there: the one that
 * loses least, then the straightest. A car that cannot move at all ends where it is, after no steps.
 */
export function ends(mover: Mover, steps: number, ending: Ending): Way[] {
  const { track, from, mayFinish } = mover
  const found: Way[] = []
  let level: Way[] = [{ to: from, before: undefined, steps: 0, inRectangles: true }]
  for (let step = 1; step <= steps; step++) {
    const next: Way[] = []
    for (const way of level) {
      if (mayFinish && track.front[way.to] === track.last) {
        keepBetter(mover, found, { to: home, before: way, steps: step, inRectangles: way.inRectangles })
      } else if (!goAhead(mover, way, next) && ending === 'stuck') keepBetter(mover, found, way)
    }
    if (next.length === 0) return found.length === 0 ? level : found
    if (ending === 'anywhere') for (const way of next) keepBetter(mover, found, way)
    level = next
  }
  for (const way of level) keepBetter(mover, found, way)
  return found
}

/** One step further to every free space ahead; false if there is none. All ways in `next` are of one length. */
export function goAhead(mover: Mover, way: Way, next: Way[]): boolean {
  const { track, taken } = mover
  const { to: from, steps } = way
  let canGo = false
  for (const to of track.ahead[from] ?? []) {
    if (taken.includes(to)) continue
    canGo = true
    const inRectangles = way.inRectangles && track.rectangle[to] === true
    const other = wayTo(next, to)
    if (!other) next.push({ to, before: way, steps: steps + 1, inRectangles })
    else if (isBetterStep(mover, from, inRectangles, other)) {
      next[next.indexOf(other)] = { to, before: way, steps: steps + 1, inRectangles }
    }
  }
  return canGo
}

function wayTo(ways: readonly Way[], to: number): Way | undefined {
  for (const way of ways) if (way.to === to) return way
  return undefined
}

/** Whether a step from this space is better than the last one of a way to the same end. */
function isBetterStep(
  { track: { lane }, prefersRectangles }: Mover,
  from: number,
  inRectangles: boolean,
  other: Way,
): boolean {
  if (prefersRectangles && inRectangles !== other.inRectangles) return inRectangles
  const end = at(lane, other.to)
  return Math.abs(end - at(lane, from)) < Math.abs(end - at(lane, other.before?.to ?? from))
}

function keepBetter(mover: Mover, ways: Way[], way: Way): void {
  const other = wayTo(ways, way.to)
  if (!other) ways.push(way)
  else if (isBetter(mover, way, other)) ways[ways.indexOf(other)] = way
}

function isBetter({ track, prefersRectangles }: Mover, way: Way, other: Way): boolean {
  if (prefersRectangles && way.inRectangles !== other.inRectangles) return way.inRectangles
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

/** The cars in the spaces ahead of one, in the list of where each car stands. */
export function blockersAhead({ ahead }: Track, taken: readonly number[], space: number): number[] {
  const next = ahead[space] ?? []
  return taken.flatMap((other, car) => (next.includes(other) ? [car] : []))
}
