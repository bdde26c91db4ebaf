import { blank, fit, type Line, line } from '@paddock/terminal-kit/drawing/line.ts'
import { quiet } from '@paddock/terminal-kit/drawing/signal.ts'
import type { TtySize } from '../tty/tty.ts'

/** A whole screen: the body from the top, the keys in the last row, blanks between them. */
export function frame(body: readonly Line[], keys: string, { columns, rows }: TtySize): Line[] {
  const room = rows - 1
  const shown = body.slice(0, room)
  const filled = [...shown, ...Array.from({ length: room - shown.length }, () => blank)]
  return [...filled, line(` ${keys}`, quiet)].map((each) => fit(each, columns))
}
