/** How good a play is: by the table first, and for the best few also by the cards that they leave in hand. */
import { type Card, heat } from '../cards.ts'
import { firstGear, gearOf, shiftCost } from '../gears.ts'
import { slipstreamSpaces } from '../phases/slipstream.ts'
import { take } from '../piles.ts'
import { Outcomes } from './outcomes.ts'
import { prospectWithDiscard } from './prospect.ts'
import type { Situation } from './situation.ts'
import { type End, type Turn, turnEnd } from './turn-end.ts'
import { slipstreamChances } from './wake.ts'
import { clutterLoss } from './worth.ts'

export interface Plan<Of> {
  readonly of: Of
  readonly cards: readonly Card[]
}

/** Plans that are looked at closely. */
const shortlist = 6

/** The plan that needs the fewest rounds. */
export function bestPlan<Of>(situation: Situation, plans: readonly Plan<Of>[]): Plan<Of> | undefined {
  const planner = new Planner(situation)
  const rated = plans.map((plan) => ({ plan, rounds: planner.byTable(plan.cards) }))
  const close = rated.sort((a, b) => a.rounds - b.rounds).slice(0, shortlist)
  for (const entry of close) entry.rounds += planner.handLeft(entry.plan.cards)
  return close.sort((a, b) => a.rounds - b.rounds)[0]?.plan
}

class Planner {
  readonly #situation: Situation
  readonly #outcomes: Outcomes
  readonly #slipstreams: readonly number[]

  constructor(situation: Situation) {
    this.#situation = situation
    this.#outcomes = new Outcomes(situation)
    this.#slipstreams = slipstreamChances(situation)
  }

  /** Rounds to go if the next hand is a usual one. */
  byTable(cards: readonly Card[]): number {
    const { outlook, left, heatInHand, hasAdrenaline } = this.#situation
    const gear = cards.length
    if (cards.includes(heat)) return outlook.rounds(left, firstGear, this.#engineIn(gear), heatInHand) + clutterLoss
    let rounds = 0
    for (const { speed, chance } of this.#outcomes.of(cards)) {
      const plain = this.#driven(gear, speed)
      const driven = hasAdrenaline ? Math.min(plain, this.#driven(gear, speed + 1)) : plain
      rounds += chance * (driven - this.#slipstreamGain(gear, speed))
    }
    return rounds
  }

  /** What the cards that stay in hand make better or worse than a usual hand. */
  handLeft(cards: readonly Card[]): number {
    if (cards.includes(heat)) return 0
    const kept = this.#situation.hand.slice()
    for (const card of cards) take(kept, card)
    for (let cooled = this.#cooledIn(cards.length); cooled > 0; cooled--) take(kept, heat)
    let difference = 0
    for (const { speed, chance } of this.#outcomes.of(cards)) {
      const end = this.#usualEnd(this.#turn(cards.length, speed))
      difference += chance * (prospectWithDiscard(this.#situation, end, kept) - this.#rounds(end, cards.length))
    }
    return difference
  }

  /** Rounds to go by the table, with the Heat that is cooled. */
  #driven(gear: number, speed: number): number {
    const { outlook, left, heatInHand } = this.#situation
    const more = this.#cooledIn(gear) > cooldownOf(gear) ? 1 : 0
    return outlook.chosen(left, gear, this.#engineIn(gear) + more, heatInHand - more, speed)
  }

  /** As the turn ends, with a boost of usual strength where the table says that it helps. */
  #usualEnd(turn: Turn): End {
    const { left, speed, engine, gear } = turn
    const plain = turnEnd(this.#situation, turn)
    const isBetter = this.#driven(gear, speed) < 1 + this.#rounds(plain, gear) - clearly
    if (!isBetter || engine === 0) return plain
    return turnEnd(this.#situation, { ...turn, left: left - usualBoost, speed: speed + usualBoost, engine: engine - 1 })
  }

  /** What the slipstream of another car is likely to bring. */
  #slipstreamGain(gear: number, speed: number): number {
    const chance = this.#slipstreams[speed] ?? 0
    const turn = this.#turn(gear, speed)
    if (chance === 0 || turn.left <= slipstreamSpaces) return 0
    const stay = this.#rounds(turnEnd(this.#situation, turn), gear)
    const carried = turnEnd(this.#situation, { ...turn, left: turn.left - slipstreamSpaces })
    return chance * Math.max(0, stay - this.#rounds(carried, gear))
  }

  #turn(gear: number, speed: number): Turn {
    const { left } = this.#situation
    return { from: left, left: left - speed, speed, engine: this.#engineIn(gear) + this.#cooledIn(gear), gear }
  }

  #rounds(end: End, driven: number): number {
    const { outlook, heatInHand } = this.#situation
    const inHand = heatInHand - this.#cooledIn(driven)
    return end.loss + outlook.afterDrawing(end.left, driven, end.gear, end.engine, inHand)
  }

  /** The engine after the shift. */
  #engineIn(gear: number): number {
    return this.#situation.engine - shiftCost(this.#situation.gear, gear)
  }

  #cooledIn(gear: number): number {
    const { heatInHand, hasAdrenaline } = this.#situation
    return Math.min(heatInHand, cooldownOf(gear) + (hasAdrenaline ? 1 : 0))
  }
}

const usualBoost = 3
/** Rounds that are no matter of rounding. */
const clearly = 0.001

function cooldownOf(gear: number): number {
  return gearOf(gear).symbols.cooldown ?? 0
}
