import type { Position } from '@paddock/protocol'
import type { Session } from '../session/session.ts'

interface AtTheTable {
  readonly kind: Session['kind']
  readonly position: Pick<Position, 'choices' | 'sealed' | 'ranking'>
  /** Whether there is more to be shown of what has happened. */
  readonly isShowing: boolean
  /** Whether a command has not been answered yet. */
  readonly isSending: boolean
  /** Whether a choice is being looked at. */
  readonly isConsidering: boolean
}

/**
 * Whether the person would be disturbed if the page were loaded anew: during a decision, and while something is shown.
 * A match in the page itself is not interrupted at all before it is over.
 */
export function isInTheMiddle({ kind, position, isShowing, isSending, isConsidering }: AtTheTable): boolean {
  if (isShowing || isSending || isConsidering) return true
  const { choices, sealed, ranking } = position
  return kind === 'online' ? choices.length > 0 && sealed === undefined : ranking === undefined
}
