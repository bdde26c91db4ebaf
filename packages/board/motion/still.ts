/** Whether the person has asked for as little motion as possible. */
export function isStill(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** Calls back before the next picture, or soon where none is drawn because the page is hidden. Returns how to stop. */
export function nextFrame(callback: (now: number) => void): () => void {
  if (document.hidden) {
    const timer = setTimeout(() => callback(performance.now()))
    return () => clearTimeout(timer)
  }
  const frame = requestAnimationFrame(callback)
  return () => cancelAnimationFrame(frame)
}
