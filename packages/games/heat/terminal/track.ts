import type { Seat } from '@paddock/kernel'
import type { Canvas } from '@paddock/terminal-kit/drawing/canvas.ts'
import type { Style } from '@paddock/terminal-kit/drawing/line.ts'
import type { Picture } from '@paddock/terminal-kit/game-terminal.ts'
import { lit } from '@paddock/terminal-kit/paints.ts'
import type { Action } from '../rules/action.ts'
import type { Event } from '../rules/event.ts'
import { type Landing, landing } from '../rules/movement/movement.ts'
import { driverOf, isOnTrack, isTurnPhase } from '../rules/state.ts'
import { circuitCalled, spaceAt } from '../rules/track.ts'
import type { View } from '../rules/view.ts'
import { letterOf, paintOf } from './livery.ts'
import { prospectsOf, speedsIn } from './prospects.ts'
import { type Spot, stripsOf } from './strip.ts'
import { drawSurface } from './surface.ts'

const marks = { moving: '▸', own: '•', ghost: '?', reach: '+' } as const

/** The track, the cars on it, and where the choice that is looked at would lead. */
export function drawTrack(canvas: Canvas, picture: Picture<Event, View, Action>): void {
  drawSurface(canvas, picture.view, picture.language)
  drawCars(canvas, picture)
  drawAhead(canvas, picture)
}

function drawCars(canvas: Canvas, { view, seat, language }: Picture<Event, View, Action>): void {
  const moving = movingOf(view)
  const cars = view.progress.map((_, car) => car).filter((car) => isOnTrack(view, car))
  // Whoever drives is on top while passing the others.
  for (const car of cars.toSorted((a, b) => Number(a === moving) - Number(b === moving))) {
    const mark = car === moving ? marks.moving : car === seat ? marks.own : ' '
    const at = { progress: view.progress[car] ?? 0, spot: view.spot[car] ?? 0 }
    put(canvas, spotOf(view, at), `${mark}${letterOf(car, language)}`, paintOf(car))
  }
}

/** The car of the driver on turn, −1 while everyone chooses. */
export function movingOf(view: View): Seat {
  return isTurnPhase(view.phase) && view.turn >= 0 && view.turn < view.order.length ? driverOf(view) : -1
}

function drawAhead(canvas: Canvas, { view, seat, language, choices, chosen }: Picture<Event, View, Action>): void {
  const action = chosen === undefined ? undefined : choices?.[chosen]
  if (!action) return
  if (action.type === 'shift') {
    for (const speed of speedsIn(view, seat, action.gear)) {
      put(canvas, spotOf(view, landing(view, seat, speed)), ` ${marks.reach}`, lit)
    }
    return
  }
  // Where the car stands already it is drawn itself.
  const ends = prospectsOf(view, seat, action).filter(({ landing: end }) => end.progress !== view.progress[seat])
  const likeliest = ends.toSorted((a, b) => b.chance - a.chance)[0]
  for (const { landing: end } of ends) put(canvas, spotOf(view, end), ` ${marks.ghost}`, lit)
  if (!likeliest) return
  const sign = `${marks.ghost}${letterOf(seat, language)}`
  put(canvas, spotOf(view, likeliest.landing), sign, { ...lit, underline: true })
}

function spotOf({ circuit }: View, { progress, spot }: Landing): Spot | undefined {
  return stripsOf(circuit).spots[spaceAt(circuitCalled(circuit), progress)]?.[spot === 0 ? 0 : 1]
}

function put(canvas: Canvas, spot: Spot | undefined, sign: string, look: Style): void {
  if (spot) canvas.put(spot.x, spot.y, sign, look)
}
