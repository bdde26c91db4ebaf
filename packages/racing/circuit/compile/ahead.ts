import type { Cut } from './cuts.ts'
import { type Band, bandOf } from './profile.ts'

/** Offsets closer than this are the same point. */
const same = 1e-9

/**
 * The forward rule: a space lies ahead when it touches and its front edge is further along than the front edge left
 * behind. A shared corner point is a touch, which makes diagonal steps; a level front is not ahead, which forbids
 * sideways ones.
 */
export function ahead(cuts: readonly Cut[], lap: number): number[][] {
  return cuts.map((from) => {
    const found: { index: number; lane: number }[] = []
    for (const [index, to] of cuts.entries()) {
      if (isAhead(from, to, 0) || isAhead(from, to, lap)) found.push({ index, lane: to.lane })
    }
    return found.sort((a, b) => a.lane - b.lane).map((space) => space.index)
  })
}

function isAhead(from: Cut, to: Cut, laps: number): boolean {
  const toBack = to.first - 1 + laps
  const furtherAlong = to.last + laps > from.last
  if (!furtherAlong || toBack > from.last) return false
  if (toBack === from.last) return meet(frontOf(from), backOf(to))
  return besides(from, to, laps)
}

/** Whether two spaces with columns in common touch along their sides. */
function besides(from: Cut, to: Cut, laps: number): boolean {
  return from.columns.some((column) => {
    const shared = column.number >= to.first + laps && column.number <= to.last + laps
    if (!shared) return false
    return (
      meet(bandOf(column.back, from.lane), bandOf(column.back, to.lane)) ||
      meet(bandOf(column.front, from.lane), bandOf(column.front, to.lane))
    )
  })
}

function meet(a: Band, b: Band): boolean {
  return a.left <= b.right + same && b.left <= a.right + same
}

function frontOf(cut: Cut): Band {
  return bandOf(cut.columns.at(-1)?.front ?? [], cut.lane)
}

function backOf(cut: Cut): Band {
  return bandOf(cut.columns[0]?.back ?? [], cut.lane)
}
