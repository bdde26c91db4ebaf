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
  /** Of several choices, the one that is made because none of the others can matter. */
  readonly idle?: number | undefined
  act(action: unknown): void
}

/** Long enough to see that it was one's turn. */
const moment = 700

/** Makes a decision that leaves only one choice, or one whose choices come to the same, after a moment; says which choice that is. */
export function useOnlyChoice(only: Only): number | undefined {
  const { position, choosing, act } = only
  const made = goesWithoutSaying(only)
  useEffect(() => {
    if (made === undefined) return
    const timer = setTimeout(() => act(choosing?.deciding.choices[made]), moment)
    return () => clearTimeout(timer)
  }, [made, position.entry])
  return made
}

/** The choice that is made. Not where others decide as well, which would tell them something; nor for someone who has just come back to it. */
export function goesWithoutSaying({
  isWanted,
  position,
  journal,
  choosing,
  idle,
}: Omit<Only, 'act'>): number | undefined {
  if (!choosing || position.pending.length !== 1 || journal.at(-1)?.outcome === 'undone') return undefined
  if (idle !== undefined) return idle
  return isWanted && choosing.deciding.choices.length === 1 ? 0 : undefined
}
