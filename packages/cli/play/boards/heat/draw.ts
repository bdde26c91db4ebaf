import type { Action, Event, View } from '@paddock/games/heat'
import { Canvas } from '../../terminal/canvas.ts'
import type { Line } from '../../terminal/line.ts'
import type { Picture } from '../board.ts'
import { dashboardLines } from './dashboard.ts'
import { orderLines } from './order.ts'
import { belowTrack, height, width } from './strip.ts'
import { drawTrack } from './track.ts'

export const dashboard = { x: 1, width: 41 } as const
export const order = { x: 43, width: width - 43 } as const

/** The track; below it the own dashboard, and beside that all cars in their order. */
export function draw(picture: Picture<Event, View, Action>): Line[] {
  const canvas = new Canvas(width, height)
  drawTrack(canvas, picture)
  for (const [row, told] of dashboardLines(picture).entries()) {
    canvas.putLine(dashboard.x, belowTrack + row, told, dashboard.width)
  }
  for (const [row, told] of orderLines(picture).entries()) {
    canvas.putLine(order.x, belowTrack + row, told, order.width)
  }
  return canvas.lines()
}
