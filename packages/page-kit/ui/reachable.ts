import type { RefObject } from 'preact'
import { useEffect, useRef } from 'preact/hooks'

/** A box that must be scrolled to be seen whole, and holds nothing to focus, is itself a stop for the keyboard. */
export function useReachable<Box extends HTMLElement>(): RefObject<Box | null> {
  const box = useRef<Box>(null)
  useEffect(() => {
    const { current } = box
    if (!current) return
    const isCut = current.scrollHeight > current.clientHeight + 1
    if (isCut && !current.querySelector('a, button:not(:disabled), input')) current.tabIndex = 0
    else current.removeAttribute('tabindex')
  })
  return box
}
