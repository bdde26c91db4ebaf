/**
 * A circuit as three strips under each other, driven from left to right: every column two or three signs wide,
 * lane under lane with the inside lane at the bottom, where the right of a driver is. Before the first
 * column the start spaces are drawn a second time, so that the cars of the grid stand before the start.
 */
import type { CanvasPoint } from '../drawing/point.ts'
import type { LaneTrack, LaneSpace as Space } from './track.ts'

export const width = 80
export const height = 13

/** How the strips lie: the columns left of them, and those of each column of the circuit. */
export interface StripLayout {
  readonly left: number
  /** Of three signs the first is a border; of two it is covered by whatever stands on the space. */
  readonly columnWidth: 2 | 3
}

/** A space's own signs: its left border at x, and up to the border of the next one. */
export interface Cell {
  readonly x: number
  readonly y: number
  readonly width: number
  /** Where the two signs of whatever stands on it begin. */
  readonly middle: number
}

/** A line across the track, below its name. */
export interface LineAcross {
  readonly x: number
  /** The row of its name; the lanes lie below it. */
  readonly y: number
  readonly lanes: number
}

export interface LaneStrips {
  readonly columnWidth: StripLayout['columnWidth']
  /** By space. */
  readonly cells: readonly Cell[]
  /** Where the start spaces are drawn before the start; by space, undefined for all others. */
  readonly grid: readonly (Cell | undefined)[]
  readonly start: LineAcross
  readonly finish: LineAcross
  /** The betting lines, the first one first. */
  readonly bets: readonly LineAcross[]
  /** Where a column's number may stand. */
  readonly numbers: readonly { readonly x: number; readonly y: number; readonly column: number }[]
}

/** Where the two signs of whatever stands on a space begin. */
export function middleOf(cell: Cell | undefined): CanvasPoint | undefined {
  return cell && { x: cell.middle, y: cell.y }
}

/** Where a car stands that has crossed the line so often: on the grid, before the start. */
export function cellOf({ cells, grid }: LaneStrips, space: number, lap: number): Cell | undefined {
  return (lap === 0 ? grid[space] : undefined) ?? cells[space]
}

/** From … to (excluded), counted in places: a place for each column, the start spaces' second ones first. */
interface Stretch {
  readonly from: number
  readonly to: number
  readonly y: number
  readonly lanes: number
}

export function layStrips(track: LaneTrack, { left, columnWidth }: StripLayout): LaneStrips {
  const { spaces, firstColumn, columns } = track.circuit
  const onGrid = spaces.filter(({ index }) => track.grid.includes(index))
  const gridColumns = track.last + 1 - Math.min(...onGrid.map((space) => space.columns[0]))
  const placeOf = (column: number) => column - firstColumn + gridColumns
  const stretches = fold(spaces, placeOf, gridColumns + columns)
  const apart = spacesApart(spaces)
  const xOf = ({ from }: Stretch, place: number) => left + (place - from) * columnWidth

  const cellAt = (space: Space, place: number): Cell => {
    const stretch = stretchAt(stretches, place)
    const isApart = apart.has(space.index)
    const low = isApart ? 2 * space.lane : space.lane + Math.floor((stretch.lanes - space.lanes) / 2)
    const length = space.columns[1] - space.columns[0] + 1
    const [x, cellWidth] = [xOf(stretch, place), length * columnWidth]
    const middle = x + columnWidth - 2 + Math.floor((cellWidth - columnWidth) / 2)
    return { x, y: stretch.y + stretch.lanes - low, width: cellWidth, middle }
  }
  /** Behind this place. At the end of a strip it stands there, not before the next one. */
  const across = (place: number): LineAcross => {
    const stretch = stretchAt(stretches, place)
    return { x: xOf(stretch, place + 1), y: stretch.y, lanes: stretch.lanes }
  }
  return {
    columnWidth,
    cells: spaces.map((space) => cellAt(space, placeOf(space.columns[0]))),
    grid: spaces.map((space) =>
      track.grid.includes(space.index) ? cellAt(space, placeOf(space.columns[0]) - columns) : undefined,
    ),
    start: across(gridColumns - 1),
    finish: across(gridColumns + columns - 1),
    bets: track.lines.map((after) => across(placeOf(after))),
    numbers: Array.from({ length: columns }, (_, index) => firstColumn + index).map((column) => {
      const stretch = stretchAt(stretches, placeOf(column))
      return { x: xOf(stretch, placeOf(column)) + 1, y: stretch.y, column }
    }),
  }
}

function stretchAt(stretches: readonly Stretch[], place: number): Stretch {
  const found = stretches.find(({ from, to }) => place >= from && place < to)
  if (!found) throw new RangeError(`no strip has place ${place}`)
  return found
}

/** Three stretches as even as can be, none of which ends within a space. */
function fold(spaces: readonly Space[], placeOf: (column: number) => number, places: number): Stretch[] {
  const isWithin = (place: number) =>
    spaces.some(({ columns: [first, last] }) => placeOf(first) < place && place <= placeOf(last))
  const ends = Array.from({ length: places }, (_, place) => place).filter((place) => place > 0 && !isWithin(place))
  let best: readonly number[] = []
  let longest = Number.POSITIVE_INFINITY
  for (const first of ends) {
    for (const second of ends.filter((place) => place > first)) {
      const length = Math.max(first, second - first, places - second)
      if (length < longest) [best, longest] = [[first, second], length]
    }
  }
  const stretches: Stretch[] = []
  let [from, y] = [0, 0]
  for (const to of [...best, places]) {
    const within = spaces.filter(({ columns: [first, last] }) => placeOf(last) >= from && placeOf(first) < to)
    const lanes = Math.max(...within.map((space) => space.lanes))
    stretches.push({ from, to, y, lanes })
    y += 1 + lanes
    from = to
  }
  return stretches
}

/** The branches of a split, and the spaces that lead into one and out of one: drawn with a gap between them. */
function spacesApart(spaces: readonly Space[]): Set<number> {
  const apart = new Set<number>()
  for (const { index, kind, ahead } of spaces) {
    const isBranch = kind === 'split'
    if (isBranch || ahead.some((next) => spaces[next]?.kind === 'split')) apart.add(index)
    if (isBranch) for (const next of ahead) apart.add(next)
  }
  return apart
}
