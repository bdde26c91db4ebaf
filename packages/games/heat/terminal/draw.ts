import { Canvas } from '@paddock/terminal-kit/drawing/canvas.ts'
import type { Line } from '@paddock/terminal-kit/drawing/line.ts'
import { isWorkshop } from '../prospects/facts/order.ts'
import { conditionsLine, hasConditions } from './conditions.ts'
import { dashboardLines, dashboardWidth } from './hand/dashboard.ts'
import type { HeatPicture } from './looked-at.ts'
import { orderLines } from './order.ts'
import { belowTrack, height, width } from './track/strip.ts'
import { drawTrack } from './track/track.ts'
import { drawWorkshop } from './workshop/draw.ts'

export const dashboard = { x: 1, width: dashboardWidth } as const
export const order = { x: 43, width: width - 43 } as const

/** Before a race the workshop; then the track, and below it the conditions, the own dashboard and all cars in their order. */
export function draw(picture: HeatPicture): Line[] {
  const { view, language } = picture
  const conditions = hasConditions(view) ? [conditionsLine(view, width - dashboard.x, language)] : []
  const canvas = new Canvas(width, height + conditions.length)
  if (isWorkshop(view)) {
    drawWorkshop(canvas, height + conditions.length, picture)
    return canvas.lines()
  }
  drawTrack(canvas, picture)
  for (const told of conditions) canvas.putLine(dashboard.x, belowTrack, told, width - dashboard.x)
  const below = belowTrack + conditions.length
  for (const [row, told] of dashboardLines(picture).entries()) {
    canvas.putLine(dashboard.x, below + row, told, dashboard.width)
  }
  for (const [row, told] of orderLines(picture).entries()) canvas.putLine(order.x, below + row, told, order.width)
  return canvas.lines()
}
