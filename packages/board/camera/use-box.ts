import type { RefObject } from 'preact'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { Box } from './camera.ts'

/**
 * The box of an element, in pixels, with as much of it as lies under something else. What covers it may shrink and grow
 * while one looks at the same thing, as named by `subject`: then the most that it covered counts, so that nothing jumps.
 */
export function useBox(element: RefObject<HTMLElement | null>, covered: number, subject: string): Box | undefined {
  const [size, setSize] = useState<{ readonly width: number; readonly height: number }>()
  const kept = useRef({ subject, covered })
  useLayoutEffect(() => {
    const measured = element.current
    if (!measured) return
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = measured
      if (width > 0 && height > 0) setSize({ width, height })
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(measured)
    return () => observer.disconnect()
  }, [])
  const most = kept.current.subject === subject ? Math.max(kept.current.covered, covered) : covered
  kept.current = { subject, covered: most }
  return size && { ...size, covered: most }
}
