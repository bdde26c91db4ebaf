import type { AnyBox, GameEvent, Language, Seat } from '@paddock/kernel'
import { choiceLines, choiceWidth, columnsFor, handLines } from '@paddock/terminal-kit/choice-list.ts'
import {
  blank,
  centred,
  fit,
  type Line,
  line,
  plain,
  type Style,
  span,
  spread,
} from '@paddock/terminal-kit/drawing/line.ts'
import { danger, quiet, signal, strong } from '@paddock/terminal-kit/drawing/signal.ts'
import { wrap } from '@paddock/terminal-kit/drawing/wrap.ts'
import type { AnyPicture } from '@paddock/terminal-kit/game-terminal.ts'
import { text } from '../text/index.ts'
import { smallest, type TtySize } from '../tty/tty.ts'
import { areAmounts, isOneKey, signShown, signsOf } from '../typing.ts'
import { frame } from './frame.ts'
import { type JournalProps, journalLines } from './journal.ts'

/**
 * - `deciding`: the player is asked;
 * - `watching`: others move; `out`: and the player will not be asked again;
 * - `halted`: something great has happened and stands for a moment;
 * - `reading`: something is said, and all wait until it was read.
 */
export type Mode = 'deciding' | 'watching' | 'out' | 'halted' | 'reading'

/** The table as it is shown. Everything on the screen comes from here and from nowhere else. */
export interface TableScreen extends JournalProps, AnyPicture {
  readonly mode: Mode
  readonly seats: number
  /** Whom the table waits for; nobody while something moves. */
  readonly pending: readonly Seat[]
  readonly choices: readonly unknown[]
  /** Where choices are typed: the signs so far. */
  readonly typed?: string
  /** Whether the last decision can be taken back. */
  readonly canUndo: boolean
  readonly latest: readonly GameEvent[]
  /** An answer to the last key, said in place of the prompt. */
  readonly notice: string
  /** What a coach says, above the prompt. */
  readonly coach?: string
  /** What the keys do, where that is not said by the mode. */
  readonly keys?: string
}

/** From this width on the journal has a column of its own beside the board. */
const wide = smallest.columns + 2 + 36
const gap = 2

export function tableFrame(screen: TableScreen, size: TtySize): Line[] {
  const isWide = size.columns >= wide
  const left = isWide ? smallest.columns : size.columns
  const said = promptLines(screen, left)
  const drawn = screen.terminal.draw(screen)
  const rows = size.rows - 3 - said.length - drawn.length
  const body = [
    ...drawn.map((row) => centred(row, left)),
    ...said,
    ...(isWide ? choicesOnly(screen, left, rows) : choicesAndJournal(screen, left, rows)),
  ]
  const journal = isWide ? journalBeside(screen, size.columns - left - gap, body.length) : []
  const joined = body.map((row, index) => (isWide ? [...fit(row, left + gap), ...(journal[index] ?? blank)] : row))
  return frame([header(screen, size.columns), seatRow(screen, size.columns), ...joined], keysLine(screen), size)
}

function header({ box, terminal, view, seat, language }: TableScreen, width: number): Line {
  const words = box.words[language]
  const left = [span(` ${words.title}`, strong), span(`   ${terminal.headline(view, language)}`)]
  const stock = terminal.stock(view, seat, language)
  const own = [text[language].youAre(words.seat(seat)), ...(stock === '' ? [] : [stock])]
  return spread(left, line(`${own.join('   ')} `), width)
}

/** Every seat with its score, side by side. */
function seatRow({ box, terminal, view, seats, seat, language }: TableScreen, width: number): Line {
  const each = Math.floor((width - 1) / seats)
  const names = namesOf(box, seats, seat, language)
  const row = terminal.seats(view, names, each - 1, language).map((known) => fit(known, each))
  return [span(' '), ...row.flat()]
}

/** What everyone is called from where the player sits. */
export function namesOf(box: AnyBox, seats: number, seat: Seat, language: Language): string[] {
  return Array.from({ length: seats }, (_, other) =>
    other === seat ? text[language].you : box.words[language].seat(other),
  )
}

/** One sentence: what is asked, what was answered, or what has just happened. A long one takes as many rows as it needs. */
function promptLines(screen: TableScreen, width: number): Line[] {
  const [said, look] = prompt(screen)
  const { coach = '' } = screen
  const taught = coach === '' ? [] : wrap(coach, width - 2).map((part) => line(` ${part}`, strong))
  return [...taught, ...wrap(said, width - 2).map((part) => line(` ${part}`, look))]
}

function prompt(screen: TableScreen): readonly [string, Style] {
  const { box, terminal, view, seat, seats, pending, mode, latest, notice, language } = screen
  const words = box.words[language]
  if (notice !== '') return [notice, strong]
  if (mode === 'deciding') return [words.prompt(view, seat, words.seat), signal]
  const great = latest.findLast((event) => terminal.stands?.(event) ?? terminal.isGreat(event))
  if (great) return [words.event(great, words.seat, seats), danger]
  const isTold = (event: GameEvent) => terminal.isTold(event, seat)
  const told = latest.findLast(isTold) ?? (pending.length === 0 ? screen.told.flat().findLast(isTold) : undefined)
  return [told ? words.event(told, words.seat, seats) : words.waiting(view, pending, words.seat), plain]
}

function choicesAndJournal(screen: TableScreen, width: number, rows: number): Line[] {
  const columns = columnsOf(screen, rows, width)
  const choices = offered(screen, rows, columns)
  const room = width - choiceWidth * columns - gap * columns
  if (room < choiceWidth) return choices
  const journal = journalLines(screen, screen.language, room, rows)
  return choices.map((row, index) => [...row, span(' '.repeat(gap)), ...(journal[index] ?? blank)])
}

function choicesOnly(screen: TableScreen, width: number, rows: number): Line[] {
  return offered(screen, rows, columnsOf(screen, rows, width))
}

/** Amounts are typed rather than looked for, so one column is enough, however many there are. */
function columnsOf({ terminal, view, choices }: TableScreen, rows: number, width: number): number {
  return areAmounts(signsOf(terminal, choices, view)) ? 1 : columnsFor(choices.length, rows, width)
}

function offered(
  { box, terminal, view, seat, mode, choices, prospect, chosen, language }: TableScreen,
  rows: number,
  columns: number,
): Line[] {
  if (mode === 'out') return handLines([text[language].out], rows)
  if (mode !== 'deciding') return handLines(terminal.hand(view, seat, language), rows)
  const signs = signsOf(terminal, choices, view)
  const listed = choices.map((action, index) => ({
    label: terminal.choice(box.words[language].action(action, view, seat), action, view, language, seat),
    outcome: prospect ? terminal.outcome(prospect(index), language) : '',
    ...(signs && { signs: signShown(signs[index]).toUpperCase() }),
  }))
  return choiceLines(listed, chosen ?? 0, rows, columns)
}

function journalBeside(screen: TableScreen, width: number, rows: number): Line[] {
  return [line(text[screen.language].journal, quiet), ...journalLines(screen, screen.language, width, rows - 1)]
}

function keysLine(screen: TableScreen): string {
  const { mode, language } = screen
  const { keys } = text[language]
  if (screen.keys !== undefined) return screen.keys
  return mode === 'deciding'
    ? decidingKeys(screen)
    : mode === 'out'
      ? keys.out
      : mode === 'halted'
        ? keys.halted
        : keys.watching
}

function decidingKeys({ terminal, view, choices, typed, canUndo, language }: TableScreen): string {
  const { keys } = text[language]
  const signs = signsOf(terminal, choices, view)
  if (!signs || typed === undefined) return keys.deciding(choices.length, canUndo)
  if (!isOneKey(signs)) return keys.typing(typed.toUpperCase(), canUndo)
  return keys.oneKey(
    signs
      .map(signShown)
      .filter((sign) => sign !== '')
      .join(' ')
      .toUpperCase(),
    canUndo,
  )
}
