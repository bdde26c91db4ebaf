/**
 * Tells whoever listens what has been written down about a table. Within one process it is a plain
 * call; what is said is plain JSON, so that it can as well travel between machines.
 */
import type { ChatLine, StepTold } from '@paddock/protocol'

/** An entry of a match, without what it showed. */
export type EntryMade = Omit<StepTold, 'frames'>

export type Happening =
  /** An entry was made; what of it is shown to whom, its match knows. */
  | { readonly kind: 'step'; readonly n: number; readonly made: EntryMade }
  | { readonly kind: 'start'; readonly n: number }
  | { readonly kind: 'table'; readonly n: number }
  | { readonly kind: 'chat'; readonly n: number; readonly line: ChatLine }
  /** The table is no more. */
  | { readonly kind: 'gone' }

export type Listener = (happening: Happening) => void

export class Bus {
  readonly #listeners = new Map<string, Set<Listener>>()

  publish(table: string, happening: Happening): void {
    for (const listen of this.#listeners.get(table) ?? []) listen(happening)
  }

  /** Returns a function that ends it. */
  subscribe(table: string, listen: Listener): () => void {
    const listeners = this.#listeners.get(table) ?? new Set()
    this.#listeners.set(table, listeners.add(listen))
    return () => {
      listeners.delete(listen)
      if (listeners.size === 0) this.#listeners.delete(table)
    }
  }
}
