import { useEffect, useRef } from 'preact/hooks'

/** Shows the whole circuit, wherever the focus is, and gives the camera back. */
export const wholeKey = 'c'

export function useWholeKey(toggle: () => void): void {
  const latest = useRef(toggle)
  latest.current = toggle
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== wholeKey || !isFree(event)) return
      event.preventDefault()
      latest.current()
    }
    addEventListener('keydown', hear)
    return () => removeEventListener('keydown', hear)
  }, [])
}

/** Nobody writes, and nothing lies over the board. */
function isFree(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return false
  if (document.querySelector('dialog[open]')) return false
  return !(event.target instanceof Element && event.target.closest('input, textarea, select, [contenteditable]'))
}
