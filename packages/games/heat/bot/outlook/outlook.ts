/**
 * How many rounds a car still needs, by the way that is left, its gear, the Heat in its engine and in its hand. The
 * tables are worked out from the finish line backwards, as if the hand were dealt anew in every round and the car
 * were alone. They grow to the length that is asked for and are kept for the latest courses.
 */
import type { Seat } from '@paddock/kernel'
import { firstGear, isInReach, lastGear, shiftCost } from '../../rules/gears.ts'
import type { View } from '../../rules/view.ts'
import { type Course, courseName, courseOf } from '../course/course.ts'
import { clutterLoss, pastTheLineWorth } from '../worth.ts'
import { bestPlay, type ChosenTables } from './best-play.ts'
import { mostInHand, StateLayout } from './layout.ts'
import { RowMaker } from './row.ts'
import type { Speeds } from './speeds.ts'
import { TypicalHands } from './typical-hands.ts'

/** Cards laid off in a usual round. */
const usualDiscards = 1
/** Heat in a usual hand. */
const usualHeat = 1

/** As many as the drivers of a table need, and the tables of each that are kept: those around the cars. */
const mostOutlooks = 6
const mostTables = 180
/** So far from the finish, it no longer matters what happens there. */
const horizonLaps = 2
const outlooks = new Map<string, Outlook>()

export function outlookOf(view: View, seat: Seat): Outlook {
  const name = courseName(view, seat)
  const outlook = outlooks.get(name) ?? new Outlook(courseOf(view, seat))
  // The latest one last: the first is forgotten.
  outlooks.delete(name)
  outlooks.set(name, outlook)
  for (const oldest of outlooks.keys()) if (outlooks.size > mostOutlooks) outlooks.delete(oldest)
  return outlook
}

export class Outlook {
  readonly course: Course
  readonly layout: StateLayout
  readonly typicalHands: TypicalHands
  readonly #otherCards: number
  readonly #maker: RowMaker
  /** By the way that is left, as far as the horizon: beyond it every lap is like the one before. */
  readonly #rounds: Float32Array[] = []
  readonly #horizon: number
  #roundsOfLap: number | undefined
  /** By the way and what is added to the limits, the latest one last. */
  readonly #chosen = new Map<number, Float32Array>()

  constructor(course: Course) {
    this.course = course
    this.layout = new StateLayout(course.allHeat, course.fastest)
    this.typicalHands = new TypicalHands(course)
    this.#otherCards = course.deck.length + course.stress
    this.#maker = new RowMaker(this)
    this.#horizon = Math.ceil(course.circuit.spaces * horizonLaps)
  }

  /** Rounds to go at the start of a round. Heat in hand may be a mean. */
  rounds(left: number, gear: number, engine: number, inHand: number): number {
    if (left <= 0) return left * pastTheLineWorth
    if (left > this.#horizon) return this.#lap + this.rounds(left - this.course.circuit.spaces, gear, engine, inHand)
    const rounds = this.#roundsAt(left)
    const held = Math.min(inHand, mostInHand, this.course.allHeat - engine)
    const whole = Math.floor(held)
    const state = this.layout.stateOf(gear, engine, whole)
    const low = rounds[state] ?? 0
    return held === whole ? low : low + (held - whole) * ((rounds[state + 1] ?? 0) - low)
  }

  /** Rounds to go at the end of a turn that was driven in a gear, before the cards are drawn again. */
  afterDrawing(left: number, driven: number, gear: number, engine: number, inHand: number): number {
    const { allHeat, handSize } = this.course
    const outside = allHeat - engine - inHand
    const piles = this.#otherCards + allHeat - engine - handSize
    const drawn = ((driven + usualDiscards) * outside) / piles
    return this.rounds(left, gear, engine, inHand + drawn)
  }

  /**
   * Rounds to go, this one counted, with gear and speed chosen and a shift already paid. Adrenaline on top of the
   * fastest cards is as good as they are.
   */
  chosen(left: number, gear: number, engine: number, inHand: number, speed: number, adjust: number): number {
    const { speeds, speedsOfState } = this.layout
    const state = this.layout.stateOf(gear, engine, Math.min(inHand, mostInHand))
    return this.#chosenAt(left, adjust)[state * speedsOfState + Math.min(speed, speeds - 1)] ?? 0
  }

  /** Rounds to go with these cards in hand: the best gear and play for this round, usual ones later. */
  withHand(left: number, gear: number, engine: number, hand: Speeds): number {
    if (left <= 0) return left * pastTheLineWorth
    const tables = this.tablesAt(left)
    const inHand = Math.min(hand.heat, mostInHand)
    let best = Number.POSITIVE_INFINITY
    for (let to = firstGear; to <= lastGear; to++) {
      if (!isInReach(gear, to, engine)) continue
      const driven = { gear: to, engine: engine - shiftCost(gear, to), inHand }
      best = Math.min(best, bestPlay(this.layout, tables, driven, hand))
    }
    return best < Number.POSITIVE_INFINITY ? best : clutterLoss + this.rounds(left, firstGear, engine, inHand)
  }

  tablesAt(left: number): ChosenTables {
    return (adjust) => this.#chosenAt(left, adjust)
  }

  /** The rounds that a lap takes: the mean over all gears and engines, with a usual hand. */
  get #lap(): number {
    if (this.#roundsOfLap !== undefined) return this.#roundsOfLap
    const near = this.#horizon - this.course.circuit.spaces
    let [sum, count] = [0, 0]
    for (let gear = firstGear; gear <= lastGear; gear++) {
      for (let engine = 0; engine < this.course.allHeat; engine++) {
        sum += this.rounds(this.#horizon, gear, engine, usualHeat) - this.rounds(near, gear, engine, usualHeat)
        count++
      }
    }
    this.#roundsOfLap = sum / count
    return this.#roundsOfLap
  }

  #roundsAt(left: number): Float32Array {
    for (let next = Math.max(1, this.#rounds.length); next <= left; next++)
      this.#rounds[next] = this.#maker.rounds(next)
    const rounds = this.#rounds[left]
    if (!rounds) throw new RangeError(`no way of ${left} spaces is left`)
    return rounds
  }

  #chosenAt(left: number, adjust: number): Float32Array {
    const name = left * adjustments + adjust
    const known = this.#chosen.get(name)
    if (known) return known
    if (left > 1) this.#roundsAt(Math.min(left - 1, this.#horizon))
    const made = this.#maker.chosen(left, adjust, this.#spareTable())
    this.#chosen.set(name, made)
    return made
  }

  /** The oldest one serves again. */
  #spareTable(): Float32Array {
    const { states, speedsOfState } = this.layout
    for (const [name, table] of this.#chosen) {
      if (this.#chosen.size < mostTables) break
      this.#chosen.delete(name)
      return table
    }
    return new Float32Array(states * speedsOfState)
  }
}

/** More than cards can add to a limit. */
const adjustments = 100
