/** Makes commands, legal and not, out of what a match offers at the moment. */
import type { Rng } from '../rng.ts'
import type { Circumstances, Thrown } from './expected.ts'
import { junk, oneOf } from './junk.ts'
import { mutated } from './mutated.ts'

/** Enough of what was once legal to try it again where it no longer is. */
const remembered = 40

export class Thrower {
  readonly #rng: Rng
  readonly #past: unknown[] = []
  #named = 0

  constructor(rng: Rng) {
    this.#rng = rng
  }

  next(standing: Circumstances): Thrown {
    const rng = this.#rng
    const { seats, pending } = standing
    const anyone = rng.int(seats)
    const seat = pending.length > 0 ? rng.pick(pending) : anyone
    const choices = standing.choices(seat)
    const action = choices.length > 0 ? oneOf(rng, choices) : { nothing: true }
    const act = { kind: 'act', seat, action, command: this.#command(standing) } as const
    const lot = rng.int(100)
    if (lot < 12) {
      this.#past[rng.int(remembered)] = action
      return act
    }
    if (lot < 60) {
      const others = [...choices.slice(0, 20), ...this.#past]
      return { ...act, action: mutated(action, { rng, isJson: rng.int(2) === 0, others }) }
    }
    if (lot < 68) return { ...act, seat: anyone }
    if (lot < 76) return { ...act, command: this.#worn(standing) }
    if (lot < 82) return { ...act, action: junk(rng, false) }
    if (lot < 86) return { ...act, seat: oneOf(rng, [-1, seats, seats + 0.5, `${seat}`, junk(rng, false)]) }
    if (lot < 90) return { ...act, command: mutated(act.command, { rng, isJson: false }) }
    if (lot < 94) return { ...act, action: this.#past[rng.int(remembered)] }
    if (lot < 96) return { kind: 'undo', seat: rng.int(3) === 0 ? anyone : seat, command: act.command }
    if (lot < 98) return { kind: 'undo', seat: junk(rng, false), command: act.command }
    return { kind: 'undo', seat: anyone, command: mutated(this.#worn(standing), { rng, isJson: false }) }
  }

  /** As an honest client names its commands, or does not. */
  #command({ entry }: Circumstances): Readonly<Record<string, unknown>> {
    const rng = this.#rng
    return {
      ...(rng.int(2) === 0 ? {} : { id: `command ${this.#named++}` }),
      ...(rng.int(3) > 0 ? {} : { at: entry }),
    }
  }

  /** A name that was used before, or may have been, and an entry that may be long past or yet to come. */
  #worn({ entry }: Circumstances): Readonly<Record<string, unknown>> {
    const rng = this.#rng
    const id = `command ${rng.int(this.#named + 2)}`
    const at = entry + rng.pick([-40, -3, -2, -1, 0, 1, 1000])
    return rng.pick([{ id }, { at }, { id, at }])
  }
}
