import { useLayoutEffect, useRef } from 'preact/hooks'

/** Answers a key; true if it meant something here, so that it means nothing else. */
type Answer = (key: string, target: EventTarget | null) => boolean

/**
 * Keys that mean something of their own in this hand: elsewhere on the page a digit makes the choice of that number,
 * which says little where a choice is several cards. Heard before the page hears them.
 */
export function useOwnKeys(answer: Answer | undefined): void {
  const latest = useRef(answer)
  latest.current = answer
  useLayoutEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (!isForHand(event)) return
      if (latest.current?.(event.key, event.target)) event.preventDefault()
    }
    addEventListener('keydown', hear, true)
    return () => removeEventListener('keydown', hear, true)
  }, [])
}

/** 1 to 9; undefined for any other key. */
export function digitOf(key: string): number | undefined {
  return /^[1-9]$/.test(key) ? Number(key) : undefined
}

/** Whether Enter and Space already mean something there. */
export function isPressable(target: EventTarget | null): boolean {
  return (
    typeof Element !== 'undefined' && target instanceof Element && target.closest('button, a, [role="button"]') !== null
  )
}

function isForHand(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return false
  if (document.querySelector('dialog[open]')) return false
  return !(event.target instanceof Element && event.target.closest('input, textarea, select, [contenteditable]'))
}
