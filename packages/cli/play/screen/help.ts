import type { AnyBox, Language } from '@paddock/kernel'
import { blank, columns, fit, type Line, line, span } from '@paddock/terminal-kit/drawing/line.ts'
import { strong } from '@paddock/terminal-kit/drawing/signal.ts'
import { wrap } from '@paddock/terminal-kit/drawing/wrap.ts'
import type { AnyGameTerminal, AnyView } from '@paddock/terminal-kit/game-terminal.ts'
import { text } from '../text/index.ts'
import type { TtySize } from '../tty/tty.ts'
import { frame } from './frame.ts'

const margin = 2

/** The rules in a few sentences, a bullet each. */
export function rulesLines(terminal: AnyGameTerminal, view: AnyView, language: Language, width: number): Line[] {
  return terminal
    .rules(view, language)
    .flatMap((rule) =>
      wrap(rule, width - margin - 3).map((part, index) =>
        line(`${' '.repeat(margin)}${index === 0 ? '·' : ' '} ${part}`),
      ),
    )
}

/** Whose help it is, and in which language. */
interface Helped {
  readonly box: AnyBox
  readonly terminal: AnyGameTerminal
  readonly view: AnyView
  readonly language: Language
}

export function helpFrame({ box, terminal, view, language }: Helped, size: TtySize): Line[] {
  const { help, keys, titled } = text[language]
  const list = help
    .list(terminal.shown(language))
    .map(([key, does]) => [span(`  ${key.padEnd(9)}`, strong), span(does)])
  const body = [
    line(` ${titled(box.words[language].title, help.rules)}`, strong),
    ...rulesLines(terminal, view, language, size.columns),
    blank,
    line(` ${help.keys}`, strong),
    ...list,
  ]
  return frame(body, hasSigns(terminal, view) ? keys.helpOn : keys.help, size)
}

/** Whether there is a page of signs behind the rules. */
export function hasSigns(terminal: AnyGameTerminal, view: AnyView): boolean {
  return (terminal.signs?.(view, 'en').length ?? 0) > 0
}

export function signsFrame({ box, terminal, view, language }: Helped, size: TtySize): Line[] {
  const { help, keys, titled } = text[language]
  const signs = terminal.signs?.(view, language) ?? []
  const room = Math.max(0, ...signs.map(([sign]) => columns(sign))) + 2
  const list = signs.map(([sign, means]) => [...fit([span(`  ${sign}`, strong)], room + 2), span(means)])
  return frame([line(` ${titled(box.words[language].title, help.signs)}`, strong), ...list], keys.help, size)
}
