import { isPressable } from '@paddock/page-kit/use-own-keys.ts'
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'

/** The button that goes on has the focus where nothing else has. */
export function useFocusOnNext(isRead: boolean, said: string) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const focused = document.activeElement
    if (isRead && (!focused || focused === document.body)) button.current?.focus({ preventScroll: true })
  }, [isRead, said])
  return button
}

/** Enter goes on wherever the focus is, unless it presses something there or plays the choice that is looked at. */
export function useEnter(isRead: boolean, goOn: () => void): void {
  const latest = useRef(goOn)
  latest.current = goOn
  // Before it is painted: whoever reads it may press at once.
  useLayoutEffect(() => {
    if (!isRead) return
    const hear = (event: KeyboardEvent) => {
      const { key, target, defaultPrevented, repeat } = event
      if (key !== 'Enter' || defaultPrevented || repeat || isPressable(target)) return
      if (document.querySelector('dialog[open], [data-considered="true"]')) return
      event.preventDefault()
      latest.current()
    }
    addEventListener('keydown', hear)
    return () => removeEventListener('keydown', hear)
  }, [isRead])
}
