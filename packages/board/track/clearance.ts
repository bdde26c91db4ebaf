import type { Circuit, Point } from '@paddock/racing/circuit'

type Ground = Pick<Circuit, 'ribbon'>

/** Points on the edges are this close together, so a distance to the nearest of them is off by little. */
const step = 0.4
/** The edges are sorted into squares of this size, so that only near ones are measured. */
const square = 3
/** Further out than this many squares it does not matter how far. */
const rings = 4
/** No point of the asphalt is further than this from its edge. */
const widest = 4

/** How far a point is from the asphalt, as far as it matters; negative on it. */
export type Clearance = (point: Point) => number

const known = new WeakMap<Ground['ribbon'], Clearance>()

export function clearanceOf({ ribbon }: Ground): Clearance {
  const found = known.get(ribbon) ?? measure(ribbon)
  known.set(ribbon, found)
  return found
}

/** The edge of the asphalt that bounds the infield. */
export function infieldEdge({ ribbon, inside }: Pick<Circuit, 'ribbon' | 'inside'>): readonly Point[] {
  return ribbon[inside]
}

export function within(loop: readonly Point[], { x, y }: Point): boolean {
  let inside = false
  let before = loop.at(-1)
  for (const point of loop) {
    if (before && before.y > y !== point.y > y) {
      const crossing = before.x + ((y - before.y) / (point.y - before.y)) * (point.x - before.x)
      if (x < crossing) inside = !inside
    }
    before = point
  }
  return inside
}

function measure(ribbon: Ground['ribbon']): Clearance {
  const squares = new Map<number, Point[]>()
  for (const point of [...fine(ribbon.left), ...fine(ribbon.right)]) {
    const key = keyOf(Math.floor(point.x / square), Math.floor(point.y / square))
    const there = squares.get(key)
    if (there) there.push(point)
    else squares.set(key, [point])
  }
  return (point) => {
    const distance = nearest(squares, point)
    if (distance > widest) return distance
    return within(ribbon.left, point) === within(ribbon.right, point) ? distance : -distance
  }
}

/** Looks in the square of the point, then in those around it, until nothing further out can be nearer. */
function nearest(squares: ReadonlyMap<number, readonly Point[]>, { x, y }: Point): number {
  const [column, row] = [Math.floor(x / square), Math.floor(y / square)]
  let best = rings * square
  for (let ring = 0; ring <= rings && best > (ring - 1) * square; ring++) {
    for (let down = -ring; down <= ring; down++) {
      const stride = Math.abs(down) === ring ? 1 : 2 * ring
      for (let across = -ring; across <= ring; across += stride) {
        for (const point of squares.get(keyOf(column + across, row + down)) ?? []) {
          const square = (point.x - x) ** 2 + (point.y - y) ** 2
          if (square < best * best) best = Math.sqrt(square)
        }
      }
    }
  }
  return best
}

function keyOf(column: number, row: number): number {
  return column * 4096 + row
}

function fine(loop: readonly Point[]): Point[] {
  return loop.flatMap((from, i) => {
    const to = loop[(i + 1) % loop.length] ?? from
    const count = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / step))
    return Array.from({ length: count }, (_, n) => ({
      x: from.x + ((to.x - from.x) * n) / count,
      y: from.y + ((to.y - from.y) * n) / count,
    }))
  })
}
