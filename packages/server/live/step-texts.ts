import type { AskedTold, FrameTold } from '@paddock/protocol'
import type { EntryMade } from '../bus.ts'

/**
 * Writes the step messages of one entry, a viewer's at a time. Most of what they are shown is the same for all of them,
 * and the same objects: such is written once.
 */
export class StepTexts {
  readonly #head: string
  readonly #known = new Map<object, string>()

  constructor(n: number, made: EntryMade) {
    this.#head = `{"type":"step","n":${n},"step":${JSON.stringify(made).slice(0, -1)},"frames":[`
  }

  /** The protocol's `StepMessage` for a viewer, as it goes over the wire. */
  text(frames: readonly FrameTold[], asked: AskedTold): string {
    const shown = frames.map(({ event, patch }) => {
      const changes = `"patch":${this.#textOf(patch)}}`
      return event ? `{"event":${this.#textOf(event)},${changes}` : `{${changes}`
    })
    return `${this.#head}${shown.join()}]},"asked":${askedText(asked)}}`
  }

  #textOf(value: object): string {
    const known = this.#known.get(value)
    if (known !== undefined) return known
    const text = JSON.stringify(value)
    this.#known.set(value, text)
    return text
  }
}

/** The choices of a decision are the same list for as long as it is owed, and are said again whenever others decide. */
const choicesTexts = new WeakMap<object, string>()

function askedText({ choices, ...asked }: AskedTold): string {
  let text = choicesTexts.get(choices)
  if (text === undefined) {
    text = JSON.stringify(choices)
    choicesTexts.set(choices, text)
  }
  return `${JSON.stringify(asked).slice(0, -1)},"choices":${text}}`
}
