import type { LanePositions } from '@paddock/racing/lanes'

/** A track of lanes side by side, as far as a picture of it needs it. Everything is by space. */
export interface LaneTrack {
  readonly circuit: {
    readonly spaces: readonly LaneSpace[]
    readonly firstColumn: number
    readonly columns: number
  }
  readonly front: readonly number[]
  readonly rectangle: readonly boolean[]
  /** The last column before the finish. */
  readonly last: number
  /** The start spaces. */
  readonly grid: readonly number[]
  /** The columns after which a betting line lies. */
  readonly lines: readonly number[]
}

export interface LaneSpace {
  readonly index: number
  readonly kind: string
  readonly columns: readonly [first: number, last: number]
  readonly lane: number
  /** How many lie abreast. */
  readonly lanes: number
  readonly ahead: readonly number[]
}

/** The lap of a car once it stands there. */
export function lapOn({ front }: LaneTrack, { space, lap }: LanePositions, car: number, to: number): number {
  const isAcross = to < 0 || (front[to] ?? 0) < (front[space[car] ?? 0] ?? 0)
  return (lap[car] ?? 0) + (isAcross ? 1 : 0)
}
