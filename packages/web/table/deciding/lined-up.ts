import { same, type Viewer } from '@paddock/kernel'
import type { Position } from '@paddock/protocol'

/** Choices that were made together with another one: each is sent when it is asked for, as long as nothing comes between. */
export interface LinedUp {
  readonly viewer: Viewer
  /** The entry after which the first of them is asked for. */
  readonly entry: number
  /** Others decide at the same time what was sent before: what they choose until then does not come between. */
  readonly isAmongOthers?: boolean
  /** What is still to be sent, the next one first. */
  readonly actions: readonly unknown[]
}

interface Now {
  readonly viewer: Viewer
  readonly position: Pick<Position, 'entry' | 'choices' | 'sealed'>
  /** Whether anyone may decide now. */
  readonly isOpen: boolean
}

/** What becomes of them: they wait for what was sent before to be done, the next one is sent, or they no longer fit. */
export type Fate = { readonly what: 'waits' | 'fits-no-more' } | { readonly what: 'goes-on'; readonly action: unknown }

export function fateOf({ viewer, entry, actions, isAmongOthers = false }: LinedUp, now: Now): Fate {
  const { position, isOpen } = now
  if (now.viewer !== viewer || (position.entry > entry && !isAmongOthers)) return { what: 'fits-no-more' }
  if (!isOpen || position.entry < entry || isWithSealed(now)) return { what: 'waits' }
  const action = position.choices.find((choice) => same(choice, actions[0]))
  return action === undefined ? { what: 'fits-no-more' } : { what: 'goes-on', action }
}

/** While others decide, what was sent lies sealed and may still be changed. */
export function isWithSealed({ position }: Pick<Now, 'position'>): boolean {
  return position.sealed !== undefined
}

/** Those that are left once the next one is sent; undefined if it was the last. */
export function withoutFirst({ viewer, entry, actions }: LinedUp): LinedUp | undefined {
  return actions.length > 1 ? { viewer, entry: entry + 1, actions: actions.slice(1) } : undefined
}
