import { thenDiscards } from '../../../prospects/rest-of-turn.ts'
import type { Card } from '../../../rules/cards.ts'
import type { AskedProps } from '../props.ts'

export interface Discarding {
  /** Picked to be discarded at the end of the turn. */
  readonly discarded: readonly Card[]
}

/** Makes a choice, and with it the discard that was picked already, where nothing comes to light before that. */
export function withDiscard({ view, seat, deciding, choose }: AskedProps, discarded: readonly Card[]) {
  return (choice: number) => {
    const action = deciding.choices[choice]
    choose(choice, action && discarded.length > 0 ? thenDiscards(view, seat, action, discarded) : [])
  }
}
