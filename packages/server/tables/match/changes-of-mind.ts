/**
 * Whoever decides at the same time as others may decide anew until all have, and may take back what showed nothing.
 * Each time is a line of the log that everyone is told, so that there must be an end to it.
 */
import type { AnyMatch, GameEvent, Seat, Step } from '@paddock/kernel'
import type { Server } from '../../server.ts'
import { InTrouble } from '../../trouble.ts'

interface Minds {
  /** Who has decided and waits for the others. */
  readonly decided: Set<Seat>
  /** How often each seat has changed its mind since others have last decided. */
  readonly changes: Map<Seat, number>
}

const known = new WeakMap<AnyMatch, Minds>()

function mindsOf(match: AnyMatch): Minds {
  const minds = known.get(match) ?? { decided: new Set(), changes: new Map() }
  known.set(match, minds)
  return minds
}

/** In trouble if this would be one change of mind too many. A first decision is always welcome. */
export function checkChangeOfMind({ settings }: Server, match: AnyMatch, seat: Seat, what: 'act' | 'undo'): void {
  const { decided, changes } = mindsOf(match)
  const { changesOfMind: most } = settings.limits
  if ((what === 'act' && !decided.has(seat)) || (changes.get(seat) ?? 0) < most) return
  const said = `You have changed your mind ${most} times about this; now it stays as it is until others have decided.`
  throw new InTrouble('too-many', said, { most })
}

/** Called for everything that anyone does in a match. */
export function noteChangeOfMind(match: AnyMatch, { seat, outcome }: Pick<Step<GameEvent>, 'seat' | 'outcome'>): void {
  const { decided, changes } = mindsOf(match)
  if (outcome === 'undone' || decided.has(seat)) changes.set(seat, (changes.get(seat) ?? 0) + 1)
  if (outcome === 'sealed') decided.add(seat)
  else if (outcome === 'undone') decided.delete(seat)
  else {
    const wereSeveral = decided.size > 0
    for (const other of changes.keys()) if (wereSeveral || other !== seat) changes.delete(other)
    decided.clear()
  }
}
