import { Canvas } from '@paddock/terminal-kit/drawing/canvas.ts'
import type { Line } from '@paddock/terminal-kit/drawing/line.ts'
import { isBeforeRace } from '../prospects/race.ts'
import { auctionLines } from './auction.ts'
import { panelLines } from './panel.ts'
import type { DownforcePicture } from './picture.ts'
import { height, panel, width } from './strip.ts'
import { drawTrack } from './track.ts'

/** The auction's table; then the track, and beside it the card and the order of the cars. */
export function draw(picture: DownforcePicture): Line[] {
  const canvas = new Canvas(width, height)
  if (isBeforeRace(picture.view)) {
    for (const [row, told] of auctionLines(picture).entries()) canvas.putLine(0, row, told, width)
    return canvas.lines()
  }
  drawTrack(canvas, picture)
  for (const [row, told] of panelLines(picture).entries()) canvas.putLine(panel.x, row, told, panel.width)
  return canvas.lines()
}
