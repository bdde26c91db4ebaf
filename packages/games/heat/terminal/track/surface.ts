/** The track without cars: its spaces, the race line, and the lines across it with their names. */

import type { Language } from '@paddock/kernel'
import type { Canvas } from '@paddock/terminal-kit/drawing/canvas.ts'
import type { Style } from '@paddock/terminal-kit/drawing/line.ts'
import type { CanvasPoint } from '@paddock/terminal-kit/drawing/point.ts'
import { quiet, strong } from '@paddock/terminal-kit/drawing/signal.ts'
import { road, white, yellowLine, yellowName } from '@paddock/terminal-kit/paints.ts'
import { isOfSector } from '../../modules/conditions/tokens.ts'
import { cornersOf, type RacedCorner, spacesToCorner } from '../../prospects/facts/road.ts'
import type { View } from '../../rules/view.ts'
import { text } from '../text/index.ts'
import { cornerSign } from './lines.ts'
import { pressMark, tokenSign } from './marks.ts'
import { type HeatStrips, spaceWidth, stripsOf } from './strip.ts'

/** Every so many spaces before a corner it is said how many there are. */
const numbered = 5

const raceLine = '──'
const besideIt = ' ·'

export function drawSurface(canvas: Canvas, view: View, language: Language): void {
  const strips = stripsOf(view.circuit)
  for (const [onLine, beside] of strips.spots) {
    canvas.put(onLine.x, onLine.y, raceLine, road)
    canvas.put(beside.x, beside.y, besideIt, road)
  }
  const lines = linesOf(strips, view, language)
  for (const { x, y, name, nameX, sign, painted, called } of lines) {
    canvas.put(x, y + 1, sign, painted)
    canvas.put(x, y + 2, sign, painted)
    canvas.put(nameX, y, name, called)
  }
  drawNumbers(canvas, view, strips, lines)
}

interface NamedLine extends CanvasPoint {
  readonly name: string
  readonly nameX: number
  readonly sign: string
  /** How the line looks, and its name. */
  readonly painted: Style
  readonly called: Style
}

/** A name ends above its line; that of the start begins there. */
function linesOf({ corners, start, finish, numbers }: HeatStrips, view: View, language: Language): NamedLine[] {
  const words = text[language]
  const before = ({ x, y }: CanvasPoint, name: string) => ({ x, y, name: `${name} ▾`, nameX: x - name.length - 1 })
  const chequered = { sign: '▚', painted: white, called: strong }
  return [
    { ...start, name: `▾ ${words.start}`, nameX: start.x, ...chequered },
    { ...before(finish, words.finish), ...chequered },
    ...cornersOf(view).flatMap((corner, index): NamedLine[] => {
      const at = corners[index] ?? start
      const named = before(at, `${corner.hasPress ? pressMark : ''}${cornerSign(corner)}`)
      const behind = numbers[corner.line]
      const mark = sectorMark(corner, language)
      const painting = { sign: '┃', painted: yellowLine, called: yellowName }
      if (mark === '' || !behind || behind.y === at.y) return [{ ...named, name: `${named.name}${mark}`, ...painting }]
      // The corner is at the fold: its sector begins with the next strip.
      return [
        { ...named, ...painting },
        { ...start, y: behind.y, name: mark, nameX: behind.x, ...painting, sign: '' },
      ]
    }),
  ]
}

/** What the token at a corner does to the sector behind it, in a few signs. */
function sectorMark({ token }: RacedCorner, language: Language): string {
  return token && isOfSector(token) ? tokenSign(token, language) : ''
}

/** How many spaces lead over the next corner line, where there is room to say so. */
function drawNumbers(canvas: Canvas, view: View, { numbers }: HeatStrips, lines: readonly NamedLine[]): void {
  const distances = spacesToCorner(view)
  for (const [space, { x, y }] of numbers.entries()) {
    const spaces = distances[space] ?? 0
    const isTaken = lines.some(
      (line) => line.y === y && x + spaceWidth >= line.nameX && x <= line.nameX + line.name.length,
    )
    if (spaces % numbered === 0 && !isTaken) canvas.put(x, y, String(spaces).padStart(spaceWidth), quiet)
  }
}
