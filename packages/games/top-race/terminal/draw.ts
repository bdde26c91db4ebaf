import { Canvas } from '@paddock/terminal-kit/drawing/canvas.ts'
import type { Line } from '@paddock/terminal-kit/drawing/line.ts'
import type { Picture } from '@paddock/terminal-kit/game-terminal.ts'
import { isBeforeRace } from '../prospects/standing.ts'
import type { Event } from '../rules/event.ts'
import type { Action } from '../rules/state.ts'
import type { View } from '../rules/view.ts'
import { auctionLines } from './auction.ts'
import { ledgerLines } from './ledger.ts'
import { panelLines } from './panel.ts'
import { height, panel, width } from './strip.ts'
import { drawTrack } from './track.ts'

/** The auction's table; then the track, and beside it the card and the order of the cars; after a race its books. */
export function draw(picture: Picture<Event, View, Action>): Line[] {
  const canvas = new Canvas(width, height)
  const sheet = sheetOf(picture)
  for (const [row, told] of sheet.entries()) canvas.putLine(0, row, told, width)
  if (sheet.length > 0) return canvas.lines()
  drawTrack(canvas, picture)
  for (const [row, told] of panelLines(picture).entries()) canvas.putLine(panel.x, row, told, panel.width)
  return canvas.lines()
}

/** What takes the place of the track; nothing while there is a race. */
function sheetOf(picture: Picture<Event, View, Action>): Line[] {
  if (isBeforeRace(picture.view)) return auctionLines(picture)
  return isSettled(picture.view) ? ledgerLines(picture) : []
}

/** A race is over and paid; children's races are not. */
export function isSettled({ phase, results }: View): boolean {
  return phase === 'over' && results.length > 0
}
