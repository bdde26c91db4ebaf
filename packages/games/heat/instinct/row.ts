import { firstGear, gearOf, isInReach, lastGear, shiftCost } from '../gears.ts'
import { boostedSpeeds, flipValues, mostHeat, mostInHand, speeds, speedsOfState, stateOf, states } from './layout.ts'
import { type Line, linesBetween } from './lines.ts'
import type { Outlook } from './outlook.ts'
import { mostPluses, type Speeds, setOf } from './speeds.ts'
import { handsDealt, typicalHands } from './typical-hands.ts'
import { clutterLoss, spinOutLoss, standingLoss, stressLoss } from './worth.ts'

/** The outlook with so many spaces left. */
export interface Row {
  /** Rounds to go at the start of a round, by state. */
  readonly rounds: Float32Array
  /** The same after gear and speed are chosen, by state, + yet to be turned up, and speed. */
  readonly chosen: Float32Array
}

/** Works out a row from those nearer to the finish. */
export class RowMaker {
  readonly #outlook: Outlook
  /** By state, when the corners are paid, and speed: a boost may have been added. */
  readonly #ends = new Float32Array(states * boostedSpeeds)
  /** The best play of a hand for each gear and engine. */
  readonly #plays = new Float32Array(states)

  constructor(outlook: Outlook) {
    this.#outlook = outlook
  }

  make(left: number): Row {
    const row: Row = { rounds: new Float32Array(states), chosen: new Float32Array(states * speedsOfState) }
    if (left === 0) return row
    const { circuit, allHeat } = this.#outlook
    const lines = linesBetween(circuit, left, left - boostedSpeeds)
    forEachState(allHeat, (gear, engine, inHand) => this.#fillEnds(left, gear, engine, inHand, lines))
    forEachState(allHeat, (gear, engine, inHand) => this.#fillChosen(row.chosen, gear, engine, inHand))
    for (let inHand = 0; inHand <= mostInHand; inHand++) this.#fillRounds(row, inHand)
    return row
  }

  #fillEnds(left: number, gear: number, engine: number, inHand: number, lines: readonly Line[]): void {
    const place = stateOf(gear, engine, inHand) * boostedSpeeds
    this.#ends[place] = standingLoss + this.#end(left, gear, engine, inHand, 1, lines)
    for (let speed = 1; speed < boostedSpeeds; speed++) {
      this.#ends[place + speed] = this.#end(left, gear, engine, inHand, speed, lines)
    }
  }

  #end(left: number, gear: number, engine: number, inHand: number, speed: number, lines: readonly Line[]): number {
    let heat = engine
    for (const line of lines) {
      if (left - speed > line.left) break
      heat -= Math.max(0, speed - line.limit)
      if (heat < 0) return 1 + this.#spunOut(left, gear, inHand, line)
    }
    return 1 + this.#outlook.afterDrawing(left - speed, gear, gear, heat, inHand)
  }

  #spunOut(left: number, gear: number, inHand: number, line: Line): number {
    const loss = spinOutLoss + stressLoss * gearOf(gear).stress
    const back = line.left + 1
    if (back < left) return loss + this.#outlook.afterDrawing(back, gear, firstGear, 0, inHand)
    // Back to where it stood: as if it were a space further, and a little worse.
    return loss + standingLoss + this.#outlook.afterDrawing(left - 1, gear, firstGear, 0, inHand)
  }

  /** The Heat of the hand is cooled as far as the gear allows, and the boost taken where it helps. */
  #fillChosen(chosen: Float32Array, gear: number, engine: number, inHand: number): void {
    const { cooldown = 0 } = gearOf(gear).symbols
    const cooled = Math.min(cooldown, inHand)
    const to = stateOf(gear, engine, inHand) * speedsOfState
    const plain = stateOf(gear, engine + cooled, inHand - cooled) * boostedSpeeds
    const boosted = engine + cooled > 0 ? stateOf(gear, engine + cooled - 1, inHand - cooled) * boostedSpeeds : -1
    for (let speed = 0; speed < speeds; speed++) {
      const end = this.#ends[plain + speed] ?? 0
      chosen[to + speed] = boosted < 0 ? end : Math.min(end, flipped(this.#ends, boosted + speed))
    }
    for (let pluses = 1; pluses <= mostPluses; pluses++) {
      const more = to + pluses * speeds
      for (let speed = 0; speed < speeds - pluses * flipValues; speed++) {
        chosen[more + speed] = flipped(chosen, more - speeds + speed)
      }
    }
  }

  #fillRounds({ rounds, chosen }: Row, inHand: number): void {
    const { circuit, allHeat } = this.#outlook
    for (const hand of typicalHands(inHand, circuit.stress)) {
      for (let gear = firstGear; gear <= lastGear; gear++) {
        for (let engine = 0; engine <= allHeat - inHand; engine++) {
          const state = stateOf(gear, engine, inHand)
          this.#plays[state] = bestPlay(chosen, state, hand, gear)
        }
      }
      for (let gear = firstGear; gear <= lastGear; gear++) {
        for (let engine = 0; engine <= allHeat - inHand; engine++) {
          const state = stateOf(gear, engine, inHand)
          rounds[state] = (rounds[state] ?? 0) + this.#bestGear(gear, engine, inHand) / handsDealt
        }
      }
    }
  }

  #bestGear(gear: number, engine: number, inHand: number): number {
    let best = Number.POSITIVE_INFINITY
    for (let to = firstGear; to <= lastGear; to++) {
      if (!isInReach(gear, to, engine)) continue
      best = Math.min(best, this.#plays[stateOf(to, engine - shiftCost(gear, to), inHand)] ?? best)
    }
    // No gear in reach has cards enough: the round is lost, and the gear is 1.
    return best < Number.POSITIVE_INFINITY ? best : clutterLoss + (this.#plays[stateOf(firstGear, engine, inHand)] ?? 0)
  }
}

function forEachState(allHeat: number, visit: (gear: number, engine: number, inHand: number) => void): void {
  for (let gear = firstGear; gear <= lastGear; gear++) {
    for (let engine = 0; engine <= Math.min(allHeat, mostHeat); engine++) {
      for (let inHand = 0; inHand <= Math.min(allHeat - engine, mostInHand); inHand++) visit(gear, engine, inHand)
    }
  }
}

/** The best of all speeds that so many cards of the hand come to; without end if there are too few. */
export function bestPlay(chosen: Float32Array, state: number, hand: Speeds, cards: number): number {
  let best = Number.POSITIVE_INFINITY
  for (let pluses = 0; pluses <= mostPluses; pluses++) {
    const place = state * speedsOfState + pluses * speeds
    for (let set = setOf(hand, cards, pluses); set !== 0; set &= set - 1) {
      const rounds = chosen[place + 31 - Math.clz32(set & -set)] ?? best
      if (rounds < best) best = rounds
    }
  }
  return best
}

/** The mean over what a card turned up adds: 1 to 4. */
function flipped(table: Float32Array, place: number): number {
  return ((table[place + 1] ?? 0) + (table[place + 2] ?? 0) + (table[place + 3] ?? 0) + (table[place + 4] ?? 0)) / 4
}
