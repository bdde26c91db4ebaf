/** Tells whoever listens in this process what has been written down about a table, and nodes elsewhere that something was. */
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

/** Other nodes, where there are any. */
export interface Elsewhere {
  heard(table: string, happening: Happening): void
  /** What is known of a person is no longer so: their name, their keys. */
  personChanged(person: string): void
}

export class Bus {
  readonly #listeners = new Map<string, Set<Listener>>()
  #elsewhere: Elsewhere | undefined

  /** From now on nodes elsewhere hear as well of what is published here. */
  reach(elsewhere: Elsewhere): void {
    this.#elsewhere = elsewhere
  }

  /** To be called whenever something about a person was written that is kept in memory. */
  personChanged(person: string): void {
    this.#elsewhere?.personChanged(person)
  }

  /** Something was written down here: everyone is to hear of it. */
  publish(table: string, happening: Happening): void {
    this.tell(table, happening)
    this.#elsewhere?.heard(table, happening)
  }

  /** Something was written down elsewhere: those here are to hear of it. */
  tell(table: string, happening: Happening): void {
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
