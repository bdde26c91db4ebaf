import type { Bounds, Circuit, Piece } from '../circuit.ts'
import type { Point, Side } from '../point.ts'
import { sideOf, stations } from './outline.ts'
import type { Column } from './profile.ts'

/** The two edges of the asphalt as closed loops. */
export function ribbon(columns: readonly Column[], pieces: readonly Piece[], inside: Side): Circuit['ribbon'] {
  const edge = (side: Side) =>
    columns.flatMap((column) => {
      const outermost = side === inside ? 0 : column.back.length - 1
      // The last point of a column is the first of the next.
      return sideOf(pieces, stations([column], outermost), side).slice(0, -1)
    })
  return { left: edge('left'), right: edge('right') }
}

/** The ground between neighbouring lanes wherever a gap opens, from where it opens to where it closes. */
export function islands(columns: readonly Column[], pieces: readonly Piece[], inside: Side): Point[][] {
  const runs: Column[][] = []
  for (const [i, column] of columns.entries()) {
    if (!opens(column)) continue
    const before = columns[i - 1]
    if (before && opens(before)) runs.at(-1)?.push(column)
    else runs.push([column])
  }
  return runs.flatMap((run) => {
    const lanes = run[0]?.back.length ?? 1
    return Array.from({ length: lanes - 1 }, (_, lane) => between(run, lane, pieces, inside))
  })
}

export function boundsOf(points: readonly Point[]): Bounds {
  const xs = points.map((point) => point.x)
  const ys = points.map((point) => point.y)
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}

function between(run: readonly Column[], lane: number, pieces: readonly Piece[], inside: Side): Point[] {
  const outside = inside === 'left' ? 'right' : 'left'
  return [...sideOf(pieces, stations(run, lane), outside), ...sideOf(pieces, stations(run, lane + 1), inside).reverse()]
}

function opens(column: Column): boolean {
  return [column.back, column.front].some((bands) =>
    bands.some((band, lane) => {
      const outer = bands[lane + 1]
      return outer !== undefined && Math.max(outer.left - band.right, band.left - outer.right) > 1e-9
    }),
  )
}
