import type { Language } from '@paddock/kernel'
import { blank, type Line, line, span } from '@paddock/terminal-kit/drawing/line.ts'
import { danger, quiet, signal, strong } from '@paddock/terminal-kit/drawing/signal.ts'
import { wrap } from '@paddock/terminal-kit/drawing/wrap.ts'
import type { AnyGameTerminal } from '@paddock/terminal-kit/game-terminal.ts'
import type { Table } from '../table.ts'
import type { Size } from '../terminal/terminal.ts'
import { text } from '../text/index.ts'
import { frame } from './frame.ts'
import { rulesLines } from './help.ts'
import { journalLines } from './journal.ts'
import { namesOf } from './table.ts'

/** Before the first move: what this is and how it goes. After a break: where we were. */
export interface WelcomeScreen {
  readonly table: Table
  readonly board: AnyGameTerminal
  readonly language: Language
  readonly isBack: boolean
  /** What there is to say about the saved match. */
  readonly notice: string
}

const sinceLines = 6

export function welcomeFrame(screen: WelcomeScreen, size: Size): Line[] {
  const { table, language, isBack, notice } = screen
  const words = table.box.words[language]
  const { keys } = text[language]
  const body = [
    line(` ${words.title}`, strong),
    ...wrap(words.summary, size.columns - 2).map((part) => line(` ${part}`)),
    blank,
    ...(notice === '' ? [] : [...wrap(notice, size.columns - 2).map((part) => line(` ${part}`, danger)), blank]),
    ...(isBack ? backLines(screen, size) : startLines(screen, size)),
  ]
  return frame(body, isBack ? keys.welcomeBack : keys.welcome, size)
}

function startLines({ table, board, language }: WelcomeScreen, size: Size): Line[] {
  const { welcome, youAre } = text[language]
  const name = table.box.words[language].seat(table.seat)
  return [
    ...rulesLines(board, table.look().view, language, size.columns),
    blank,
    [span(` ${welcome.table(table.match.seats, table.bot.name)} `), span(`${youAre(name)}.`, signal)],
    blank,
    ...wrap(welcome.promise, size.columns - 2).map((part) => line(` ${part}`, quiet)),
    line(` ${table.match.commitment}`, quiet),
  ]
}

function backLines({ table, board, language }: WelcomeScreen, size: Size): Line[] {
  const { welcome, youAre } = text[language]
  const { box, match, seat, told } = table
  const { view } = table.look()
  const names = namesOf(box, match.seats, seat, language)
  const scores = board.seats(view, names, size.columns - 4, language).map((known): Line => [span('   '), ...known])
  const since = { box, board, seat, seats: match.seats, told, seen: 0 }
  return [
    [span(` ${welcome.back} `, strong), span(`${youAre(box.words[language].seat(seat))}.`, signal)],
    line(` ${board.headline(view, language)}`),
    ...scores,
    blank,
    line(` ${welcome.since}`, strong),
    ...journalLines(since, language, size.columns - 4, sinceLines).map((each): Line => [span('   '), ...each]),
  ]
}
