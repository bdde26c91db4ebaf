interface ConfirmProps {
  /** The choice that is made; undefined as long as there is none. */
  readonly choice: number | undefined
  readonly label: string
  readonly isWarning?: boolean
  choose(choice: number): void
}

/** Makes the choice that was put together from cards. */
export function Confirm({ choice, label, isWarning = false, choose }: ConfirmProps) {
  return (
    <button
      type="button"
      class="button dash-confirm"
      data-warning={isWarning}
      {...(choice === undefined ? {} : { 'data-choice': choice })}
      tabIndex={0}
      disabled={choice === undefined}
      onClick={() => choice !== undefined && choose(choice)}
    >
      {label}
      <span class="enter" aria-hidden="true">
        ↵
      </span>
    </button>
  )
}
