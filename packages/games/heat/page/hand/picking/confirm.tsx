import { piece } from '@paddock/page-kit/piece.ts'
import type { Piece } from '../../../prospects/reasons/pieces.ts'

interface ConfirmProps {
  /** The choice that is made; undefined as long as there is none. Left out where it has a button of its own as well. */
  readonly choice?: number | undefined
  /** What it takes hold of: so many cards, or the gear. */
  readonly of: Piece
  readonly label: string
  readonly isWarning?: boolean
  choose(choice: number): void
}

/** Makes the choice that was put together from cards; before it is one, it says what is missing. */
export function Confirm(props: ConfirmProps) {
  const { choice, of, label, isWarning = false, choose } = props
  const isReady = choice !== undefined || !('choice' in props)
  return (
    <button
      type="button"
      class="button dash-confirm"
      data-warning={isWarning}
      {...piece(of)}
      {...(choice === undefined ? {} : { 'data-choice': choice })}
      {...(isReady ? {} : { 'aria-disabled': 'true' })}
      tabIndex={0}
      onClick={() => isReady && choose(choice ?? 0)}
    >
      {label}
      <span class="enter" aria-hidden="true">
        ↵
      </span>
    </button>
  )
}
