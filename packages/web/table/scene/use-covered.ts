import type { RefObject } from 'preact'
import { useEffect, useState } from 'preact/hooks'

/** How much of an element, from its lower edge, lies under its neighbours of these classes, in pixels. */
export function useCovered(element: RefObject<HTMLElement | null>, selector: string): number {
  const [covered, cover] = useState(0)
  useEffect(() => {
    const under = element.current
    if (!under?.parentElement) return
    const beside = () => [...(under.parentElement?.querySelectorAll<HTMLElement>(`:scope > :is(${selector})`) ?? [])]
    const measure = () => {
      const box = under.getBoundingClientRect()
      const tops = beside()
        .map((over) => over.getBoundingClientRect())
        .filter(({ left, right, height }) => height > 0 && left < box.right && right > box.left)
        .map(({ top }) => top)
      cover(Math.max(0, Math.round(box.bottom - Math.min(box.bottom, ...tops))))
    }
    const observer = new ResizeObserver(measure)
    observer.observe(under)
    for (const over of beside()) observer.observe(over)
    return () => observer.disconnect()
  })
  return covered
}
