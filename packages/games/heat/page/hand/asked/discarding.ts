import { useLayoutEffect } from 'preact/hooks'
import { thenDiscards } from '../../../prospects/rest-of-turn.ts'
import type { Card } from '../../../rules/cards.ts'
import type { AskedProps } from '../props.ts'

export interface Discarding {
  /** Picked to be discarded at the end of the turn; undefined where nothing can be. */
  readonly discarded: readonly Card[] | undefined
}

/** The discard that was picked already follows whatever is chosen, where nothing comes to light before that. */
export function useDiscard({ view, seat, deciding, letFollow }: AskedProps, discarded: readonly Card[] = []): void {
  useLayoutEffect(() => {
    if (discarded.length === 0) return
    letFollow?.((choice) => {
      const action = deciding.choices[choice]
      return action ? thenDiscards(view, seat, action, discarded) : []
    })
    return () => letFollow?.(undefined)
  })
}
