import type { RefObject } from 'preact'
import { useEffect, useRef } from 'preact/hooks'

/** How far a finger may stray and still tap, in pixels. */
const stray = 8

/**
 * Hears taps on something that is no button, such as the board: those on a button in it, and what
 * ends a drag, are none. There is always another way to do the same, for keys and for ears.
 */
export function useTap(ref: RefObject<HTMLElement | null>, onTap: (() => void) | undefined): void {
  const latest = useRef(onTap)
  latest.current = onTap
  useEffect(() => {
    const element = ref.current
    if (!element) return
    let start = { x: 0, y: 0 }
    const press = ({ clientX, clientY }: PointerEvent) => {
      start = { x: clientX, y: clientY }
    }
    const click = ({ target, clientX, clientY }: MouseEvent) => {
      if (target instanceof Element && target.closest('button, [role="button"]')) return
      if (Math.hypot(clientX - start.x, clientY - start.y) <= stray) latest.current?.()
    }
    element.addEventListener('pointerdown', press)
    element.addEventListener('click', click)
    return () => {
      element.removeEventListener('pointerdown', press)
      element.removeEventListener('click', click)
    }
  }, [])
}
