import type { Canvas } from '@paddock/terminal-kit/drawing/canvas.ts'
import type { Style } from '@paddock/terminal-kit/drawing/line.ts'
import type { CanvasPoint } from '@paddock/terminal-kit/drawing/point.ts'
import { lit } from '@paddock/terminal-kit/paints.ts'
import { isOnTrack, moving } from '../../prospects/facts/order.ts'
import { spaceOf } from '../../prospects/facts/road.ts'
import type { Outcome } from '../../prospects/outcome.ts'
import type { View } from '../../rules/view.ts'
import { letterOf, paintOf } from '../livery.ts'
import { type HeatPicture, lookedAt } from '../looked-at.ts'
import { stripsOf } from './strip.ts'
import { drawSurface } from './surface.ts'

const marks = { moving: '▸', own: '•', ghost: '?', reach: '+' } as const

/** The track, the cars on it, and where the choice that is looked at would lead. */
export function drawTrack(canvas: Canvas, picture: HeatPicture): void {
  drawSurface(canvas, picture.view, picture.language)
  drawCars(canvas, picture)
  drawAhead(canvas, picture)
}

function drawCars(canvas: Canvas, { view, seat, language }: HeatPicture): void {
  const driver = moving(view)
  const cars = view.progress.map((_, car) => car).filter((car) => isOnTrack(view, car))
  // Whoever drives is on top while passing the others.
  for (const car of cars.toSorted((a, b) => Number(a === driver) - Number(b === driver))) {
    const mark = car === driver ? marks.moving : car === seat ? marks.own : ' '
    const at = { progress: view.progress[car] ?? 0, spot: view.spot[car] ?? 0 }
    put(canvas, spotOf(view, at), `${mark}${letterOf(car, language)}`, paintOf(car))
  }
}

/** Every end it may have, and the likeliest with the car's letter; of a gear, all that is in its reach. */
function drawAhead(canvas: Canvas, picture: HeatPicture): void {
  const { view, seat, language } = picture
  const prospect = lookedAt(picture)
  for (const { landing } of prospect?.gear?.range?.outcomes ?? []) {
    put(canvas, spotOf(view, landing), ` ${marks.reach}`, lit)
  }
  // Where the car stands already it is drawn itself.
  const all = prospect?.whole?.outcomes ?? []
  const ends = all.filter(({ landing }) => landing.progress !== view.progress[seat])
  const likeliest = ends.toSorted((a, b) => b.chance - a.chance)[0]
  for (const { landing } of ends) put(canvas, spotOf(view, landing), ` ${marks.ghost}`, lit)
  if (!likeliest) return
  const sign = `${marks.ghost}${letterOf(seat, language)}`
  put(canvas, spotOf(view, likeliest.landing), sign, { ...lit, underline: true })
}

function spotOf(view: View, { progress, spot }: Outcome['landing']): CanvasPoint | undefined {
  return stripsOf(view.circuit).spots[spaceOf(view, progress)]?.[spot === 0 ? 0 : 1]
}

function put(canvas: Canvas, spot: CanvasPoint | undefined, sign: string, look: Style): void {
  if (spot) canvas.put(spot.x, spot.y, sign, look)
}
