import { useEffect } from 'preact/hooks'

interface Looked {
  readonly considered: number | undefined
  consider(choice: number | undefined): void
}

/** On a touch screen nothing is looked away from: what is no choice at all stands for looking at none. */
const none = -1

/**
 * Looks at what is obvious as long as nothing else is looked at: the board shows it, Enter makes it, and a finger
 * needs one tap for it. It is looked at anew whenever the page, which begins every decision with nothing, looks away.
 */
export function useResting({ considered, consider }: Looked, obvious: number | undefined): void {
  useEffect(() => {
    if (considered === undefined && obvious !== undefined) consider(obvious)
  })
}

/** Looks at just this, or at nothing, unless `isLeft` says that something else may be looked at. */
export function useFollowing(looked: Looked, choice: number | undefined, isLeft: boolean): void {
  const { considered, consider } = looked
  useEffect(() => {
    if (!isLeft && considered !== choice) consider(choice ?? none)
  })
}
