import { columns } from './line.ts'

/** Between words; but French sets a space before these signs, and none of them may begin a line. */
const breaks = /(?<!«) (?![:;!?»])/

/** The text in lines of at most so many columns, broken between words where that is possible. */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = []
  let current = ''
  for (const word of text.split(breaks)) {
    const longer = current === '' ? word : `${current} ${word}`
    if (columns(longer) <= width) {
      current = longer
      continue
    }
    if (current !== '') lines.push(current)
    const pieces = chop(word, width)
    lines.push(...pieces.slice(0, -1))
    current = pieces.at(-1) ?? ''
  }
  return [...lines, current]
}

/** A word longer than a line, a path for example, in pieces. */
function chop(word: string, width: number): string[] {
  const signs = [...word]
  const pieces: string[] = []
  for (let start = 0; start < signs.length; start += width) pieces.push(signs.slice(start, start + width).join(''))
  return pieces
}
