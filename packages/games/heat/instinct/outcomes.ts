import { type Card, faceOf } from '../cards.ts'
import { flips } from '../forecast.ts'
import type { Situation } from './situation.ts'

export interface Outcome {
  readonly speed: number
  readonly chance: number
}

/** The speeds that cards may come to. What is turned up depends only on the number of + among them. */
export class Outcomes {
  readonly #situation: Situation
  readonly #flips: ReturnType<typeof flips>[] = [[{ sum: 0, chance: 1 }]]

  constructor(situation: Situation) {
    this.#situation = situation
  }

  of(cards: readonly Card[]): Outcome[] {
    let [sure, pluses] = [0, 0]
    for (const card of cards) {
      const { value, symbols } = faceOf(card)
      sure += value
      pluses += symbols.plus ?? 0
    }
    return this.#flipsOf(pluses).map(({ sum, chance }) => ({ speed: sure + sum, chance }))
  }

  #flipsOf(pluses: number): ReturnType<typeof flips> {
    this.#flips[pluses] ??= flips(this.#situation.view, this.#situation.seat, pluses)
    return this.#flips[pluses]
  }
}
