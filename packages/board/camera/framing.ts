import type { Point } from '@paddock/racing/circuit'
import { type BoardBox, boundsOf, centred, fitWindow, openPart, type Window, within } from './camera.ts'

/** What a camera looks through: the box, and the window that shows the whole circuit in it. */
export interface Lens {
  readonly box: BoardBox
  readonly whole: Window
  /** Goes nearer than for anything else. */
  readonly isCloseUp?: boolean
}

/** How long a car is, in lane widths. */
const carLength = 1.8
/** How long cars are on the screen, in pixels: at least, so that they can be told apart, and at most. */
const leastCar = 40
const mostCar = 58
const mostCarCloseUp = 110
/** In a box as narrow as a phone they may be smaller, or too little would be seen around them: so many cars make its width. */
const narrowBox = 450
const carsAcross = 16
/** Lane widths: what is shown around each point, how much of that may be lost before the camera moves, and the least. */
const air = 2.4
const slack = 1.4
const narrowest = 15
const narrowestCloseUp = 8
/** How much wider than need be a window may be before the camera goes closer. For a close-up it always does. */
const wideEnough = 1.6
const wideEnoughCloseUp = 1.01
/** How much wider each scale shows the circuit than the one before it. */
const step = 1.25
/** How much wider it may stay when it has to move anyway. */
const hardlyWider = 1.3

/** The widest window in which cars are still large enough. */
export function widest({ box, whole }: Lens): number {
  const car = box.width < narrowBox ? box.width / carsAcross : leastCar
  // A little less than that, so that a rounded pixel does not make it too small.
  return Math.min(whole.width, (box.width * carLength) / (car + 0.5))
}

function closest(lens: Lens): number {
  const [least, car] = lens.isCloseUp ? [narrowestCloseUp, mostCarCloseUp] : [narrowest, mostCar]
  return Math.min(widest(lens), Math.max(least, (lens.box.width * carLength) / car))
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

/** A camera that goes over to another scale has everything drawn anew: so there are few of them. */
function atStep(width: number, lens: Lens): number {
  const near = closest(lens)
  if (width <= near) return near
  const steps = lens.isCloseUp ? 0 : Math.ceil(Math.log(width / near) / Math.log(step))
  return Math.min(widest(lens), Math.max(width, near * step ** steps))
}

/** The window around some points that fit into one: as wide as the last one if that does, since to zoom is to draw anew. */
export function framed(points: readonly Point[], lens: Lens, last?: Window): Window {
  const bounds = boundsOf(points, air)
  const needed = atStep(fitWindow(bounds, lens.box).width, lens)
  const mayStay = last && !lens.isCloseUp && last.width >= needed && last.width <= needed * hardlyWider
  const width = mayStay ? last.width : needed
  const middle = { x: bounds.x + bounds.width / 2, y: bounds.y + bounds.height / 2 }
  return within(lens.whole, centred(middle, lens.box, width))
}

/** Whether a window shows the points well enough, so that the camera may stay where it is. */
export function isWellFramed(window: Window, points: readonly Point[], lens: Lens): boolean {
  const ideal = framed(points, lens)
  const most = ideal.width * (lens.isCloseUp ? wideEnoughCloseUp : wideEnough)
  if (window.width > Math.min(widest(lens) * 1.01, most)) return false
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
