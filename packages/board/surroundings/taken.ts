import { distance, type Point } from '@paddock/racing/circuit'

/** Ground that something stands on already. */
export interface TakenGround {
  readonly middle: Point
  readonly radius: number
}

export function isFree(taken: readonly TakenGround[], point: Point, radius: number): boolean {
  return taken.every(({ middle, radius: other }) => distance(middle, point) > radius + other)
}
