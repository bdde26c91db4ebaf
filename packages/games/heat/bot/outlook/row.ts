import { firstGear, gearOf, isInReach, lastGear, shiftCost } from '../../rules/gears.ts'
import { type CornerLine, heatAtCorner, isNews, linesBetween } from '../course/corner-lines.ts'
import { coolingOn, effectsOf, onPlainRoad, type SpaceEffects } from '../course/course.ts'
import { clutterLoss, eliminationLoss, spinOutLoss, sponsorGain, standingLoss, stressLoss } from '../worth.ts'
import { bestPlay } from './best-play.ts'
import { flipValues, mostInHand } from './layout.ts'
import type { Outlook } from './outlook.ts'
import { mostPluses } from './speeds.ts'
import { handsDealt } from './typical-hands.ts'

/** A way to the finish, and the corner lines on it with their limits. */
interface Stretch {
  readonly left: number
  readonly lines: readonly CornerLine[]
  readonly adjust: number
  /** By the spaces driven. */
  readonly effects: readonly SpaceEffects[]
}

/** Works out the outlook with so many spaces left from those nearer to the finish. */
export class RowMaker {
  readonly #outlook: Outlook
  /** By state, when the corners are paid, and speed: a boost may have been added. */
  readonly #ends: Float32Array
  /** The best play of a hand for each gear and engine. */
  readonly #plays: Float32Array

  constructor(outlook: Outlook) {
    const { states, boostedSpeeds } = outlook.layout
    this.#outlook = outlook
    this.#ends = new Float32Array(states * boostedSpeeds)
    this.#plays = new Float32Array(states)
  }

  /** Fills in the rounds to go after gear and speed are chosen, by state, + yet to be turned up, and speed. */
  chosen(left: number, adjust: number, chosen: Float32Array): Float32Array {
    const { course, layout } = this.#outlook
    const lines = linesBetween(course, left, left - layout.boostedSpeeds)
    const effects = Array.from({ length: layout.speeds }, (_, speed) => effectsOf(course, left - speed))
    const stretch = { left, lines, adjust, effects }
    this.#forEachState((gear, engine, inHand) => this.#fillEnds(stretch, gear, engine, inHand))
    this.#forEachState((gear, engine, inHand) => this.#fillChosen(chosen, stretch, gear, engine, inHand))
    return chosen
  }

  /** Rounds to go at the start of a round, by state. */
  rounds(left: number): Float32Array {
    const { layout } = this.#outlook
    const rounds = new Float32Array(layout.states)
    for (let inHand = 0; inHand <= Math.min(mostInHand, layout.allHeat); inHand++) {
      this.#fillRounds(rounds, left, inHand)
    }
    return rounds
  }

  #fillEnds(stretch: Stretch, gear: number, engine: number, inHand: number): void {
    const { layout } = this.#outlook
    const place = layout.stateOf(gear, engine, inHand) * layout.boostedSpeeds
    this.#ends[place] = standingLoss + this.#end(stretch, gear, engine, inHand, 1)
    for (let speed = 1; speed < layout.boostedSpeeds; speed++) {
      this.#ends[place + speed] = this.#end(stretch, gear, engine, inHand, speed)
    }
  }

  #end({ left, lines, adjust }: Stretch, gear: number, engine: number, inHand: number, speed: number): number {
    let heat = engine
    let gain = speed >= this.#outlook.course.recordSpeed ? sponsorGain : 0
    for (const line of lines) {
      if (left - speed > line.left) break
      heat -= heatAtCorner(line, speed, adjust)
      if (heat < 0) return 1 + this.#spunOut(left, gear, inHand, line)
      if (isNews(line, speed)) gain += sponsorGain
    }
    return 1 - gain + this.#outlook.afterDrawing(left - speed, gear, gear, heat, inHand)
  }

  #spunOut(left: number, gear: number, inHand: number, line: CornerLine): number {
    const out = this.#outlook.course.eliminates ? eliminationLoss : 0
    const loss = out + spinOutLoss + stressLoss * gearOf(gear).stress
    const back = line.left + 1
    if (back < left) return loss + this.#outlook.afterDrawing(back, gear, firstGear, 0, inHand)
    // Back to where it stood: as if it were a space further, and a little worse.
    return loss + standingLoss + this.#outlook.afterDrawing(left - 1, gear, firstGear, 0, inHand)
  }

  /** The Heat of the hand is cooled as far as gear and sector allow, and the boost taken where it helps. */
  #fillChosen(chosen: Float32Array, { effects }: Stretch, gear: number, engine: number, inHand: number): void {
    const { layout } = this.#outlook
    const { speeds, boostedSpeeds } = layout
    const { cooldown = 0 } = gearOf(gear).symbols
    const to = layout.stateOf(gear, engine, inHand) * layout.speedsOfState
    for (let speed = 0; speed < speeds; speed++) {
      const under = effects[speed] ?? onPlainRoad
      const cooled = Math.min(inHand, coolingOn(under, cooldown))
      const cold = engine + cooled
      const held = inHand - cooled
      const end = this.#ends[layout.stateOf(gear, cold, held) * boostedSpeeds + speed] ?? 0
      const price = under.boost
      if (cold < price) chosen[to + speed] = end
      else {
        const boosted = layout.stateOf(gear, cold - price, held) * boostedSpeeds
        chosen[to + speed] = Math.min(end, flipped(this.#ends, boosted + speed))
      }
    }
    for (let pluses = 1; pluses <= mostPluses; pluses++) {
      const more = to + pluses * speeds
      for (let speed = 0; speed < speeds; speed++) {
        chosen[more + speed] = flipped(chosen, more - speeds + Math.min(speed, speeds - 1 - flipValues))
      }
    }
  }

  #fillRounds(rounds: Float32Array, left: number, inHand: number): void {
    const { layout, typicalHands } = this.#outlook
    const tables = this.#outlook.tablesAt(left)
    for (const hand of typicalHands.with(inHand)) {
      this.#forEachEngine(inHand, (gear, engine, state) => {
        this.#plays[state] = bestPlay(layout, tables, { gear, engine, inHand }, hand)
      })
      this.#forEachEngine(inHand, (gear, engine, state) => {
        rounds[state] = (rounds[state] ?? 0) + this.#bestGear(left, gear, engine, inHand) / handsDealt
      })
    }
  }

  #bestGear(left: number, gear: number, engine: number, inHand: number): number {
    const { layout } = this.#outlook
    let best = Number.POSITIVE_INFINITY
    for (let to = firstGear; to <= lastGear; to++) {
      if (!isInReach(gear, to, engine)) continue
      best = Math.min(best, this.#plays[layout.stateOf(to, engine - shiftCost(gear, to), inHand)] ?? best)
    }
    // No gear in reach has cards enough: the round is lost, and the gear is 1.
    if (best < Number.POSITIVE_INFINITY) return best
    const inFirst = this.#plays[layout.stateOf(firstGear, engine, inHand)] ?? best
    if (inFirst < Number.POSITIVE_INFINITY) return clutterLoss + inFirst
    return 2 * clutterLoss + this.#outlook.rounds(left - 1, firstGear, engine, inHand)
  }

  #forEachEngine(inHand: number, visit: (gear: number, engine: number, state: number) => void): void {
    const { layout } = this.#outlook
    for (let gear = firstGear; gear <= lastGear; gear++) {
      for (let engine = 0; engine <= layout.allHeat - inHand; engine++) {
        visit(gear, engine, layout.stateOf(gear, engine, inHand))
      }
    }
  }

  #forEachState(visit: (gear: number, engine: number, inHand: number) => void): void {
    const { allHeat } = this.#outlook.layout
    for (let gear = firstGear; gear <= lastGear; gear++) {
      for (let engine = 0; engine <= allHeat; engine++) {
        for (let inHand = 0; inHand <= Math.min(allHeat - engine, mostInHand); inHand++) visit(gear, engine, inHand)
      }
    }
  }
}

/** The mean over what a card turned up adds: 1 to 4. */
function flipped(table: Float32Array, place: number): number {
  return ((table[place + 1] ?? 0) + (table[place + 2] ?? 0) + (table[place + 3] ?? 0) + (table[place + 4] ?? 0)) / 4
}
