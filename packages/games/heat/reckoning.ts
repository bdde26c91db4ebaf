/** What the corners on a way cost. */
import { finishOf, type OpenState } from './state.ts'
import { type CornerAhead, circuitCalled, cornersBetween } from './track.ts'

/** HT-CORN-02 */
export function cornerCost(speed: number, limit: number): number {
  return Math.max(0, speed - limit)
}

/** The corners between two places at one speed. */
export interface Reckoning {
  /** Each with its cost; a corner behind the one where the car spins out is not among them. */
  readonly corners: readonly (CornerAhead & { readonly cost: number })[]
  /** What they cost together. */
  readonly heat: number
  /** The first one that the engine cannot pay. */
  readonly spinsOutAt: CornerAhead | undefined
}

/** HT-CORN-01, HT-CORN-05, HT-CORN-11: one by one, in the order of driving, as far as the engine can pay. */
export function reckon(
  table: Pick<OpenState, 'options' | 'laps'>,
  way: { readonly from: number; readonly to: number; readonly speed: number; readonly engine: number },
): Reckoning {
  const corners: (CornerAhead & { cost: number })[] = []
  let heat = 0
  for (const ahead of cornersBetween(circuitCalled(table.options.circuit), way.from, way.to, finishOf(table))) {
    const cost = cornerCost(way.speed, ahead.corner.limit)
    corners.push({ ...ahead, cost })
    heat += cost
    if (heat > way.engine) return { corners, heat, spinsOutAt: ahead }
  }
  return { corners, heat, spinsOutAt: undefined }
}
