import { Canvas } from '@paddock/terminal-kit/drawing/canvas.ts'
import type { Line } from '@paddock/terminal-kit/drawing/line.ts'
import { isUnderWay } from '../prospects/books.ts'
import { isBeforeRace } from '../prospects/standing.ts'
import { auctionLines } from './auction.ts'
import { ledgerLines } from './ledger.ts'
import { panelLines } from './panel.ts'
import type { TopRacePicture } from './picture.ts'
import { height, panel, width } from './strip.ts'
import { drawTrack } from './track.ts'

/** The auction's table; then the track, and beside it the card and the order of the cars; after a race its books. */
export function draw(picture: TopRacePicture): Line[] {
  const canvas = new Canvas(width, height)
  const sheet = sheetOf(picture)
  for (const [row, told] of sheet.entries()) canvas.putLine(0, row, told, width)
  if (sheet.length > 0) return canvas.lines()
  drawTrack(canvas, picture)
  for (const [row, told] of panelLines(picture).entries()) canvas.putLine(panel.x, row, told, panel.width)
  return canvas.lines()
}

/** What takes the place of the track; nothing while there is a race. */
function sheetOf(picture: TopRacePicture): Line[] {
  if (isBeforeRace(picture.view)) return auctionLines(picture)
  return isSettled(picture) ? ledgerLines(picture) : []
}

/** The books are shown once the end of the race has been seen. Children have none. */
function isSettled({ view, latest }: TopRacePicture): boolean {
  return !isUnderWay(view) && view.results.length > 0 && latest.at(-1)?.type !== 'race-ended'
}
