import type { Point, Pose } from '@paddock/racing/circuit'

/** Two digits after the point: a hundredth of a lane is less than a pixel on any screen, and the page stays small. */
export function rounded(n: number): string {
  return String(Math.round(n * 100) / 100)
}

export function coordinates({ x, y }: Point): string {
  return `${rounded(x)} ${rounded(y)}`
}

/** An open line through the points, as the data of an SVG path. */
export function through(points: readonly Point[]): string {
  return points.length === 0 ? '' : `M${points.map(coordinates).join(' ')}`
}

export function closed(points: readonly Point[]): string {
  return points.length === 0 ? '' : `${through(points)}Z`
}

/** A closed line that takes its corners round: it passes through the middles of the sides. */
export function roundCornered(points: readonly Point[]): string {
  const first = points[0]
  const last = points.at(-1)
  if (!first || !last) return ''
  const bends = points.map(
    (point, i) => `Q${coordinates(point)} ${coordinates(between(point, points[i + 1] ?? first, 0.5))}`,
  )
  return `M${coordinates(between(last, first, 0.5))}${bends.join('')}Z`
}

/** Points of no length, which a round stroke turns into discs: the lightest way to draw hundreds of them. */
export function dots(points: readonly Point[]): string {
  return points.map((point) => `M${coordinates(point)}h0`).join('')
}

export function between(from: Point, to: Point, share: number): Point {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
}

/** Puts what is drawn about the origin, its front to the right, at a place of the drawing. */
export function placed({ x, y, heading }: Pose): string {
  return `translate(${rounded(x)} ${rounded(y)})rotate(${rounded(heading)})`
}
