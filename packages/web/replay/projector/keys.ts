import type { Projector } from './projector.ts'

/** What a key does to a replay; undefined if it does nothing. */
export function keyAction(key: string, projector: Projector): (() => void) | undefined {
  switch (key) {
    case ' ':
      return () => projector.toggle()
    case 'ArrowLeft':
      return () => projector.stepBack()
    case 'ArrowRight':
      return () => projector.stepOn()
    case 'Home':
      return () => projector.goTo(0)
    case 'End':
      return () => projector.goTo(projector.reel.length)
    default:
      return undefined
  }
}

/** What has its own use for these keys keeps them. */
const busy = 'input, select, textarea, dialog, [role="log"], [contenteditable]'

/** Listens to the keys of the whole page. Returns a function that ends it. */
export function listenToKeys(projector: Projector): () => void {
  const press = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    const { target, key } = event
    if (target instanceof Element && target.closest(busy)) return
    // A button or link in focus is pressed by the space bar.
    if (key === ' ' && target instanceof Element && target.closest('button, a, summary')) return
    const act = keyAction(key, projector)
    if (!act) return
    event.preventDefault()
    act()
  }
  addEventListener('keydown', press)
  return () => removeEventListener('keydown', press)
}
