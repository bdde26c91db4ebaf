import type { RefObject } from 'preact'
import { useLayoutEffect, useState } from 'preact/hooks'
import type { BoardBox } from './camera.ts'

/** How large an element is, in pixels; undefined until it is measured. */
export function useSize(element: RefObject<HTMLElement | null>): BoardBox | undefined {
  const [size, setSize] = useState<BoardBox>()
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
  return size
}
