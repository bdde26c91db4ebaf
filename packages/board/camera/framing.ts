import type { Point } from '@paddock/racing/circuit'
import { type BoardBox, boundsOf, centred, fitWindow, openPart, type Window, within } from './camera.ts'

/** What a camera looks through: the box, and the window that shows the whole circuit in it. */
export interface Lens {
  readonly box: BoardBox
  readonly whole: Window
}

/** How long a car is, in lane widths. */
const carLength = 1.8
/** How long cars are on the screen, in pixels: at least, so that they can be told apart, and at most. */
const leastCar = 40
const mostCar = 58
/** On a small box they may be smaller: so many cars make its width. */
const carsAcross = 16
/** Lane widths: what is shown around each point, how much of that may be lost before the camera moves, and the least. */
const air = 2.4
const slack = 1.4
const narrowest = 15
/** How much wider than need be a window may be before the camera goes closer. */
const wideEnough = 1.6

/** The widest window in which cars are still large enough. */
export function widest({ box, whole }: Lens): number {
  const car = Math.min(leastCar, box.width / carsAcross)
  // A little less than that, so that a rounded pixel does not make it too small.
  return Math.min(whole.width, (box.width * carLength) / (car + 0.5))
}

function closest({ box, whole }: Lens): number {
  return Math.min(widest({ box, whole }), Math.max(narrowest, (box.width * carLength) / mostCar))
}

/** Of some points, the most important first, those that fit into one window. The first one always does. */
export function fitting(points: readonly Point[], lens: Lens): Point[] {
  const most = widest(lens)
  const chosen: Point[] = []
  for (const point of points) {
    const width = fitWindow(boundsOf([...chosen, point], air), lens.box).width
    if (chosen.length === 0 || width <= most) chosen.push(point)
  }
  return chosen
}

/** The window around some points that fit into one. */
export function framed(points: readonly Point[], lens: Lens): Window {
  const bounds = boundsOf(points, air)
  const width = Math.min(widest(lens), Math.max(closest(lens), fitWindow(bounds, lens.box).width))
  const middle = { x: bounds.x + bounds.width / 2, y: bounds.y + bounds.height / 2 }
  return within(lens.whole, centred(middle, lens.box, width))
}

/** Whether a window shows the points well enough, so that the camera may stay where it is. */
export function isWellFramed(window: Window, points: readonly Point[], lens: Lens): boolean {
  const ideal = framed(points, lens)
  if (window.width > Math.min(widest(lens) * 1.01, ideal.width * wideEnough)) return false
  const open = openPart(window, lens.box)
  // What no window can show with more air around it, since the drawing ends there, does not count.
  const best = openPart(ideal, lens.box)
  return points.every((point) =>
    gaps(open, point).every((gap, side) => gap >= Math.min(slack, gaps(best, point)[side] ?? 0) - 0.01),
  )
}

/** How far a point is from each side of a window. */
function gaps({ x, y, width, height }: Window, point: Point): number[] {
  return [point.x - x, x + width - point.x, point.y - y, y + height - point.y]
}
