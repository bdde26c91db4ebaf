/** What the corners on a way cost. */

import { limitOf, overheats } from '../../modules/conditions/sectors.ts'
import { type Card, faceOf } from '../cards.ts'
import { finishOf, type OpenState } from '../state.ts'
import { type CornerAhead, circuitCalled, cornersBetween } from '../track.ts'

/** HT-CORN-02 */
export function cornerCost(speed: number, limit: number): number {
  return Math.max(0, speed - limit)
}

/** HT-SYM-09, HT-SYM-10: what the cards in play change at every corner of the turn. */
export function adjustOf(cards: readonly Card[]): number {
  let sum = 0
  for (const card of cards) sum += faceOf(card).symbols.adjust ?? 0
  return sum
}

/** A corner on the way: its limit for this driver, and what it costs. */
export interface PaidCorner extends CornerAhead {
  readonly limit: number
  readonly cost: number
}

/** The corners between two places at one speed. */
export interface Reckoning {
  /** A corner behind the one where the car spins out is not among them. */
  readonly corners: readonly PaidCorner[]
  /** What they cost together. */
  readonly heat: number
  /** The first one that the engine cannot pay. */
  readonly spinsOutAt: CornerAhead | undefined
}

/** A way at one speed, and what there is to pay with. */
export interface DrivenStretch {
  readonly from: number
  readonly to: number
  readonly speed: number
  readonly engine: number
  /** What own cards change at the limits. */
  readonly adjust?: number
}

/** HT-CORN-01, HT-CORN-05, HT-CORN-11: one by one, in the order of driving, as far as the engine can pay. */
export function reckon(table: Pick<OpenState, 'circuit' | 'laps' | 'road' | 'weather'>, way: DrivenStretch): Reckoning {
  const corners: PaidCorner[] = []
  let heat = 0
  for (const ahead of cornersBetween(circuitCalled(table.circuit), way.from, way.to, finishOf(table))) {
    const { corner } = ahead
    const limit = limitOf(table, corner) + (way.adjust ?? 0) // HT-CORN-03, HT-CORN-16
    const over = cornerCost(way.speed, limit)
    const cost = over > 0 && overheats(table, corner) ? over + 1 : over // HT-ROAD-06
    corners.push({ ...ahead, limit, cost })
    heat += cost
    if (heat > way.engine) return { corners, heat, spinsOutAt: ahead }
  }
  return { corners, heat, spinsOutAt: undefined }
}
