/**
 * How many rounds a car still needs, by the way that is left, its gear, the Heat in its engine and in its hand. The
 * tables are worked out from the finish line backwards, as if the hand were dealt anew in every round and the car
 * were alone. They grow to the length that is asked for and are kept for each circuit.
 */
import { countOf, handSize, heat, speedCards, startingUpgrades } from '../cards.ts'
import type { HeatCircuit } from '../circuits/index.ts'
import { firstGear, isInReach, lastGear, shiftCost } from '../gears.ts'
import { mostInHand, speeds, speedsOfState, stateOf } from './layout.ts'
import { bestPlay, type Row, RowMaker } from './row.ts'
import { heatIn, type Speeds } from './speeds.ts'
import { clutterLoss, pastTheLine } from './worth.ts'

/** Cards laid off in a usual round. */
const usualDiscards = 1

const outlooks = new Map<HeatCircuit, Outlook>()

export function outlookOn(circuit: HeatCircuit): Outlook {
  const known = outlooks.get(circuit)
  if (known) return known
  const made = new Outlook(circuit)
  outlooks.set(circuit, made)
  return made
}

export class Outlook {
  readonly circuit: HeatCircuit
  /** What a driver owns, in engine, hand and piles. */
  readonly allHeat: number
  readonly #otherCards: number
  readonly #maker: RowMaker
  /** By the way that is left. */
  readonly #rows: Row[] = []

  constructor(circuit: HeatCircuit) {
    const dealtHeat = countOf(startingUpgrades, heat)
    this.circuit = circuit
    this.allHeat = circuit.heat + dealtHeat
    this.#otherCards = speedCards.length + startingUpgrades.length - dealtHeat + circuit.stress
    this.#maker = new RowMaker(this)
  }

  /** Rounds to go at the start of a round. Heat in hand may be a mean. */
  rounds(left: number, gear: number, engine: number, inHand: number): number {
    if (left <= 0) return left * pastTheLine
    const { rounds } = this.#row(left)
    const held = Math.min(inHand, mostInHand, this.allHeat - engine)
    const whole = Math.floor(held)
    const state = stateOf(gear, engine, whole)
    const low = rounds[state] ?? 0
    return held === whole ? low : low + (held - whole) * ((rounds[state + 1] ?? 0) - low)
  }

  /** Rounds to go at the end of a turn that was driven in a gear, before the cards are drawn again. */
  afterDrawing(left: number, driven: number, gear: number, engine: number, inHand: number): number {
    const outside = this.allHeat - engine - inHand
    const piles = this.#otherCards + this.allHeat - engine - handSize
    const drawn = ((driven + usualDiscards) * outside) / piles
    return this.rounds(left, gear, engine, inHand + drawn)
  }

  /**
   * Rounds to go, this one counted, with gear and speed chosen and a shift already paid. Adrenaline on top of the
   * fastest cards is as good as they are.
   */
  chosen(left: number, gear: number, engine: number, inHand: number, speed: number): number {
    const state = stateOf(gear, engine, Math.min(inHand, mostInHand))
    return this.#row(left).chosen[state * speedsOfState + Math.min(speed, speeds - 1)] ?? 0
  }

  /** Rounds to go with these cards in hand: the best gear and play for this round, usual ones later. */
  withHand(left: number, gear: number, engine: number, hand: Speeds): number {
    if (left <= 0) return left * pastTheLine
    const { chosen } = this.#row(left)
    const inHand = Math.min(heatIn(hand), mostInHand)
    let best = Number.POSITIVE_INFINITY
    for (let to = firstGear; to <= lastGear; to++) {
      if (!isInReach(gear, to, engine)) continue
      best = Math.min(best, bestPlay(chosen, stateOf(to, engine - shiftCost(gear, to), inHand), hand, to))
    }
    return best < Number.POSITIVE_INFINITY ? best : clutterLoss + this.rounds(left, firstGear, engine, inHand)
  }

  #row(left: number): Row {
    for (let next = this.#rows.length; next <= left; next++) this.#rows.push(this.#maker.make(next))
    const row = this.#rows[left]
    if (!row) throw new RangeError(`no way of ${left} spaces is left`)
    return row
  }
}
