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
    let text = this.#head
    for (const [place, { event, patch }] of frames.entries()) {
      text += place === 0 ? '{' : ',{'
      if (event) text += `"event":${this.#textOf(event)},`
      text += `"patch":${this.#textOf(patch)}}`
    }
    return `${text}]},"asked":${askedText(asked)}}`
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

function askedText(asked: AskedTold): string {
  const { entry, pending, decided, choices, sealed, ranking } = asked
  let text = `{"entry":${entry},"pending":[${pending.join()}],"decided":[${decided.join()}]`
  if (sealed !== undefined) text += `,"sealed":${JSON.stringify(sealed)}`
  if (ranking !== undefined) text += `,"ranking":${JSON.stringify(ranking)}`
  return `${text},"choices":${choicesText(asked, choices)}}`
}

function choicesText({ pending }: AskedTold, choices: AskedTold['choices']): string {
  if (choices.length === 0) return '[]'
  // Nobody else decides meanwhile, so that it is not said again.
  if (pending.length === 1) return JSON.stringify(choices)
  let text = choicesTexts.get(choices)
  if (text === undefined) {
    text = JSON.stringify(choices)
    choicesTexts.set(choices, text)
  }
  return text
}
