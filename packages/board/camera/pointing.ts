/** Milliseconds after which a pointer that has come to rest is on its way to nothing. */
const rest = 700
const clickable = 'button, [role="button"]'

/** Whoever is about to click must not lose what they aim at. */
export interface Pointing {
  isAiming(): boolean
}

/** Whether a pointer is pressed on the board, over something that can be clicked there, or has just moved across it. */
export function watchPointing(box: HTMLElement, signal: AbortSignal): Pointing {
  const now = () => performance.now()
  const pressed = new Set<number>()
  let moved = Number.NEGATIVE_INFINITY
  let over: Element | null = null
  const press = ({ pointerId }: PointerEvent) => {
    pressed.add(pointerId)
  }
  const release = ({ pointerId }: PointerEvent) => {
    pressed.delete(pointerId)
  }
  const move = ({ target, pointerType }: PointerEvent) => {
    moved = now()
    // A finger is over nothing once it is lifted.
    over = pointerType !== 'touch' && target instanceof Element ? target.closest(clickable) : null
  }
  const leave = () => {
    moved = Number.NEGATIVE_INFINITY
    over = null
  }
  box.addEventListener('pointerdown', press, { signal })
  box.addEventListener('pointermove', move, { signal })
  box.addEventListener('pointerleave', leave, { signal })
  // It may be let go of anywhere.
  addEventListener('pointerup', release, { signal })
  addEventListener('pointercancel', release, { signal })
  return {
    // What was under the pointer may be gone meanwhile.
    isAiming: () => pressed.size > 0 || now() - moved < rest || over?.isConnected === true,
  }
}
