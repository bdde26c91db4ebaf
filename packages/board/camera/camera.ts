import type { Bounds, Point } from '@paddock/racing/circuit'

/** The part of the drawing that is shown, in lane widths. It has the proportions of the box it is shown in. */
export type Window = Bounds

export interface Size {
  readonly width: number
  readonly height: number
}

/** How many times the whole circuit can be enlarged. */
const closest = 8

/** The smallest window of the box's proportions that shows all of the bounds. */
export function fitWindow(bounds: Bounds, box: Size): Window {
  const proportion = box.width / box.height
  const width = Math.max(bounds.width, bounds.height * proportion)
  const height = width / proportion
  return {
    x: bounds.x + (bounds.width - width) / 2,
    y: bounds.y + (bounds.height - height) / 2,
    width,
    height,
  }
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

/** A window that shows all of these points with air around them, and is not smaller than a width. */
export function around(points: readonly Point[], whole: Window, air: number, leastWidth: number): Window {
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  const [left, top] = [Math.min(...xs) - air, Math.min(...ys) - air]
  const bounds = { x: left, y: top, width: Math.max(...xs) + air - left, height: Math.max(...ys) + air - top }
  const middle = { x: bounds.x + bounds.width / 2, y: bounds.y + bounds.height / 2 }
  const fitting = fitWindow(bounds, whole)
  const width = Math.min(whole.width, Math.max(leastWidth, fitting.width))
  const height = (width * whole.height) / whole.width
  return within(whole, { x: middle.x - width / 2, y: middle.y - height / 2, width, height })
}

export function mixed(from: Window, to: Window, share: number): Window {
  const mix = (a: number, b: number) => a + (b - a) * share
  return {
    x: mix(from.x, to.x),
    y: mix(from.y, to.y),
    width: mix(from.width, to.width),
    height: mix(from.height, to.height),
  }
}

export function isWhole(window: Window, whole: Window): boolean {
  return window.width > whole.width * 0.995
}

/** The point of the drawing under a point of the box. */
export function under(window: Window, box: Size, point: Point): Point {
  return {
    x: window.x + (point.x / box.width) * window.width,
    y: window.y + (point.y / box.height) * window.height,
  }
}

/** Moved back so that nothing but the drawing shows. */
function within(whole: Window, window: Window): Window {
  const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value))
  return {
    ...window,
    x: clamp(window.x, whole.x, whole.x + whole.width - window.width),
    y: clamp(window.y, whole.y, whole.y + whole.height - window.height),
  }
}
