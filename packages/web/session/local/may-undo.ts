import type { AnyMatch, Viewer } from '@paddock/kernel'
import { type ReadonlySignal, signal } from '@preact/signals'

/** So many of the worlds that are tried for it come at a time: a frame's worth of motion goes in between. */
const worlds = 4

/** Whether someone may take back their latest decision, found out bit by bit while the page does other things. */
export class MayUndo {
  readonly #answer = signal(false)
  #next: ReturnType<typeof setTimeout> | undefined

  get answer(): ReadonlySignal<boolean> {
    return this.#answer
  }

  /** To be asked whenever the match has gone on, or somebody else looks. */
  ask(match: AnyMatch, viewer: Viewer): void {
    this.stop()
    const { entry } = match
    const look = (most: number): void => {
      if (match.entry !== entry) return
      const may = viewer === 'spectator' ? false : match.mayUndoWithin(viewer, most)
      this.#answer.value = may ?? false
      if (may === undefined) this.#next = setTimeout(() => look(worlds))
    }
    look(0)
  }

  stop(): void {
    clearTimeout(this.#next)
  }
}
