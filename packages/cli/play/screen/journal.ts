import type { AnyBox, GameEvent, Language } from '@paddock/kernel'
import { type Line, line } from '@paddock/terminal-kit/drawing/line.ts'
import { quiet, strong } from '@paddock/terminal-kit/drawing/signal.ts'
import { wrap } from '@paddock/terminal-kit/drawing/wrap.ts'
import type { AnyGameTerminal } from '@paddock/terminal-kit/game-terminal.ts'

export interface JournalProps {
  readonly box: AnyBox
  readonly terminal: AnyGameTerminal
  readonly seat: number
  readonly seats: number
  /** What the player was told, a list for each entry; the first is what the set-up told. */
  readonly told: readonly (readonly GameEvent[])[]
  /** After which entry it is news. */
  readonly seen: number
}

/** The last lines of the journal that fit, the latest at the bottom. What is old news is dim. */
export function journalLines(
  { box, terminal, seat, seats, told, seen }: JournalProps,
  language: Language,
  width: number,
  rows: number,
): Line[] {
  const words = box.words[language]
  const lines: Line[] = []
  for (let entry = told.length - 1; entry >= 0 && lines.length < rows; entry--) {
    const events = told[entry]?.filter((event) => terminal.isTold(event, seat)) ?? []
    for (const event of events.toReversed()) {
      const look = terminal.isGreat(event) ? strong : entry <= seen ? quiet : {}
      const sentence = hanging(words.event(event, words.seat, seats), width)
      lines.unshift(...sentence.map((part) => line(part, look)))
    }
  }
  return lines.slice(-rows)
}

/** On one line if it fits; otherwise what follows the first line is set in. */
function hanging(sentence: string, width: number): string[] {
  const [first = '', ...more] = wrap(sentence, width)
  return more.length === 0 ? [first] : [first, ...wrap(more.join(' '), width - 2).map((part) => `  ${part}`)]
}
