/** Cards with rows: a car, or a wild, and a number. */

import type { Language } from '@paddock/kernel'
import type { Row } from '@paddock/racing/lanes'
import { columns, type Line, type Span, span } from '../drawing/line.ts'
import { quiet, signal } from '../drawing/signal.ts'
import type { Livery } from './livery.ts'

/** A card by its rows, as short as can be: R6 Y4 K2 B1; a star for a wild. */
export function rowsSign(rows: readonly Row[], { letterOf }: Livery, language: Language): string {
  return rows.map(({ car, spaces }) => `${letterOf(car, language)}${spaces}`).join(' ')
}

/** "*5 ×2" for cards that look alike. */
export function timesHeld(sign: string, card: number, hand: readonly number[]): string {
  const held = hand.filter((other) => other === card).length
  return held > 1 ? `${sign} ×${held}` : sign
}

const lineWidth = 32

/** The signs in as few lines as they take. */
export function inLines(signs: readonly string[], width = lineWidth, between = '   '): string[] {
  const lines: string[] = []
  for (const sign of signs) {
    const last = lines.at(-1)
    if (last !== undefined && columns(last) + columns(sign) + between.length <= width) {
      lines[lines.length - 1] = last + between + sign
    } else lines.push(sign)
  }
  return lines
}

/** The spaces of a car on cards, which is what they are worth to its owner. */
export function spacesFor(rows: readonly Row[], car: number): number {
  return rows.reduce((sum, row) => sum + (row.car === car ? row.spaces : 0), 0)
}

const spacesPerSign = 2
const mostSigns = 24

/** " 23 ████" */
export function strengthBar(spaces: number): Span[] {
  const bar = '█'.repeat(Math.min(mostSigns, Math.round(spaces / spacesPerSign)))
  return [span(`${String(spaces).padStart(3)} `), span(bar, { fg: 245 })]
}

/** How rows are written under each other. */
export interface RowLook {
  readonly livery: Livery
  readonly language: Language
  /** What a wild is called. */
  readonly anyCar: string
}

/** A card that lies on the table: what of it is done, what is on, and what its wilds were given to. */
export interface OnTable {
  readonly rows: readonly Row[]
  readonly now: number | undefined
  readonly done: readonly number[]
  /** By row the car that its wild was given to. */
  readonly named: readonly (number | undefined)[]
}

export function cardOnTable({ rows, now, done, named }: OnTable, look: RowLook): Line[] {
  return rows.map((row, index) => {
    const isDone = done.includes(index)
    const mark = index === now ? span('▸ ', signal) : span(isDone ? '✓ ' : '  ', quiet)
    const given = named[index]
    const taker = given === undefined ? [] : [span(' '), look.livery.paintedCar(given, look.language)]
    return [mark, ...rowLine(row, look, isDone), ...taker]
  })
}

export function printedCard(rows: readonly Row[], look: RowLook): Line[] {
  return rows.map((row) => [span('  '), ...rowLine(row, look, false)])
}

/** "R 6 red" */
function rowLine({ car, spaces }: Row, { livery, language, anyCar }: RowLook, isDone: boolean): Line {
  const colour = livery.colourOf(car, language) ?? anyCar
  return [livery.paintedCar(car, language), span(` ${spaces} ${colour}`, isDone ? quiet : {})]
}
