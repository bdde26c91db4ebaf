/** A card is several decisions in a row: they are thought out together, with the few best lines kept after every row. */

export interface CardSearch<LineOfPlay, Row> {
  /** How many lines of play are kept. */
  readonly width: number
  /** All that may become of a line by a row. */
  readonly follow: (line: LineOfPlay, row: Row) => LineOfPlay[]
  /** What it is worth to have come so far; `closely` at the end, or only so as to see which lines are worth following. */
  readonly weigh: (line: LineOfPlay, closely: boolean) => number
}

export interface CardPlan<LineOfPlay> {
  readonly line: LineOfPlay
  readonly worth: number
}

/** The best way to carry out the rest of a card. */
export function bestCardPlan<LineOfPlay, Row>(
  search: CardSearch<LineOfPlay, Row>,
  begun: readonly LineOfPlay[],
  rows: readonly Row[],
): CardPlan<LineOfPlay> {
  let lines = begun
  for (const row of rows) {
    lines = bestLines(search, lines).flatMap((line) => search.follow(line, row))
  }
  return bestOf(search, bestLines(search, lines))
}

function bestLines<LineOfPlay, Row>(
  { width, weigh }: CardSearch<LineOfPlay, Row>,
  lines: readonly LineOfPlay[],
): readonly LineOfPlay[] {
  if (lines.length <= width) return lines
  return lines
    .map((line) => ({ line, worth: weigh(line, false) }))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, width)
    .map(({ line }) => line)
}

function bestOf<LineOfPlay, Row>(
  { weigh }: CardSearch<LineOfPlay, Row>,
  lines: readonly LineOfPlay[],
): CardPlan<LineOfPlay> {
  let best: CardPlan<LineOfPlay> | undefined
  for (const line of lines) {
    const worth = weigh(line, true)
    if (!best || worth > best.worth) best = { line, worth }
  }
  if (!best) throw new Error('a card without a way to carry it out')
  return best
}
