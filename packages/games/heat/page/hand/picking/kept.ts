/** Cards that were picked stay picked while what follows from them is asked, also if that is asked in parts. */
import type { Viewer } from '@paddock/kernel'
import type { Card } from '../../../rules/cards.ts'
import type { View } from '../../../rules/view.ts'
import { placesOf } from './selection.ts'

export interface Kept {
  /** Whose they are, and what they were picked for. */
  readonly of: string
  /** The hand they were picked from, and their places in it in the order of picking. */
  readonly hand: readonly Card[]
  readonly picked: readonly number[]
  /** A gear that was taken, whatever the number of cards. */
  readonly gear?: number
}

/** What cards are picked for: those of a gear are played, and those of a turn that is driven are discarded at its end. */
export function purposeOf({ results, round, phase }: View, viewer: Viewer): string {
  const purpose = phase === 'shift' ? 'play' : isOfTurn(phase) ? 'discard' : phase
  return `${viewer} ${results.length} ${round} ${purpose}`
}

function isOfTurn(phase: View['phase']): boolean {
  return phase === 'react' || phase === 'refresh' || phase === 'slipstream' || phase === 'discard'
}

/** Where the cards lie now; those that have left the hand are left out. */
export function placesNow({ hand: before, picked }: Kept, hand: readonly Card[]): readonly number[] {
  if (before.join() === hand.join()) return picked
  return placesOf(
    hand,
    picked.flatMap((place) => before[place] ?? []),
  )
}
