import { Canvas } from '@paddock/terminal-kit/drawing/canvas.ts'
import type { Line } from '@paddock/terminal-kit/drawing/line.ts'
import type { Picture } from '@paddock/terminal-kit/game-terminal.ts'
import type { Event } from '../rules/event.ts'
import type { View } from '../rules/view.ts'
import { auctionLines } from './auction.ts'
import { panelLines } from './panel.ts'
import { height, panel, width } from './strip.ts'
import { drawTrack } from './track.ts'

/** The auction's table; then the track, and beside it the card and the order of the cars. */
export function draw(picture: Picture<Event, View>): Line[] {
  const canvas = new Canvas(width, height)
  if (isAuction(picture.view)) {
    for (const [row, told] of auctionLines(picture).entries()) canvas.putLine(0, row, told, width)
    return canvas.lines()
  }
  drawTrack(canvas, picture)
  for (const [row, told] of panelLines(picture).entries()) canvas.putLine(panel.x, row, told, panel.width)
  return canvas.lines()
}

/** While cars are sold and powers chosen, nothing drives. */
export function isAuction({ phase }: View): boolean {
  return phase === 'bid' || phase === 'keep' || phase === 'swap'
}
