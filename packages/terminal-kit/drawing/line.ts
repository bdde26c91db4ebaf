/** Text with its looks, measured in columns. Every sign used on these screens is one column wide. */

/** Colours are the terminal's 256. A style adds to the text, it never says anything alone. */
export interface Style {
  readonly fg?: number
  readonly bg?: number
  readonly bold?: boolean
  readonly dim?: boolean
  readonly underline?: boolean
  readonly inverse?: boolean
}

export interface Span {
  readonly text: string
  readonly style: Style
}

export type Line = readonly Span[]

export const plain: Style = {}

export function span(text: string, style: Style = plain): Span {
  return { text, style }
}

/** A line of one look. */
export function line(text: string, style: Style = plain): Line {
  return [span(text, style)]
}

export const blank: Line = []

export function textOf(line: Line): string {
  return line.map(({ text }) => text).join('')
}

export function widthOf(line: Line): number {
  return line.reduce((width, { text }) => width + columns(text), 0)
}

export function columns(text: string): number {
  return [...text].length
}

/** The line in exactly so many columns: filled up with blanks, or cut with an ellipsis. */
export function fit(line: Line, width: number): Line {
  const missing = width - widthOf(line)
  if (missing >= 0) return missing === 0 ? line : [...line, span(' '.repeat(missing))]
  return [...cut(line, width - 1), span('…')]
}

/** The text in exactly so many columns, moved to the right end. */
export function right(text: string, width: number): string {
  return ' '.repeat(Math.max(0, width - columns(text))) + text
}

/** Two lines in one: the first from the left, the second up to the right end. */
export function spread(left: Line, rightEnd: Line, width: number): Line {
  return [...fit(left, width - widthOf(rightEnd)), ...rightEnd]
}

export function centred(line: Line, width: number): Line {
  const before = Math.max(0, Math.floor((width - widthOf(line)) / 2))
  return fit([span(' '.repeat(before)), ...line], width)
}

function cut(line: Line, width: number): Line {
  const kept: Span[] = []
  let left = width
  for (const { text, style } of line) {
    const signs = [...text].slice(0, left)
    kept.push({ text: signs.join(''), style })
    left -= signs.length
    if (left <= 0) break
  }
  return kept
}
