import { distance, type Point } from '@paddock/racing/circuit'
import { between } from '../drawing.ts'
import { isWhole, movedWindow, under, type Window, zoomed } from './camera.ts'

/** The camera as it is when a gesture asks for it. */
export interface Viewfinder {
  readonly window: Window
  readonly whole: Window
  show(next: Window): void
}

/** A finger that trembles less than this still taps. */
const tremble = 6
const arrows: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-0.15, 0],
  ArrowRight: [0.15, 0],
  ArrowUp: [0, -0.15],
  ArrowDown: [0, 0.15],
}

/** Wheel, pinch, drag, double tap and keys move the camera. */
export function onGestures(box: HTMLElement, camera: () => Viewfinder, signal: AbortSignal): void {
  const fingers = new Map<number, Point>()
  let dragging = false

  const place = (event: MouseEvent): Point => {
    const { left, top } = box.getBoundingClientRect()
    return { x: event.clientX - left, y: event.clientY - top }
  }
  const size = () => ({ width: box.clientWidth, height: box.clientHeight })
  const enlarge = (factor: number, about: Point) => {
    const { window, whole, show } = camera()
    show(zoomed(window, whole, factor, under(window, size(), about)))
  }
  const pan = (by: Point) => {
    const { window, whole, show } = camera()
    const perPixel = window.width / box.clientWidth
    show(movedWindow(window, whole, { x: by.x * perPixel, y: by.y * perPixel }))
  }

  /** What was between the fingers stays between them. */
  const pinch = (before: readonly [Point, Point], after: readonly [Point, Point]) => {
    const { window, whole, show } = camera()
    const held = under(window, size(), between(...before, 0.5))
    const next = zoomed(window, whole, distance(...after) / Math.max(1, distance(...before)), held)
    const there = under(next, size(), between(...after, 0.5))
    show(movedWindow(next, whole, { x: held.x - there.x, y: held.y - there.y }))
  }

  const wheel = (event: WheelEvent) => {
    const { window, whole } = camera()
    // At the whole circuit a turn outwards is meant for the page.
    if (event.deltaY > 0 && isWhole(window, whole)) return
    event.preventDefault()
    enlarge(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)), place(event))
  }
  const down = (event: PointerEvent) => {
    if (event.target instanceof Element && event.target.closest('button')) return
    fingers.set(event.pointerId, place(event))
    dragging = fingers.size > 1
  }
  // One finger may scroll the page past the whole circuit; two are always ours.
  const keepTwo = (event: TouchEvent) => {
    if (event.touches.length > 1) event.preventDefault()
  }
  const move = (event: PointerEvent) => {
    const from = fingers.get(event.pointerId)
    if (!from) return
    const to = place(event)
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1]
    if (other) {
      fingers.set(event.pointerId, to)
      return pinch([from, other], [to, other])
    }
    const { window, whole } = camera()
    if (isWhole(window, whole) || (!dragging && distance(from, to) < tremble)) return
    // Captured only now, so that a tap still reaches what it was meant for.
    if (!dragging) box.setPointerCapture(event.pointerId)
    dragging = true
    fingers.set(event.pointerId, to)
    pan({ x: from.x - to.x, y: from.y - to.y })
  }
  const up = (event: PointerEvent) => {
    fingers.delete(event.pointerId)
  }
  const doubleTap = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('button, [role="button"]')) return
    const { window, whole, show } = camera()
    if (isWhole(window, whole)) enlarge(2.5, place(event))
    else show(whole)
  }
  const key = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const { window, whole, show } = camera()
    const arrow = arrows[event.key]
    const middle = { x: box.clientWidth / 2, y: box.clientHeight / 2 }
    if (event.key === '+' || event.key === '=') enlarge(1.4, middle)
    else if (event.key === '-') enlarge(1 / 1.4, middle)
    else if (event.key === '0') show(whole)
    else if (arrow && !isWhole(window, whole)) pan({ x: arrow[0] * box.clientWidth, y: arrow[1] * box.clientHeight })
    else return
    event.preventDefault()
  }

  box.addEventListener('wheel', wheel, { passive: false, signal })
  box.addEventListener('touchstart', keepTwo, { passive: false, signal })
  box.addEventListener('touchmove', keepTwo, { passive: false, signal })
  box.addEventListener('pointerdown', down, { signal })
  box.addEventListener('pointermove', move, { signal })
  box.addEventListener('pointerup', up, { signal })
  box.addEventListener('pointercancel', up, { signal })
  box.addEventListener('pointerleave', up, { signal })
  box.addEventListener('dblclick', doubleTap, { signal })
  box.addEventListener('keydown', key, { signal })
}
