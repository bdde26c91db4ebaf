import type { Bounds, Point } from '@paddock/racing/circuit'

/** The part of the drawing that is shown, in lane widths. It has the proportions of the box it is shown in. */
export type Window = Bounds

/** The box that the drawing is shown in, in pixels. */
export interface BoardBox {
  readonly width: number
  readonly height: number
  /** How much of it, from its lower edge, lies under something else. */
  readonly covered?: number
}

/** How many times the whole circuit can be enlarged. */
const closest = 8

/** The smallest window of the box's proportions that shows all of the bounds where nothing covers it. */
export function fitWindow(bounds: Bounds, box: BoardBox): Window {
  const perPixel = Math.max(bounds.width / box.width, bounds.height / openHeight(box))
  return centred({ x: bounds.x + bounds.width / 2, y: bounds.y + bounds.height / 2 }, box, perPixel * box.width)
}

/** The window of a width that has a point in the middle of what nothing covers. */
export function centred(middle: Point, box: BoardBox, width: number): Window {
  const perPixel = width / box.width
  return {
    x: middle.x - width / 2,
    y: middle.y - (perPixel * openHeight(box)) / 2,
    width,
    height: perPixel * box.height,
  }
}

/** The part of a window that nothing covers. */
export function openPart(window: Window, box: BoardBox): Window {
  return { ...window, height: (window.height * openHeight(box)) / box.height }
}

/** Never nothing, however high what covers it is. */
function openHeight({ height, covered = 0 }: BoardBox): number {
  return Math.max(height - covered, height / 4)
}

/** Enlarged by a factor about a point of the drawing, which stays where it is. */
export function zoomed(window: Window, whole: Window, factor: number, about: Point): Window {
  const width = Math.max(whole.width / closest, Math.min(whole.width, window.width / factor))
  const share = width / window.width
  return within(whole, {
    x: about.x - (about.x - window.x) * share,
    y: about.y - (about.y - window.y) * share,
    width,
    height: window.height * share,
  })
}

export function movedWindow(window: Window, whole: Window, by: Point): Window {
  return within(whole, { ...window, x: window.x + by.x, y: window.y + by.y })
}

/** The smallest bounds around some points, with air around them. */
export function boundsOf(points: readonly Point[], air: number): Bounds {
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  const [left, top] = [Math.min(...xs) - air, Math.min(...ys) - air]
  return { x: left, y: top, width: Math.max(...xs) + air - left, height: Math.max(...ys) + air - top }
}

export function isWhole(window: Window, whole: Window): boolean {
  return window.width > whole.width * 0.995
}

/** The point of the drawing under a point of the box. */
export function under(window: Window, box: BoardBox, point: Point): Point {
  return {
    x: window.x + (point.x / box.width) * window.width,
    y: window.y + (point.y / box.height) * window.height,
  }
}

/** Moved back so that nothing but the drawing shows. */
export function within(whole: Window, window: Window): Window {
  const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value))
  return {
    ...window,
    x: clamp(window.x, whole.x, whole.x + whole.width - window.width),
    y: clamp(window.y, whole.y, whole.y + whole.height - window.height),
  }
}
