/** The track without cars: its spaces, the race line, and the lines across it with their names. */
import { circuitCalled, cornersBetween, type View } from '@paddock/games/heat'
import type { Language } from '@paddock/kernel'
import type { Canvas } from '../../terminal/canvas.ts'
import type { Style } from '../../terminal/line.ts'
import { quiet, strong } from '../../terminal/signal.ts'
import { road, white, yellowLine, yellowName } from '../paints.ts'
import { cornerSign } from './lines.ts'
import { type Across, type Strips, spaceWidth, stripsOf } from './strip.ts'
import { text } from './text/index.ts'

/** Every so many spaces before a corner it is said how many there are. */
const numbered = 5

const raceLine = '──'
const besideIt = ' ·'

export function drawSurface(canvas: Canvas, { options }: View, language: Language): void {
  const strips = stripsOf(options.circuit)
  for (const [onLine, beside] of strips.spots) {
    canvas.put(onLine.x, onLine.y, raceLine, road)
    canvas.put(beside.x, beside.y, besideIt, road)
  }
  const lines = linesOf(strips, language)
  for (const { x, y, name, nameX, sign, painted, called } of lines) {
    canvas.put(x, y + 1, sign, painted)
    canvas.put(x, y + 2, sign, painted)
    canvas.put(nameX, y, name, called)
  }
  drawNumbers(canvas, options.circuit, strips, lines)
}

interface NamedLine extends Across {
  readonly name: string
  readonly nameX: number
  readonly sign: string
  /** How the line looks, and its name. */
  readonly painted: Style
  readonly called: Style
}

/** A name ends above its line; that of the start begins there. */
function linesOf({ corners, start, finish }: Strips, language: Language): NamedLine[] {
  const words = text[language]
  const before = ({ x, y }: Across, name: string) => ({ x, y, name: `${name} ▾`, nameX: x - name.length - 1 })
  const chequered = { sign: '▚', painted: white, called: strong }
  return [
    { ...start, name: `▾ ${words.start}`, nameX: start.x, ...chequered },
    { ...before(finish, words.finish), ...chequered },
    ...corners.map((line) => ({
      ...before(line, cornerSign(line.corner)),
      sign: '┃',
      painted: yellowLine,
      called: yellowName,
    })),
  ]
}

/** How many spaces lead over the next corner line, where there is room to say so. */
function drawNumbers(
  canvas: Canvas,
  circuit: View['options']['circuit'],
  { numbers }: Strips,
  lines: readonly NamedLine[],
): void {
  const track = circuitCalled(circuit)
  for (const [space, { x, y }] of numbers.entries()) {
    const [next] = cornersBetween(track, space, space + track.spaces, Number.POSITIVE_INFINITY)
    const spaces = (next?.line ?? space) - space
    const isTaken = lines.some(
      (line) => line.y === y && x + spaceWidth >= line.nameX && x <= line.nameX + line.name.length,
    )
    if (spaces % numbered === 0 && !isTaken) canvas.put(x, y, String(spaces).padStart(spaceWidth), quiet)
  }
}
