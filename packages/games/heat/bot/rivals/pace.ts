import { firstGear, isInReach, lastGear, shiftCost } from '../../rules/gears.ts'
import { lowest } from '../course/traits.ts'
import type { Outlook } from '../outlook/outlook.ts'

/** A rival: its cards are unknown, so that it is thought to hold any of the hands that are usual for this driver. */
export interface Rival {
  readonly left: number
  readonly gear: number
  readonly engine: number
  /** Whether the gear is the one of this round. */
  readonly hasShifted: boolean
}

/** How likely a rival is to choose each speed. */
export function paceOf(outlook: Outlook, rival: Rival): readonly number[] {
  const inHand = Math.min(1, outlook.course.allHeat - rival.engine)
  const hands = outlook.typicalHands.with(inHand)
  const chances = Array.from({ length: outlook.layout.speeds }, () => 0)
  for (const hand of hands) {
    let [fewest, chosen] = [Number.POSITIVE_INFINITY, 0]
    for (let gear = firstGear; gear <= lastGear; gear++) {
      if (rival.hasShifted ? gear !== rival.gear : !isInReach(rival.gear, gear, rival.engine)) continue
      const engine = rival.hasShifted ? rival.engine : rival.engine - shiftCost(rival.gear, gear)
      // Plays with a + or with special cards are left out: they come to much the same speeds.
      for (let set = hand.sums(gear, 0); set !== 0; set &= set - 1) {
        const speed = lowest(set)
        const rounds = outlook.chosen(rival.left, gear, engine, inHand, speed, 0)
        if (rounds >= fewest) continue
        fewest = rounds
        chosen = speed
      }
    }
    chances[chosen] = (chances[chosen] ?? 0) + 1 / hands.length
  }
  return chances
}
