import { distance, type Point } from './point.ts'

/** Points closer than this to a line lie on it: far less than a drawing shows, far more than rounding makes. */
export const near = 1e-6

export type Edge = readonly [from: Point, to: Point]

export function edgesOf(polygon: readonly Point[]): Edge[] {
  return polygon.map((from, i) => [from, polygon[(i + 1) % polygon.length] ?? from])
}

/** Whether two edges cross; to touch, or to lie upon one another, is not to cross. */
export function cross([a, b]: Edge, [c, d]: Edge): boolean {
  return opposite(side([a, b], c), side([a, b], d)) && opposite(side([c, d], a), side([c, d], b))
}

/** Whether the outline crosses itself, as a bend does that is tighter than the track is wide. */
export function crossesItself(polygon: readonly Point[]): boolean {
  const edges = edgesOf(polygon)
  return edges.some((edge, i) => edges.slice(i + 2).some((other) => cross(edge, other)))
}

export function contains(polygon: readonly Point[], { x, y }: Point): boolean {
  let inside = false
  for (const [a, b] of edgesOf(polygon)) {
    if (a.y > y !== b.y > y && x < a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x)) inside = !inside
  }
  return inside
}

/** Whether two polygons share ground, and not only an edge or a corner. */
export function overlap(a: readonly Point[], b: readonly Point[]): boolean {
  if (apart(a, b)) return false
  const edgesOfB = edgesOf(b)
  if (edgesOf(a).some((edge) => edgesOfB.some((other) => cross(edge, other)))) return true
  return within(a).some((point) => contains(b, point)) || within(b).some((point) => contains(a, point))
}

/** Whether two polygons have at least a point in common. */
export function touch(a: readonly Point[], b: readonly Point[]): boolean {
  return !apart(a, b) && (cornerOn(a, b) || cornerOn(b, a) || overlap(a, b))
}

function cornerOn(a: readonly Point[], b: readonly Point[]): boolean {
  return a.some((corner) => onOutline(b, corner))
}

export function onOutline(polygon: readonly Point[], point: Point): boolean {
  return edgesOf(polygon).some((edge) => distanceTo(edge, point) < near)
}

export function distanceTo([a, b]: Edge, point: Point): number {
  const length = distance(a, b)
  if (length === 0) return distance(a, point)
  const along = ((point.x - a.x) * (b.x - a.x) + (point.y - a.y) * (b.y - a.y)) / length ** 2
  const share = Math.min(1, Math.max(0, along))
  return distance({ x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share }, point)
}

/** A few points that lie well within a polygon: a little from each corner towards the others. */
function within(polygon: readonly Point[]): Point[] {
  const middle = {
    x: polygon.reduce((sum, point) => sum + point.x, 0) / polygon.length,
    y: polygon.reduce((sum, point) => sum + point.y, 0) / polygon.length,
  }
  const inset = polygon.map(({ x, y }) => ({ x: x + (middle.x - x) * 0.05, y: y + (middle.y - y) * 0.05 }))
  return [middle, ...inset].filter((point) => contains(polygon, point))
}

function apart(a: readonly Point[], b: readonly Point[]): boolean {
  const [p, q] = [box(a), box(b)]
  return p.right < q.left - near || q.right < p.left - near || p.bottom < q.top - near || q.bottom < p.top - near
}

function box(points: readonly Point[]) {
  const xs = points.map((point) => point.x)
  const ys = points.map((point) => point.y)
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
}

/** How far a point lies to one side of the line through an edge, negative on the other side. */
function side([a, b]: Edge, point: Point): number {
  const length = distance(a, b)
  return length === 0 ? 0 : ((b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x)) / length
}

function opposite(a: number, b: number): boolean {
  return (a > near && b < -near) || (a < -near && b > near)
}
