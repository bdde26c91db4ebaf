/** A point of the drawing. The unit is the width of a lane; x grows to the right and y downwards, as on a screen. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** A point with a direction of travel in degrees: 0 is to the right, 90 downwards, 180 to the left. */
export interface Pose extends Point {
  readonly heading: number
}

export type Side = 'left' | 'right'

export function distance(a: Point, b: Point): number {
  return Math.hypot(b.x - a.x, b.y - a.y)
}

export function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}

/** The pose moved sideways by an offset: positive to the right of travel, negative to the left. */
export function aside(pose: Pose, offset: number): Pose {
  const heading = radians(pose.heading)
  return { x: pose.x - Math.sin(heading) * offset, y: pose.y + Math.cos(heading) * offset, heading: pose.heading }
}

/** A heading brought into the range 0 up to 360. */
export function turned(degrees: number): number {
  return ((degrees % 360) + 360) % 360
}
