/** What it keeps from the edge of the window, and half of its width at most. */
const edge = 8
const half = 150

/** Above what was reached for, below it where there is no room above, and within the window. */
export function beside({ left, width, top, bottom }: DOMRect) {
  const reach = Math.min(half, innerWidth / 2 - edge)
  const middle = Math.max(reach + edge, Math.min(innerWidth - reach - edge, left + width / 2))
  const isLow = top > 140
  return {
    left: `${middle}px`,
    width: `${reach * 2}px`,
    ...(isLow ? { bottom: `${innerHeight - top + edge}px` } : { top: `${bottom + edge}px` }),
  }
}
