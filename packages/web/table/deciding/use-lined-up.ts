import type { Viewer } from '@paddock/kernel'
import type { Position } from '@paddock/protocol'
import { useSignal } from '@preact/signals'
import { useLayoutEffect } from 'preact/hooks'
import type { JournalStep } from '../../session/session.ts'
import { Trouble } from '../../session/trouble.ts'
import { fateOf, isWithSealed, type LinedUp, withoutFirst } from './lined-up.ts'

interface Table {
  readonly viewer: Viewer
  readonly position: Position
  readonly journal: readonly Pick<JournalStep, 'outcome'>[]
  /** Whether anyone may decide now. */
  readonly isOpen: boolean
  readonly isSending: boolean
  /** Somebody has something to say about what is asked now: then it is answered anew. */
  readonly isInterrupted: boolean
  /** Sends one choice; `onFailed` is called if it is not taken. */
  send(action: unknown, onFailed: () => void): void
  failed(thrown: unknown): void
}

/** Sends choices that were made in one go one after the other, each when it is asked for. */
export function useLinedUp(table: Table) {
  const { viewer, position, journal, isOpen, isSending, isInterrupted, send, failed } = table
  const linedUp = useSignal<LinedUp | undefined>(undefined)
  const drop = () => {
    linedUp.value = undefined
  }
  const waiting = linedUp.value
  const fate = waiting && fateOf(waiting, { viewer, position, isOpen })
  // Before the next paint: the question that is answered already is not to be seen.
  useLayoutEffect(() => {
    if (!waiting || !fate || isSending) return
    if (isInterrupted) return drop()
    if (fate.what === 'waits') return
    if (fate.what === 'goes-on') {
      linedUp.value = withoutFirst(waiting)
      send(fate.action, drop)
      return
    }
    drop()
    // Who takes something back, or sees the end of it, need not be told.
    if (journal.at(-1)?.outcome !== 'undone' && !position.ranking && waiting.viewer === viewer)
      failed(new Trouble('not-as-laid-out'))
  }, [waiting, fate?.what, isSending, isInterrupted, position.entry])
  return {
    /** Whether what is asked now has been answered already. */
    isGoingOn: waiting !== undefined && fate?.what !== 'fits-no-more' && !isWithSealed({ position }),
    /** Makes a choice, and those after it. */
    act(action: unknown, then: readonly unknown[] = []): void {
      const { entry, pending } = position
      const isAmongOthers = pending.length > 1
      linedUp.value = then.length > 0 ? { viewer, entry: entry + 1, actions: then, isAmongOthers } : undefined
      send(action, drop)
    },
  }
}
