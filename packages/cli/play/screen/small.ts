import type { Language } from '@paddock/kernel'
import { type Line, line } from '@paddock/terminal-kit/drawing/line.ts'
import { wrap } from '@paddock/terminal-kit/drawing/wrap.ts'
import { type Size, smallest } from '../terminal/terminal.ts'
import { text } from '../text/index.ts'
import { frame } from './frame.ts'

export function isTooSmall({ columns, rows }: Size): boolean {
  return columns < smallest.columns || rows < smallest.rows
}

/** Said instead of anything else while the window is too small. */
export function smallFrame(size: Size, language: Language): Line[] {
  const said = wrap(text[language].tooSmall(size, smallest), Math.max(1, size.columns - 1))
  return frame(
    said.map((words) => line(words)),
    '',
    size,
  )
}
