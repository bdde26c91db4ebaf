import type { RefObject } from 'preact'
import { useEffect, useState } from 'preact/hooks'

interface Covered {
  readonly now: number
  /** As long as the element had this size. */
  readonly most: number
  readonly size: string
}

/** How much of an element, from its lower edge, lies under its neighbours of these classes, in pixels. */
export function useCovered(element: RefObject<HTMLElement | null>, selector: string): Covered {
  const [covered, cover] = useState<Covered>({ now: 0, most: 0, size: '' })
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
      const now = Math.max(0, Math.round(box.bottom - Math.min(box.bottom, ...tops)))
      const size = `${box.width} ${box.height}`
      cover((before) => {
        const most = before.size === size ? Math.max(before.most, now) : now
        return before.size === size && before.now === now ? before : { now, most, size }
      })
    }
    const observer = new ResizeObserver(measure)
    observer.observe(under)
    for (const over of beside()) observer.observe(over)
    return () => observer.disconnect()
  })
  return covered
}
