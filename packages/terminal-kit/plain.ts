import { type AnyBox, isObject, type Language } from '@paddock/kernel'
import { line } from './drawing/line.ts'
import type { AnyGameTerminal } from './game-terminal.ts'

const rows = 12
const width = 80

const words: Readonly<Record<Language, { shown: string; more(count: number): string }>> = {
  en: { shown: 'something hidden has been shown', more: (count) => `… and ${count} more` },
  fr: { shown: 'un secret s’est révélé', more: (count) => `… et ${count} de plus` },
}

/** For a game that nobody has drawn yet: everything its view holds, a line each. */
export function plainTerminal(box: AnyBox): AnyGameTerminal {
  return {
    rows,
    draw({ view, language }) {
      const entries = Object.entries(isObject(view) ? view : { view })
      const listed = entries.map(([name, value]) => line(`${name}: ${JSON.stringify(value)}`.slice(0, width)))
      if (listed.length <= rows) return [...listed, ...Array.from({ length: rows - listed.length }, () => [])]
      const hidden = line(words[language].more(listed.length - rows + 1), { dim: true })
      return [...listed.slice(0, rows - 1), hidden]
    },
    headline: () => '',
    seats: (_view, names) => names.map((name) => line(name)),
    choice: (label) => label,
    outcome: () => '',
    hand: () => [],
    stock: () => '',
    isTold: () => true,
    isGreat: () => false,
    lasts: () => undefined,
    isOut: () => false,
    reckoning: () => [],
    scale: () => '',
    shown: (language) => words[language].shown,
    rules: (_view, language) => [box.words[language].summary],
  }
}
