import type { Line, Span, Style } from './line.ts'
import { plain } from './line.ts'

interface Sign {
  readonly text: string
  readonly style: Style
}

/** A sheet of signs to draw on. What is drawn keeps the ground it is drawn on, unless it brings its own. */
export class Canvas {
  readonly width: number
  readonly #rows: Sign[][]

  constructor(width: number, height: number) {
    this.width = width
    this.#rows = Array.from({ length: height }, () =>
      Array.from({ length: width }, () => ({ text: ' ', style: plain })),
    )
  }

  put(x: number, y: number, text: string, style: Style = plain): void {
    const row = this.#rows[y]
    if (!row) return
    for (const [index, sign] of [...text].entries()) {
      const under = row[x + index]
      if (!under) continue
      const ground = style.bg ?? under.style.bg
      row[x + index] = { text: sign, style: ground === undefined ? style : { ...style, bg: ground } }
    }
  }

  /** A line from some column on, no further than so many columns. */
  putLine(x: number, y: number, line: Line, width: number): void {
    let at = x
    for (const { text, style } of line) {
      const signs = [...text].slice(0, x + width - at)
      this.put(at, y, signs.join(''), style)
      at += signs.length
    }
  }

  lines(): Line[] {
    return this.#rows.map(joined)
  }
}

/** Neighbours of one look in one span. */
function joined(row: readonly Sign[]): Line {
  const spans: Span[] = []
  for (const { text, style } of row) {
    const last = spans.at(-1)
    if (last && sameLook(last.style, style)) spans[spans.length - 1] = { text: last.text + text, style: last.style }
    else spans.push({ text, style })
  }
  return spans
}

function sameLook(a: Style, b: Style): boolean {
  return (
    a === b ||
    (a.fg === b.fg &&
      a.bg === b.bg &&
      !a.bold === !b.bold &&
      !a.dim === !b.dim &&
      !a.underline === !b.underline &&
      !a.inverse === !b.inverse)
  )
}
