import { blank, fit, type Line, right, span } from './drawing/line.ts'
import { quiet, signal } from './drawing/signal.ts'

export interface ListedChoice {
  readonly label: string
  /** What it leads to, in a few signs. */
  readonly outcome: string
  /** What is typed for it; its number, if nothing else is said. */
  readonly signs?: string
}

/** How wide a column of choices is: a number, a label, an outcome. */
export const choiceWidth = 36
const gap = 2

/** How many columns it takes to show so many choices, where there is room for so many. */
export function columnsFor(choices: number, rows: number, width: number): number {
  const possible = Math.max(1, Math.floor((width + gap) / (choiceWidth + gap)))
  return Math.min(possible, Math.max(1, Math.ceil(choices / rows)))
}

/**
 * The choices, numbered, the chosen one lit; in several columns where one is not enough, and a page
 * of them where there are more than fit.
 */
export function choiceLines(choices: readonly ListedChoice[], chosen: number, rows: number, columns: number): Line[] {
  // Columns of one length: what comes in two kinds, with and without a turbo, stands side by side.
  const length = Math.min(rows, Math.ceil(choices.length / columns))
  const page = length * columns
  const first = Math.floor(chosen / page) * page
  const room = Math.max(...choices.map(({ signs = '' }) => signs.length))
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => {
      const index = first + column * length + row
      const choice = row < length ? choices[index] : undefined
      const line = choice ? choiceLine(choice, index, index === chosen, room) : blank
      return column === columns - 1 ? fit(line, choiceWidth) : [...fit(line, choiceWidth), span(' '.repeat(gap))]
    }).flat(),
  )
}

function choiceLine(
  { label, outcome, signs }: ListedChoice,
  index: number,
  isChosen: boolean,
  signsRoom: number,
): Line {
  const number = signs?.padEnd(signsRoom) ?? right(String(index + 1), index < 9 ? 1 : 3)
  const end = outcome === '' ? '' : ` ${outcome}`
  const room = choiceWidth - 3 - number.length - [...end].length
  const text = fit([span(label)], room)
    .map((part) => part.text)
    .join('')
  const look = isChosen ? { ...signal, inverse: true } : {}
  return [span(isChosen ? '▸' : ' ', signal), span(number, signal), span(' '), span(` ${text}${end}`, look)]
}

/** What lies before the player while there is nothing to choose. */
export function handLines(hand: readonly string[], rows: number): Line[] {
  return Array.from({ length: rows }, (_, row) => {
    const card = hand[row]
    return fit(card === undefined ? blank : [span(`    ${card}`, quiet)], choiceWidth)
  })
}
