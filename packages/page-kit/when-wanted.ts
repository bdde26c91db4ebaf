import { alsoLater } from '@paddock/board/late'
import { signal } from '@preact/signals'

/**
 * Something that is loaded when it is first asked for, and undefined until it is there. A component that asks is drawn
 * anew then.
 */
export function whenWanted<Part>(load: () => Promise<Part>): () => Part | undefined {
  const part = signal<Part | undefined>(undefined)
  const fetched = async () => {
    part.value ??= await load()
  }
  alsoLater(fetched)
  return () => {
    const there = part.value
    if (there === undefined)
      fetched().catch((problem: unknown) => console.warn('A part of the page did not come:', problem))
    return there
  }
}
