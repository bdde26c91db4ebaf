/** A card is several decisions in a row: they are thought out together, with the few best lines kept after every row. */

export interface Search<Line, Row> {
  /** How many lines of play are kept. */
  readonly width: number
  /** All that may become of a line by a row. */
  readonly follow: (line: Line, row: Row) => Line[]
  /** What it is worth to have come so far; `closely` at the end, or only so as to see which lines are worth following. */
  readonly weigh: (line: Line, closely: boolean) => number
}

export interface Plan<Line> {
  readonly line: Line
  readonly worth: number
}

/** The best way to carry out the rest of a card. */
export function bestPlan<Line, Row>(
  search: Search<Line, Row>,
  begun: readonly Line[],
  rows: readonly Row[],
): Plan<Line> {
  let lines = begun
  for (const row of rows) {
    lines = bestLines(search, lines).flatMap((line) => search.follow(line, row))
  }
  return bestOf(search, bestLines(search, lines))
}

function bestLines<Line, Row>({ width, weigh }: Search<Line, Row>, lines: readonly Line[]): readonly Line[] {
  if (lines.length <= width) return lines
  return lines
    .map((line) => ({ line, worth: weigh(line, false) }))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, width)
    .map(({ line }) => line)
}

function bestOf<Line, Row>({ weigh }: Search<Line, Row>, lines: readonly Line[]): Plan<Line> {
  let best: Plan<Line> | undefined
  for (const line of lines) {
    const worth = weigh(line, true)
    if (!best || worth > best.worth) best = { line, worth }
  }
  if (!best) throw new Error('a card without a way to carry it out')
  return best
}
