import { firstGear, gearOf } from '../gears.ts'
import { linesBetween } from './lines.ts'
import type { Situation } from './situation.ts'
import { spinOutLoss, stressLoss } from './worth.ts'

/** A turn that is over but for its corners. The ways are those to the finish. */
export interface Turn {
  readonly from: number
  readonly left: number
  readonly speed: number
  readonly engine: number
  readonly gear: number
}

/** Where a turn leaves a car, and what else it cost, in rounds. */
export interface End {
  readonly left: number
  readonly gear: number
  readonly engine: number
  readonly stress: number
  readonly loss: number
}

export function turnEnd({ circuit }: Situation, { from, left, speed, engine, gear }: Turn): End {
  let heat = engine
  for (const line of linesBetween(circuit, from, left)) {
    heat -= Math.max(0, speed - line.limit)
    if (heat >= 0) continue
    const { stress } = gearOf(gear)
    return { left: line.left + 1, gear: firstGear, engine: 0, stress, loss: spinOutLoss + stressLoss * stress }
  }
  return { left, gear, engine: heat, stress: 0, loss: 0 }
}
