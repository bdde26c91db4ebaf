/** The track without cars: its spaces, and the lines across it with their names. */
import type { Canvas } from '../drawing/canvas.ts'
import type { Style } from '../drawing/line.ts'
import { quiet, strong } from '../drawing/signal.ts'
import { road, white, yellowLine, yellowName } from '../paints.ts'
import { type Cell, type LaneStrips, type LineAcross, middleOf } from './strip.ts'
import type { LaneWords } from './text/words.ts'
import type { LaneTrack } from './track.ts'

/** What is no rectangle is a little lighter. */
const bend: Style = { bg: 238, fg: 246 }
const border: Style = { bg: 236, fg: 240 }

/** Every so many columns a number, by which the spaces are called. */
const numbered = 5

/** The lines that are drawn: not every race has a finish or bets. */
export interface TrackLines {
  readonly words: Pick<LaneWords, 'start' | 'finish' | 'bet'>
  readonly hasFinish: boolean
  readonly hasBets: boolean
  /** The betting lines that have been crossed. */
  readonly crossed: readonly number[]
}

export function drawSurface(canvas: Canvas, track: LaneTrack, strips: LaneStrips, lines: TrackLines): void {
  drawSpaces(canvas, track, strips)
  const named = namedLines(lines, strips)
  drawNumbers(canvas, named, strips)
  for (const line of named) drawLine(canvas, line, strips)
}

function drawSpaces(canvas: Canvas, { rectangle }: LaneTrack, { cells, grid }: LaneStrips): void {
  for (const drawn of [cells, grid]) {
    for (const [space, cell] of drawn.entries()) {
      const middle = middleOf(cell)
      if (!cell || !middle) continue
      const isRectangle = rectangle[space] === true
      const look = isRectangle ? road : bend
      canvas.put(cell.x, cell.y, ' '.repeat(cell.width), look)
      canvas.put(cell.x, cell.y, '│', border)
      canvas.put(cell.x + cell.width, cell.y, '│', border)
      canvas.put(middle.x + 1, middle.y, isRectangle ? '·' : '~', look)
    }
  }
}

interface NamedLine {
  readonly across: LineAcross
  readonly name: string
  /** How its name looks, and the line itself. */
  readonly called: Style
  readonly painted: Style
  readonly sign: string
}

function namedLines({ words, hasFinish, hasBets, crossed }: TrackLines, strips: LaneStrips): NamedLine[] {
  const start = { across: strips.start, name: words.start, called: strong, painted: white, sign: '┃' }
  const finish = { across: strips.finish, name: words.finish, called: strong, painted: white, sign: '▚' }
  const bets = strips.bets.map((across, line) => {
    const name = `${words.bet(line + 1)}${crossed.includes(line) ? ' ✓' : ''}`
    return { across, name, called: yellowName, painted: yellowLine, sign: '┃' }
  })
  return [start, ...(hasFinish ? [finish] : []), ...(hasBets ? bets : [])]
}

function drawNumbers(canvas: Canvas, lines: readonly NamedLine[], strips: LaneStrips): void {
  for (const { x, y, column } of strips.numbers) {
    const number = String(column)
    const isTaken = lines.some(
      ({ across, name }) => across.y === y && x + number.length >= nameStart(across, name) - 1 && x <= across.x + 1,
    )
    if (column % numbered === 0 && !isTaken) canvas.put(x, y, number, quiet)
  }
}

/** A name ends above its line. */
function nameStart({ x }: LineAcross, name: string): number {
  return x - name.length - 1
}

function drawLine(canvas: Canvas, { across, name, called, painted, sign }: NamedLine, strips: LaneStrips): void {
  const { x, y, lanes } = across
  canvas.put(nameStart(across, name), y, `${name} ▾`, called)
  for (let row = y + 1; row <= y + lanes; row++) {
    // Only where there is track: a strip is as high as its widest place.
    if (isTrackAt(strips, x, row)) canvas.put(x, row, sign, painted)
  }
}

function isTrackAt({ cells, grid }: LaneStrips, x: number, y: number): boolean {
  const touches = (cell: Cell | undefined) => cell?.y === y && (cell.x === x || cell.x + cell.width === x)
  return cells.some(touches) || grid.some(touches)
}
