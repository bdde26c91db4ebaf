/** The log of one table as one client has heard it, whatever was cut off in between. */
import { createHash } from 'node:crypto'
import { canonical, isObject, patched } from '@paddock/kernel'
import type { AskedTold, ChatLine, Position, ServerMessage, StepTold } from '@paddock/protocol'
import type { Model } from './model.ts'

export class Witness {
  readonly #model: Model
  readonly #who: string
  readonly seat: number
  /** What every entry was, and what this client was shown of it; what every line of chat said. */
  readonly entries: string[] = []
  readonly shown: string[] = []
  readonly chat = new Map<number, string>()
  /** The number of the last line heard of. */
  n = 0
  asked: AskedTold | undefined
  #view: unknown

  constructor(model: Model, who: string, seat: number) {
    this.#model = model
    this.#who = who
    this.seat = seat
  }

  /** Takes in a message; tells whether something before it was missed. */
  hear(message: ServerMessage): 'fine' | 'gap' {
    switch (message.type) {
      case 'welcome':
        this.#comeBack(message.missed, message.position)
        this.n = message.n
        return 'fine'
      case 'start':
        this.#look(message.position)
        return this.#count(message.n)
      case 'step':
        return this.#step(message.n, message.step, message.asked)
      case 'chat':
        this.#hearLine(message.n, message.line)
        return this.#count(message.n)
      case 'table':
        return message.n > this.n ? this.#count(message.n) : 'fine'
      default:
        return 'fine'
    }
  }

  #step(n: number, step: StepTold, asked: AskedTold): 'fine' | 'gap' {
    if (n <= this.n) {
      this.#complain(`was told line ${n} after line ${this.n}`)
      return 'gap'
    }
    if (this.#count(n) === 'gap') return 'gap'
    this.#follow(step)
    this.asked = asked
    return 'fine'
  }

  /** What was missed leads from what was seen last to where the match stands now. */
  #comeBack(missed: readonly StepTold[], position: Position | undefined): void {
    if (!position) return
    const known = this.asked?.entry
    const isWhole = known !== undefined && known + missed.length === position.entry
    if (isWhole) for (const step of missed) this.#follow(step)
    if (isWhole && canonical(this.#view) !== canonical(position.view)) {
      this.#complain(`sees another table at entry ${position.entry} than the frames since ${known} lead to`)
    }
    if (known !== undefined && known > position.entry) {
      this.#complain(`had heard of entry ${known}, but is welcomed at entry ${position.entry}`)
    }
    this.#look(position)
  }

  #look({ view, ...asked }: Position): void {
    this.#view = view
    this.asked = asked
  }

  #follow({ entry, seat, outcome, at, frames }: StepTold): void {
    this.heardOf(entry, `${seat} ${outcome} ${at}`)
    this.shown[entry] = createHash('sha256').update(canonical(frames)).digest('base64')
    for (const { patch } of frames) if (isObject(this.#view)) this.#view = patched(this.#view, patch)
  }

  /** An entry never changes. */
  heardOf(entry: number, what: string): void {
    const before = this.entries[entry] ?? what
    if (before !== what) this.#complain(`was told that entry ${entry} is "${before}", and then "${what}"`)
    this.entries[entry] = before
  }

  #hearLine(n: number, { seat, text, at }: ChatLine): void {
    this.chat.set(n, `${seat} ${at} ${text}`)
  }

  #count(n: number): 'fine' | 'gap' {
    if (n > this.n + 1) return 'gap'
    this.n = Math.max(this.n, n)
    return 'fine'
  }

  #complain(what: string): void {
    this.#model.fault(`${this.#who} ${what}.`)
  }
}
