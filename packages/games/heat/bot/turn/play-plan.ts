/** How good a play is: by the table first, and for the best few also by the cards that they leave in hand. */
import { at } from '@paddock/racing'
import { slipstreamOfSector } from '../../modules/conditions/sectors.ts'
import { type Card, faceOf, heat, stress } from '../../rules/cards.ts'
import { firstGear } from '../../rules/gears.ts'
import { slipstreamSpaces } from '../../rules/phases/turn/slipstream.ts'
import { take } from '../../rules/piles/piles.ts'
import { sumsOf } from '../course/play-sum.ts'
import { lowest } from '../course/traits.ts'
import { slipstreamChances } from '../opponents/wake.ts'
import type { Situation } from '../situation.ts'
import { clutterLoss, salvageGain } from '../worth.ts'
import { DrivenPlay } from './driven-play.ts'
import { roundsAfterDiscard, roundsWithKept, useOf } from './kept-cards.ts'
import { Outcomes } from './outcomes.ts'
import { type TurnEnd, type TurnReckoned, turnEnd } from './turn-end.ts'

export interface PlayPlan<Of> {
  readonly of: Of
  readonly cards: readonly Card[]
}

/** Plans that are looked at closely. */
const shortlist = 6

/** The plan that needs the fewest rounds. */
export function bestPlan<Of>(situation: Situation, plans: readonly PlayPlan<Of>[]): PlayPlan<Of> | undefined {
  const planner = new Planner(situation)
  const rated = plans.map((plan) => ({ plan, rounds: planner.byTable(plan.cards) }))
  const close = rated.sort((a, b) => a.rounds - b.rounds).slice(0, shortlist)
  for (const entry of close) entry.rounds += planner.handLeft(entry.plan.cards)
  return close.sort((a, b) => a.rounds - b.rounds)[0]?.plan
}

/** A speed that the cards come to, with what is turned up. */
interface Driven {
  readonly speed: number
  readonly rounds: number
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
    const { outlook, left, heatInHand } = this.#situation
    const drive = new DrivenPlay(this.#situation, cards)
    if (cards.includes(heat)) return outlook.rounds(left, firstGear, drive.engine, heatInHand) + clutterLoss
    let rounds = useOf(this.#situation, cards) - salvageGain * drive.sum.salvage
    for (const { sum, chance } of this.#outcomes.of(drive.sum.pluses)) rounds += chance * this.#best(drive, sum).rounds
    return rounds
  }

  /** What the cards that stay in hand make better or worse than a usual hand. */
  handLeft(cards: readonly Card[]): number {
    if (cards.includes(heat)) return 0
    const drive = new DrivenPlay(this.#situation, cards)
    const kept = this.#situation.hand.slice()
    for (const card of cards) take(kept, card)
    const back = cards.filter((card) => faceOf(card).symbols.refresh)
    let difference = 0
    for (const { sum, chance } of this.#outcomes.of(drive.sum.pluses)) {
      const { speed } = this.#best(drive, sum)
      const end = this.#usualEnd(drive, speed)
      const hand = withoutCooled(kept, drive.cooled(speed), drive.sum.relief)
      let rounds = roundsAfterDiscard(this.#situation, end, hand)
      if (back.length > 0) rounds = Math.min(rounds, roundsWithKept(this.#situation, end, [...hand, ...back]))
      difference += chance * (rounds - this.#rounds(drive, speed, end))
    }
    return difference
  }

  /** The best values, when so much is turned up. */
  #best(drive: DrivenPlay, flipped: number): Driven {
    let best: Driven = { speed: flipped, rounds: Number.POSITIVE_INFINITY }
    for (let set = drive.sum.values; set !== 0; set &= set - 1) {
      const speed = lowest(set) + flipped
      let rounds = Number.POSITIVE_INFINITY
      for (const more of drive.extras) rounds = Math.min(rounds, drive.rounds(speed + more))
      rounds -= this.#slipstreamGain(drive, speed)
      if (rounds < best.rounds) best = { speed, rounds }
    }
    return best
  }

  /** As the turn ends, with a boost of usual strength where the table says that it helps. */
  #usualEnd(drive: DrivenPlay, speed: number): TurnEnd {
    const turn = drive.turn(speed)
    const { left, engine } = turn
    const plain = turnEnd(this.#situation, turn)
    const isBetter = drive.rounds(speed) < 1 + this.#rounds(drive, speed, plain) - clearly
    if (!isBetter || engine === 0) return plain
    return turnEnd(this.#situation, { ...turn, left: left - usualBoost, speed: speed + usualBoost, engine: engine - 1 })
  }

  /** What the slipstream of another car is likely to bring. */
  #slipstreamGain(drive: DrivenPlay, speed: number): number {
    const chance = this.#slipstreams[speed] ?? 0
    const turn = drive.turn(speed)
    if (chance === 0 || turn.left <= slipstreamSpaces) return 0
    const stay = this.#rounds(drive, speed, turnEnd(this.#situation, turn))
    const { view, seat } = this.#situation
    const ofSector = slipstreamOfSector(view, at(view.progress, seat) + speed)
    let gain = 0
    for (const more of sumsOf([ofSector, ...drive.sum.slipstreams])) {
      const to = turn.left - slipstreamSpaces - more
      if (to <= 0) continue
      const carried: TurnReckoned = { ...turn, left: to, slipstreamFrom: turn.left }
      gain = Math.max(gain, stay - this.#rounds(drive, speed, turnEnd(this.#situation, carried)))
    }
    return chance * gain
  }

  #rounds(drive: DrivenPlay, speed: number, end: TurnEnd): number {
    const { outlook, heatInHand } = this.#situation
    const inHand = heatInHand - drive.cooled(speed)
    return end.loss + outlook.afterDrawing(end.left, drive.gear, end.gear, end.engine, inHand)
  }
}

const usualBoost = 3
/** Rounds that are no matter of rounding. */
const clearly = 0.001

/** Without the Heat that is cooled, and the Stress that is laid off. */
function withoutCooled(kept: readonly Card[], cooled: number, relief: number): Card[] {
  let [heatLeft, stressLeft] = [cooled, relief]
  return kept.filter((card) => {
    if (card === heat) return heatLeft-- <= 0
    return card === stress ? stressLeft-- <= 0 : true
  })
}
