import type { AnyBox, Language } from '@paddock/kernel'
import { blank, columns, fit, type Line, line, span } from '@paddock/terminal-kit/drawing/line.ts'
import { strong } from '@paddock/terminal-kit/drawing/signal.ts'
import { wrap } from '@paddock/terminal-kit/drawing/wrap.ts'
import type { AnyGameTerminal, View } from '@paddock/terminal-kit/game-terminal.ts'
import type { Size } from '../terminal/terminal.ts'
import { text } from '../text/index.ts'
import { frame } from './frame.ts'

const margin = 2

/** The rules in a few sentences, a bullet each. */
export function rulesLines(board: AnyGameTerminal, view: View, language: Language, width: number): Line[] {
  return board
    .rules(view, language)
    .flatMap((rule) =>
      wrap(rule, width - margin - 3).map((part, index) =>
        line(`${' '.repeat(margin)}${index === 0 ? '·' : ' '} ${part}`),
      ),
    )
}

export function helpFrame(box: AnyBox, board: AnyGameTerminal, view: View, language: Language, size: Size): Line[] {
  const { help, keys, titled } = text[language]
  const list = help.list(board.shown(language)).map(([key, does]) => [span(`  ${key.padEnd(9)}`, strong), span(does)])
  const body = [
    line(` ${titled(box.words[language].title, help.rules)}`, strong),
    ...rulesLines(board, view, language, size.columns),
    blank,
    line(` ${help.keys}`, strong),
    ...list,
  ]
  return frame(body, hasSigns(board, view) ? keys.helpOn : keys.help, size)
}

/** Whether there is a page of signs behind the rules. */
export function hasSigns(board: AnyGameTerminal, view: View): boolean {
  return (board.signs?.(view, 'en').length ?? 0) > 0
}

export function signsFrame(box: AnyBox, board: AnyGameTerminal, view: View, language: Language, size: Size): Line[] {
  const { help, keys, titled } = text[language]
  const signs = board.signs?.(view, language) ?? []
  const room = Math.max(0, ...signs.map(([sign]) => columns(sign))) + 2
  const list = signs.map(([sign, means]) => [...fit([span(`  ${sign}`, strong)], room + 2), span(means)])
  return frame([line(` ${titled(box.words[language].title, help.signs)}`, strong), ...list], keys.help, size)
}
