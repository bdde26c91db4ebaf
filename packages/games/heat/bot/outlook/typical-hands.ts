import { Rng } from '@paddock/kernel'
import { type Card, stress } from '../../rules/cards.ts'
import type { Course } from '../course/course.ts'
import { Speeds } from './speeds.ts'

/** How many hands stand for all that could be dealt. */
export const handsDealt = 12

/** The hands that a driver is thought to hold: the same ones every time. */
export class TypicalHands {
  readonly #course: Course
  readonly #dealt: (readonly Speeds[])[] = []

  constructor(course: Course) {
    this.#course = course
  }

  /** Hands with so much Heat among their cards. */
  with(heatCards: number): readonly Speeds[] {
    this.#dealt[heatCards] ??= this.#deal(heatCards)
    return this.#dealt[heatCards]
  }

  #deal(heatCards: number): Speeds[] {
    const { deck, stress: stressCards, handSize } = this.#course
    const cards: Card[] = deck.slice()
    for (let count = 0; count < stressCards; count++) cards.push(stress)
    const rng = Rng.fromSeed(`typical hands ${heatCards} ${stressCards}`)
    return Array.from({ length: handsDealt }, () => {
      rng.shuffle(cards)
      return new Speeds(cards.slice(0, Math.max(0, handSize - heatCards)))
    })
  }
}
