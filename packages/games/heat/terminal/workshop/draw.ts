/** Between races: what comes next and where everyone stands; in the workshop what is on offer, and the cars so far. */

import type { Canvas } from '@paddock/terminal-kit/drawing/canvas.ts'
import type { Line } from '@paddock/terminal-kit/drawing/line.ts'
import type { Action } from '../../rules/action.ts'
import type { HeatPicture } from '../looked-at.ts'
import { cardLines, marketLines } from './card.ts'
import { garageLines } from './garages.ts'
import { raceLines } from './race.ts'
import { standingLines } from './standings.ts'

export const left = { x: 1, width: 44 } as const
export const rightSide = { x: 47, width: 33 } as const
/** The rows of the longest card, and of the standings of six cars. */
export const cardRows = 6
const standingRows = 7

/** On the left the race and below it the cards, on the right the standings and below them the cars. */
export function drawWorkshop(canvas: Canvas, rows: number, picture: HeatPicture): void {
  const { view, seat, language } = picture
  const action = picture.chosen === undefined ? undefined : picture.choices?.[picture.chosen]
  const card = action && cardOf(action)
  const race = raceLines(view, left.width, language)
  const cards = card === undefined ? marketLines(view, language) : cardLines(card, language)
  const standings = standingLines(view, seat, language)
  const garages = garageLines(view, seat, rightSide.width, language)
  const put = ({ x, width }: typeof left | typeof rightSide, y: number, lines: readonly Line[]) => {
    for (const [row, told] of lines.entries()) canvas.putLine(x, y + row, told, width)
  }
  put(left, 0, race)
  put(left, Math.min(race.length + 1, rows - cardRows), cards)
  put(rightSide, 0, standings)
  put(rightSide, standings.length === 0 ? 0 : standingRows, garages)
}

/** The card that the choice is about: of an exchange, the one that is taken. */
function cardOf(action: Action): number | undefined {
  if (action.type === 'swap') return action.take
  return action.type === 'pick' || action.type === 'keep' ? action.card : undefined
}
