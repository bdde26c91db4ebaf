import { firstGear, gearOf } from '../../rules/gears.ts'
import { heatAtCorner, isNews, linesBetween } from '../course/corner-lines.ts'
import type { Situation } from '../situation.ts'
import { eliminationLoss, spinOutLoss, sponsorGain, stressLoss } from '../worth.ts'

/** A turn that is over but for its corners. The ways are those to the finish. */
export interface TurnReckoned {
  readonly from: number
  readonly left: number
  readonly speed: number
  readonly engine: number
  readonly gear: number
  /** What own cards add to the limits. */
  readonly adjust: number
  /** The way that was left before a slipstream was taken: the press likes those who come by one. */
  readonly slipstreamFrom?: number
}

/** Where a turn leaves a car, and what else it cost, in rounds. */
export interface TurnEnd {
  readonly left: number
  readonly gear: number
  readonly engine: number
  readonly stress: number
  readonly loss: number
}

export function turnEnd({ course, caution }: Situation, turn: TurnReckoned): TurnEnd {
  const { from, left, speed, engine, gear, adjust, slipstreamFrom = left } = turn
  let heat = engine
  let gain = speed >= course.recordSpeed ? sponsorGain : 0
  for (const line of linesBetween(course, from, left)) {
    heat -= heatAtCorner(line, speed, adjust)
    if (heat < 0) {
      const { stress } = gearOf(gear)
      const out = spinOutLoss + (course.eliminates ? eliminationLoss : 0)
      return { left: line.left + 1, gear: firstGear, engine: 0, stress, loss: caution * out + stressLoss * stress }
    }
    if (isNews(line, speed) || (line.hasPress && line.left < slipstreamFrom)) gain += sponsorGain
  }
  return { left, gear, engine: heat, stress: 0, loss: left > 0 ? -gain : 0 }
}
