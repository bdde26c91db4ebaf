interface ConfirmProps {
  /** The choice that is made; undefined as long as there is none. Left out where it has a button of its own as well. */
  readonly choice?: number | undefined
  readonly label: string
  readonly isWarning?: boolean
  choose(choice: number): void
}

/** Makes the choice that was put together from cards. */
export function Confirm(props: ConfirmProps) {
  const { choice, label, isWarning = false, choose } = props
  const isReady = choice !== undefined || !('choice' in props)
  return (
    <button
      type="button"
      class="button dash-confirm"
      data-warning={isWarning}
      {...(choice === undefined ? {} : { 'data-choice': choice })}
      tabIndex={0}
      disabled={!isReady}
      onClick={() => isReady && choose(choice ?? 0)}
    >
      {label}
      <span class="enter" aria-hidden="true">
        ↵
      </span>
    </button>
  )
}
