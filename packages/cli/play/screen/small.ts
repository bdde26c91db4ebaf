import type { Language } from '@paddock/kernel'
import { type Line, line } from '@paddock/terminal-kit/drawing/line.ts'
import { wrap } from '@paddock/terminal-kit/drawing/wrap.ts'
import { text } from '../text/index.ts'
import { smallest, type TtySize } from '../tty/tty.ts'
import { frame } from './frame.ts'

export function isTooSmall({ columns, rows }: TtySize): boolean {
  return columns < smallest.columns || rows < smallest.rows
}

/** Said instead of anything else while the window is too small. */
export function smallFrame(size: TtySize, language: Language): Line[] {
  const said = wrap(text[language].tooSmall(size, smallest), Math.max(1, size.columns - 1))
  return frame(
    said.map((words) => line(words)),
    '',
    size,
  )
}
