import { isPressable } from '@paddock/page-kit/use-own-keys.ts'
import { useLayoutEffect, useRef } from 'preact/hooks'

/** What keys do wherever the focus is, as long as it is in no field and no dialog is open. */
interface Keys {
  readonly choices: number
  readonly considered: number | undefined
  readonly isWatching: boolean
  /** What is shown goes on when someone says so. */
  readonly awaitsPress: boolean
  press(): void
  choose(choice: number): void
  skip(): void
}

/**
 * Digits play the choice of that number, Enter the one looked at or the only one; Escape and Space skip. Where all is
 * shown step by step, Enter and Space go on.
 */
export function useKeys(keys: Keys): void {
  const latest = useRef(keys)
  latest.current = keys
  // Before the first paint: whoever sees a choice may press its key.
  useLayoutEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (!isForTable(event)) return
      const done = wishOf(event, latest.current)
      if (!done) return
      event.preventDefault()
      done()
    }
    addEventListener('keydown', hear)
    return () => removeEventListener('keydown', hear)
  }, [])
}

/** What a key asks for; undefined if nothing. */
export function wishOf(
  { key, target }: Pick<KeyboardEvent, 'key' | 'target'>,
  { choices, considered, isWatching, awaitsPress, press, choose, skip }: Keys,
): (() => void) | undefined {
  if (awaitsPress && (key === 'Enter' || key === ' ') && !isPressable(target)) return press
  if (isWatching) return key === 'Escape' || (key === ' ' && !isPressable(target)) ? skip : undefined
  const digit = /^[1-9]$/.test(key) ? Number(key) - 1 : undefined
  if (digit !== undefined && digit < choices) return () => choose(digit)
  if (key !== 'Enter' || isPressable(target)) return undefined
  const obvious = considered ?? (choices === 1 ? 0 : undefined)
  return obvious === undefined ? undefined : () => choose(obvious)
}

function isForTable(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return false
  if (document.querySelector('dialog[open]')) return false
  return !(event.target instanceof Element && event.target.closest('input, textarea, select, [contenteditable]'))
}
