import type { Language } from '@paddock/kernel'
import { blank, type Line, line, span } from '@paddock/terminal-kit/drawing/line.ts'
import { danger, quiet, signal, strong } from '@paddock/terminal-kit/drawing/signal.ts'
import { wrap } from '@paddock/terminal-kit/drawing/wrap.ts'
import type { AnyGameTerminal } from '@paddock/terminal-kit/game-terminal.ts'
import type { SoloMatch } from '../solo-match.ts'
import { text } from '../text/index.ts'
import type { TtySize } from '../tty/tty.ts'
import { frame } from './frame.ts'
import { rulesLines } from './help.ts'
import { journalLines } from './journal.ts'
import { namesOf } from './table.ts'

/** Before the first move: what this is and how it goes. After a break: where we were. */
export interface WelcomeScreen {
  readonly solo: SoloMatch
  readonly terminal: AnyGameTerminal
  readonly language: Language
  readonly isBack: boolean
  /** What there is to say about the saved match. */
  readonly notice: string
}

const sinceLines = 6

export function welcomeFrame(screen: WelcomeScreen, size: TtySize): Line[] {
  const { solo, language, isBack, notice } = screen
  const words = solo.box.words[language]
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

function startLines({ solo, terminal, language }: WelcomeScreen, size: TtySize): Line[] {
  const { welcome, youAre } = text[language]
  const name = solo.box.words[language].seat(solo.seat)
  return [
    ...rulesLines(terminal, solo.look().view, language, size.columns),
    blank,
    [span(` ${welcome.solo(solo.match.seats, solo.bot.name)} `), span(`${youAre(name)}.`, signal)],
    blank,
    ...wrap(welcome.promise, size.columns - 2).map((part) => line(` ${part}`, quiet)),
    line(` ${solo.match.commitment}`, quiet),
  ]
}

function backLines({ solo, terminal, language }: WelcomeScreen, size: TtySize): Line[] {
  const { welcome, youAre } = text[language]
  const { box, match, seat, told } = solo
  const { view } = solo.look()
  const names = namesOf(box, match.seats, seat, language)
  const scores = terminal.seats(view, names, size.columns - 4, language).map((known): Line => [span('   '), ...known])
  const since = { box, terminal, seat, seats: match.seats, told, seen: 0 }
  return [
    [span(` ${welcome.back} `, strong), span(`${youAre(box.words[language].seat(seat))}.`, signal)],
    line(` ${terminal.headline(view, language)}`),
    ...scores,
    blank,
    line(` ${welcome.since}`, strong),
    ...journalLines(since, language, size.columns - 4, sinceLines).map((each): Line => [span('   '), ...each]),
  ]
}
