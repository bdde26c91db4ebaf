/**
 * The speeds that cards can come to: for each gear, and each number of + among the cards played, the set of sums,
 * a bit for each. Adding a card is a few shifts, so that thousands of hands can be looked at for one decision.
 * Cards that change more than the speed are kept apart, and every choice among them is one way to begin a play.
 */
import { type Card, heat } from '../../rules/cards.ts'
import { lastGear } from '../../rules/gears.ts'
import { isSpecial, lowest, sums, type Traits, traitsOf } from '../course/traits.ts'

/** A play with more + than this is never planned ahead: what is beyond counts as a usual card. */
export const mostPluses = 2
const kinds = mostPluses + 1
const usualFlip = 2

/** More special cards than these are not thought of when a hand is planned ahead. */
const mostSpecials = 4

/** Limits that are raised by more than this are not thought of either: every change of the limits takes tables of its own. */
const mostAdjust = 2

/** Some special cards played together. */
export interface Start extends Traits {
  readonly cards: number
}

const nothing: Start = { cards: 0, values: 1, pluses: 0, heat: 0, cooldown: 0, adjust: 0 }
const noStarts: readonly Start[] = []

export class Speeds {
  readonly #sets = new Int32Array((lastGear + 1) * kinds)
  #heat = 0
  #starts = noStarts
  #specials = 0

  constructor(cards: readonly Card[] = []) {
    this.#sets[0] = 1
    for (const card of cards) this.add(card)
  }

  /** Becomes a copy of the other. */
  set(other: Speeds): void {
    this.#sets.set(other.#sets)
    this.#heat = other.#heat
    this.#starts = other.#starts
    this.#specials = other.#specials
  }

  add(card: Card): void {
    if (card === heat) {
      this.#heat++
      return
    }
    const traits = traitsOf(card)
    if (isSpecial(traits)) this.#addSpecial(traits)
    else this.#addPlain(traits)
  }

  /** Heat can only be held. */
  get heat(): number {
    return this.#heat
  }

  /** The ways to choose some of the special cards. */
  get starts(): readonly Start[] {
    return this.#starts
  }

  /** The sums of so many cards that are not special, so many + among them. */
  sums(cards: number, pluses: number): number {
    return this.#sets[cards * kinds + pluses] ?? 0
  }

  #addPlain(traits: Traits): void {
    const { values, pluses } = traits
    if (pluses > 0 || (values & (values - 1)) !== 0) this.#addAny(traits)
    else this.#addSpeed(lowest(values))
  }

  /** A single value and nothing else: most cards are like that. */
  #addSpeed(value: number): void {
    const sets = this.#sets
    for (let place = lastGear * kinds - 1; place >= 0; place--) {
      sets[place + kinds] = (sets[place + kinds] ?? 0) | ((sets[place] ?? 0) << value)
    }
  }

  #addAny({ values, pluses: more }: Traits): void {
    const sets = this.#sets
    // From the most cards down, lest a card be counted twice.
    for (let cards = lastGear - 1; cards >= 0; cards--) {
      for (let pluses = mostPluses; pluses >= 0; pluses--) {
        const before = sets[cards * kinds + pluses] ?? 0
        if (before === 0) continue
        const beyond = Math.max(0, pluses + more - mostPluses)
        const place = (cards + 1) * kinds + pluses + more - beyond
        sets[place] = (sets[place] ?? 0) | (sums(before, values) << (beyond * usualFlip))
      }
    }
  }

  #addSpecial(traits: Traits): void {
    if (this.#specials === mostSpecials) return
    this.#specials++
    const more: Start[] = [together(nothing, traits)]
    for (const start of this.#starts) if (start.cards < lastGear) more.push(together(start, traits))
    this.#starts = [...this.#starts, ...more]
  }
}

function together(start: Start, traits: Traits): Start {
  return {
    cards: start.cards + 1,
    values: sums(start.values, traits.values),
    pluses: start.pluses + traits.pluses,
    heat: start.heat + traits.heat,
    cooldown: start.cooldown + traits.cooldown,
    adjust: Math.min(mostAdjust, start.adjust + traits.adjust),
  }
}
