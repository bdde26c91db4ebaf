import { type LotsBox, lots, lotsBox } from '../lots.ts'
import type { MendedBox } from '../mended.ts'

/** Lots with one promise broken: what the conformance kit must catch, and by which law. */
export interface Broken {
  /** What the game does wrong. */
  readonly fault: string
  /** The name of the law that must catch it. */
  readonly law: string
  /** A new box each time, since some of them remember what they should not. */
  box(): LotsBox | MendedBox
}

/** Lots, except for these parts of its rules. */
export function lotsBut(departures: Partial<LotsBox['game']>): LotsBox {
  return { ...lotsBox, game: { ...lots, ...departures } }
}
