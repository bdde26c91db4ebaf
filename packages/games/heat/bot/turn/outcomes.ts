import { flips } from '../../prospects/flips.ts'
import type { Situation } from '../situation.ts'

type Flips = ReturnType<typeof flips>

/** More + than this are reckoned with as if each of them brought the same. */
const mostFlips = 4
const usualFlip = 2

/** What + may turn up: it depends only on their number. */
export class Outcomes {
  readonly #situation: Situation
  readonly #flips: Flips[] = [[{ sum: 0, chance: 1 }]]

  constructor(situation: Situation) {
    this.#situation = situation
  }

  of(pluses: number): Flips {
    this.#flips[pluses] ??= this.#flipsOf(pluses)
    return this.#flips[pluses]
  }

  #flipsOf(pluses: number): Flips {
    const { view, seat } = this.#situation
    const beyond = Math.max(0, pluses - mostFlips)
    const found = flips(view, seat, pluses - beyond)
    return beyond === 0 ? found : found.map(({ sum, chance }) => ({ sum: sum + beyond * usualFlip, chance }))
  }
}
