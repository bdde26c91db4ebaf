/** A card is several decisions in a row: they are thought out together, with the few best lines kept after every row. */
import type { Row } from '../cards.ts'
import { type Outlook, worthOf } from './forecast.ts'
import { followRow, type Line, type Play } from './line.ts'
import type { Stakes } from './stakes.ts'

/** How many lines are kept. */
const width = 8

export interface Aims {
  readonly outlook: Outlook
  readonly stakes: Stakes
}

export interface Plan {
  readonly line: Line
  readonly worth: number
}

/** The best way to carry out the rest of a card. */
export function bestPlan(play: Play, aims: Aims, begun: readonly Line[], rows: readonly Row[]): Plan {
  let lines = begun
  for (const row of rows) {
    if (lines.length > width) lines = bestLines(lines, aims)
    lines = lines.flatMap((line) => followRow(play, line, row))
  }
  if (lines.length > width) lines = bestLines(lines, aims)
  return bestOf(lines, aims)
}

function bestLines(lines: readonly Line[], aims: Aims): Line[] {
  const weighed = lines.map((line) => ({ line, worth: weigh(line, aims, false) }))
  return weighed
    .sort((a, b) => b.worth - a.worth)
    .slice(0, width)
    .map(({ line }) => line)
}

function bestOf(lines: readonly Line[], aims: Aims): Plan {
  let best: Plan | undefined
  for (const line of lines) {
    const worth = weigh(line, aims, true)
    if (!best || worth > best.worth) best = { line, worth }
  }
  if (!best) throw new Error('a card without a way to carry it out')
  return best
}

function weigh({ positions }: Line, { outlook, stakes }: Aims, closely: boolean): number {
  return worthOf(positions, outlook, stakes, closely)
}
