import { type Card, countOf, faceOf } from '../../rules/cards.ts'
import { gearOf, isInReach, shiftCost } from '../../rules/gears.ts'
import { coolingOn, effectsOf } from '../course/course.ts'
import { type PlaySum, playSum, sumsOf } from '../course/play-sum.ts'
import { traitsOf } from '../course/traits.ts'
import type { Situation } from '../situation.ts'
import type { TurnReckoned } from './turn-end.ts'

/** A play as it would be driven, whatever speed it comes to. */
export class DrivenPlay {
  readonly gear: number
  /** After the shift. */
  readonly engine: number
  readonly sum: PlaySum
  /** What may be added to the speed for nothing: by adrenaline, by accelerating, by cards played directly. */
  readonly extras: readonly number[]
  readonly #situation: Situation
  #cooldown: number
  readonly #rounds: number[] = []

  constructor(situation: Situation, cards: readonly Card[]) {
    const { engine, gear, hand, heatInHand, hasAdrenaline } = situation
    this.#situation = situation
    this.gear = gearFor(situation, cards)
    this.engine = Math.max(0, engine - shiftCost(gear, this.gear))
    this.#cooldown = (gearOf(this.gear).symbols.cooldown ?? 0) + (hasAdrenaline ? 1 : 0)
    for (const card of cards) this.#cooldown += traitsOf(card).cooldown
    this.sum = playSum(cards, this.engine + Math.min(heatInHand, this.#cooldown))
    const adders = hasAdrenaline ? [1] : []
    for (const card of hand) if (isDirect(card, cards, hand)) adders.push(faceOf(card).value)
    if (this.sum.accelerates > 0 && this.sum.pluses > 0) adders.push(this.sum.pluses)
    this.extras = sumsOf(adders)
  }

  /** Heat that is cooled where the car lands. */
  cooled(speed: number): number {
    const { course, left, heatInHand } = this.#situation
    return Math.min(heatInHand, coolingOn(effectsOf(course, left - speed), this.#cooldown))
  }

  /** Rounds to go by the table, this one counted. */
  rounds(speed: number): number {
    this.#rounds[speed] ??= this.#roundsAt(speed)
    return this.#rounds[speed]
  }

  turn(speed: number): TurnReckoned {
    const { left } = this.#situation
    const engine = Math.max(0, this.engine + this.cooled(speed) - this.sum.heat)
    return { from: left, left: left - speed, speed, engine, gear: this.gear, adjust: this.sum.adjust }
  }

  #roundsAt(speed: number): number {
    const { course, outlook, left, heatInHand } = this.#situation
    const effects = effectsOf(course, left - speed)
    const ofTable = Math.min(heatInHand, coolingOn(effects, gearOf(this.gear).symbols.cooldown ?? 0))
    // The table cools what gear and sector allow. What is cooled beyond that, or paid for a card, comes on top.
    const cooled = this.cooled(speed) - ofTable
    const short = Math.min(ofTable, Math.max(0, this.sum.heat - this.engine - cooled))
    const engine = Math.max(0, this.engine + cooled + short - this.sum.heat)
    return outlook.chosen(left, this.gear, engine, heatInHand - cooled - short, speed, this.sum.adjust)
  }
}

/** HT-TOUR-04: a shift that cannot be paid is one gear only. */
function gearFor({ gear, engine, view }: Situation, cards: readonly Card[]): number {
  const meant = cards.length
  if (view.phase !== 'plan' || isInReach(gear, meant, engine)) return meant
  return meant > gear ? gear + 1 : gear - 1
}

/** Whether a card stays in hand that may be played directly. Where it costs Heat, that is not reckoned with. */
function isDirect(card: Card, played: readonly Card[], hand: readonly Card[]): boolean {
  const { symbols } = faceOf(card)
  if (!symbols.direct || symbols.heat) return false
  return countOf(hand, card) > countOf(played, card)
}
