import { firstGear, isInReach, lastGear, shiftCost } from '../../rules/gears.ts'
import { lowest } from '../course/traits.ts'
import type { Outlook } from '../outlook/outlook.ts'

/** An opponent: its cards are unknown, so that it is thought to hold any of the hands that are usual for this driver. */
export interface Opponent {
  readonly left: number
  readonly gear: number
  readonly engine: number
  /** Whether the gear is the one of this round. */
  readonly hasShifted: boolean
}

/** How likely an opponent is to choose each speed. */
export function paceOf(outlook: Outlook, opponent: Opponent): readonly number[] {
  const inHand = Math.min(1, outlook.course.allHeat - opponent.engine)
  const hands = outlook.typicalHands.with(inHand)
  const chances = Array.from({ length: outlook.layout.speeds }, () => 0)
  for (const hand of hands) {
    let [fewest, chosen] = [Number.POSITIVE_INFINITY, 0]
    for (let gear = firstGear; gear <= lastGear; gear++) {
      if (opponent.hasShifted ? gear !== opponent.gear : !isInReach(opponent.gear, gear, opponent.engine)) continue
      const engine = opponent.hasShifted ? opponent.engine : opponent.engine - shiftCost(opponent.gear, gear)
      // Plays with a + or with special cards are left out: they come to much the same speeds.
      for (let set = hand.sums(gear, 0); set !== 0; set &= set - 1) {
        const speed = lowest(set)
        const rounds = outlook.chosen(opponent.left, gear, engine, inHand, speed, 0)
        if (rounds >= fewest) continue
        fewest = rounds
        chosen = speed
      }
    }
    chances[chosen] = (chances[chosen] ?? 0) + 1 / hands.length
  }
  return chances
}
