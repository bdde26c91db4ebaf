import type { Position } from '@paddock/protocol'
import { useEffect } from 'preact/hooks'
import type { JournalStep } from '../../session/session.ts'
import type { Choosing } from './choosing.ts'

interface Only {
  /** Whether the game has such decisions made by themselves now. */
  readonly isWanted: boolean
  readonly position: Pick<Position, 'pending' | 'entry'>
  readonly journal: readonly Pick<JournalStep, 'outcome'>[]
  readonly choosing: Choosing | undefined
  act(action: unknown): void
}

/** Long enough to see that it was one's turn. */
const moment = 700

/** Makes a decision that leaves only one choice, after a moment. */
export function useOnlyChoice(only: Only): void {
  const { position, choosing, act } = only
  const isMade = goesWithoutSaying(only)
  useEffect(() => {
    if (!isMade) return
    const timer = setTimeout(() => act(choosing?.deciding.choices[0]), moment)
    return () => clearTimeout(timer)
  }, [isMade, position.entry])
}

/** Not where others decide as well, which would tell them something; nor for someone who has just come back to it. */
export function goesWithoutSaying({ isWanted, position, journal, choosing }: Omit<Only, 'act'>): boolean {
  if (!isWanted || position.pending.length !== 1 || journal.at(-1)?.outcome === 'undone') return false
  return choosing?.deciding.choices.length === 1
}
