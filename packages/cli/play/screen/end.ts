import type { Language, Placing, Ranking } from '@paddock/kernel'
import type { AnyBoard } from '../boards/board.ts'
import type { Table } from '../table.ts'
import { blank, fit, type Line, line, span } from '../terminal/line.ts'
import { quiet, signal, strong } from '../terminal/signal.ts'
import type { Size } from '../terminal/terminal.ts'
import { wrap } from '../terminal/wrap.ts'
import { text } from '../text/index.ts'
import { frame } from './frame.ts'

export interface EndScreen {
  readonly table: Table
  readonly board: AnyBoard
  readonly language: Language
  readonly ranking: Ranking
  /** Where the record was written. */
  readonly record: string
}

/** The ranking, how it came about, and where the match is kept. */
export function endFrame(screen: EndScreen, size: Size): Line[] {
  const { table, board, language, ranking, record } = screen
  const { end, keys } = text[language]
  const scale = board.scale(table.look().view, language)
  const body = [
    line(` ${table.box.words[language].title}`, strong),
    blank,
    line(` ${victory(screen)}`, isFirst(ranking, table.seat) ? signal : strong),
    blank,
    ...ranking.map((placing) => placingLine(screen, placing)),
    blank,
    ...wrap(scale, size.columns - 2).map((part) => line(` ${part}`)),
    blank,
    line(` ${end.record}`),
    ...wrap(record, size.columns - 4).map((part) => line(`   ${part}`)),
    line(` ${end.replay}`),
    ...wrap(`npx paddock replay ${record}`, size.columns - 4).map((part) => line(`   ${part}`, quiet)),
    line(` ${end.verify}`),
    ...wrap(`npx paddock verify ${record}`, size.columns - 4).map((part) => line(`   ${part}`, quiet)),
  ]
  return frame(body, keys.end, size)
}

function placingLine({ table, board, language }: EndScreen, { seat, place, score }: Placing): Line {
  const words = table.box.words[language]
  const { place: ordinal, you } = text[language]
  const name = seat === table.seat ? `${words.seat(seat)} (${you})` : words.seat(seat)
  const look = seat === table.seat ? strong : {}
  return [
    ...fit([span(`  ${ordinal(place)}`, look)], 7),
    ...fit([span(name, look)], 16),
    ...fit([span(words.score(score, table.match.options), look)], 33),
    ...board.reckoning(table.look().view, seat, language),
  ]
}

/** Who has won, in a sentence. */
export function victory({ table, language, ranking }: Pick<EndScreen, 'table' | 'language' | 'ranking'>): string {
  const { end } = text[language]
  const winners = ranking.filter(({ place }) => place === 1)
  if (winners.length > 1) return end.shared
  if (isFirst(ranking, table.seat)) return end.youWon
  return end.won(table.box.words[language].seat(winners[0]?.seat ?? 0))
}

function isFirst(ranking: Ranking, seat: number): boolean {
  return ranking.some((placing) => placing.seat === seat && placing.place === 1)
}
