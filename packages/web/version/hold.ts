import { useEffect, useRef } from 'preact/hooks'

/** Whoever is in the middle of something says so here, and the page is not loaded anew. */
const holders = new Set<() => boolean>()

/** As long as this part is shown and says yes, the page is not loaded anew by itself. Asked at the very moment. */
export function useHold(isHeld: () => boolean): void {
  const latest = useRef(isHeld)
  latest.current = isHeld
  useEffect(() => {
    const ask = () => latest.current()
    holders.add(ask)
    return () => void holders.delete(ask)
  }, [])
}

export function isHeld(): boolean {
  for (const ask of holders) if (ask()) return true
  return document.querySelector('dialog[open]') !== null || isWritten()
}

/** Whether there is text in a field. */
function isWritten(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input:not([type]), input[type="text"], textarea',
  )
  return [...fields].some(({ readOnly, value }) => !readOnly && value !== '')
}
