/** Lines as what a terminal understands. */
import { fit, type Line, type Span, type Style } from '@paddock/terminal-kit/drawing/line.ts'

const reset = '\x1b[0m'

/** One line in exactly so many columns, with the codes of its looks. */
export function paintLine(line: Line, width: number, colours: boolean): string {
  return fit(line, width)
    .map((span) => paintSpan(span, colours))
    .join('')
}

function paintSpan({ text, style }: Span, colours: boolean): string {
  const codes = codesOf(style, colours)
  return codes.length === 0 ? text : `\x1b[${codes.join(';')}m${text}${reset}`
}

function codesOf({ fg, bg, bold, dim, underline, inverse }: Style, colours: boolean): (number | string)[] {
  const codes: (number | string)[] = []
  if (bold) codes.push(1)
  if (dim) codes.push(2)
  if (underline) codes.push(4)
  if (inverse) codes.push(7)
  if (colours && fg !== undefined) codes.push(`38;5;${fg}`)
  if (colours && bg !== undefined) codes.push(`48;5;${bg}`)
  return codes
}

/**
 * What turns the frame on the screen into the next one: only the lines that differ, each at its
 * place, between the marks that let a terminal show them all at once. Nothing is ever cleared
 * first, so nothing flickers.
 */
export function update(before: readonly string[], after: readonly string[]): string {
  const changed = after.flatMap((line, row) => (line === before[row] ? [] : `\x1b[${row + 1};1H${line}`))
  return changed.length === 0 ? '' : `\x1b[?2026h${changed.join('')}\x1b[?2026l`
}
