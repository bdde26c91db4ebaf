import type { Language, Placing, Ranking } from '@paddock/kernel'
import { blank, columns, fit, type Line, line, span } from '@paddock/terminal-kit/drawing/line.ts'
import { quiet, signal, strong } from '@paddock/terminal-kit/drawing/signal.ts'
import { wrap } from '@paddock/terminal-kit/drawing/wrap.ts'
import type { AnyGameTerminal } from '@paddock/terminal-kit/game-terminal.ts'
import type { SoloMatch } from '../solo-match.ts'
import { text } from '../text/index.ts'
import type { TtySize } from '../tty/tty.ts'
import { frame } from './frame.ts'
import { type OnPodium, podium } from './podium.ts'

export interface EndScreen {
  readonly solo: SoloMatch
  readonly terminal: AnyGameTerminal
  readonly language: Language
  readonly ranking: Ranking
  /** Where the record was written, as a shell understands it. */
  readonly record: string
}

/** The ranking, how it came about, and where the match is kept; above them the podium, if there is room. */
export function endFrame(screen: EndScreen, size: TtySize): Line[] {
  const { solo, language, ranking } = screen
  const title = solo.box.words[language].title
  const won = line(` ${text[language].titled(title, victory(screen))}`, isFirst(ranking, solo.seat) ? signal : strong)
  const told = [
    ...rankingLines(screen),
    blank,
    ...scaleLines(screen, size.columns),
    blank,
    ...recordLines(screen, size),
  ]
  const steps = podium(ranking.slice(0, 3).map((placing) => onPodium(screen, placing)))
  const isRoomy = 1 + steps.length + 1 + told.length < size.rows
  return frame([won, ...(isRoomy ? steps : []), blank, ...told], text[language].keys.end, size)
}

function onPodium({ solo, language }: EndScreen, { seat, place }: Placing): OnPodium {
  return { place, name: solo.box.words[language].seat(seat), isPlayer: seat === solo.seat }
}

function rankingLines({ solo, terminal, language, ranking }: EndScreen): Line[] {
  const words = solo.box.words[language]
  const { place: ordinal, you } = text[language]
  const { view } = solo.look()
  const scores = ranking.map(({ score }) => words.score(score, solo.match.options))
  const room = Math.max(...scores.map(columns)) + 3
  return ranking.map(({ seat, place }, index) => {
    const look = seat === solo.seat ? strong : {}
    return [
      ...fit([span(`  ${ordinal(place)}`, look)], 7),
      ...fit([span(seat === solo.seat ? `${words.seat(seat)} (${you})` : words.seat(seat), look)], 16),
      ...fit([span(scores[index] ?? '', look)], room),
      ...terminal.reckoning(view, seat, language),
    ]
  })
}

function scaleLines({ solo, terminal, language }: EndScreen, width: number): Line[] {
  return wrap(terminal.scale(solo.look().view, language), width - 2).map((part) => line(` ${part}`))
}

function recordLines({ language, record }: EndScreen, size: TtySize): Line[] {
  const commands = againCommands(record).flatMap((command) => onLines(command, size.columns - 4))
  return [line(` ${text[language].end.recorded}`), ...commands.map((part) => line(`   ${part}`, quiet))]
}

/** A command as it can be copied into a shell: where it is broken, the shell is told that it goes on. */
function onLines(command: string, width: number): string[] {
  if (columns(command) <= width) return [command]
  const path = command.lastIndexOf(' ')
  return [`${command.slice(0, path)} \\`, ...wrap(command.slice(path + 1), width)]
}

/** What to type to see the match again, and to check it. */
export function againCommands(record: string): string[] {
  return [`npx paddock replay ${record}`, `npx paddock verify ${record}`]
}

/** Who has won, in a sentence. */
export function victory({ solo, language, ranking }: Pick<EndScreen, 'solo' | 'language' | 'ranking'>): string {
  const { end } = text[language]
  const winners = ranking.filter(({ place }) => place === 1)
  if (winners.length > 1) return end.shared
  if (isFirst(ranking, solo.seat)) return end.youWon
  return end.won(solo.box.words[language].seat(winners[0]?.seat ?? 0))
}

function isFirst(ranking: Ranking, seat: number): boolean {
  return ranking.some((placing) => placing.seat === seat && placing.place === 1)
}
