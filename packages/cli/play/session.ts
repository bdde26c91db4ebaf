import type { Language } from '@paddock/kernel'
import type { Line } from '@paddock/terminal-kit/drawing/line.ts'
import type { AnyGameTerminal } from '@paddock/terminal-kit/game-terminal.ts'
import { save } from './saves/saved.ts'
import type { Shelf } from './saves/shelf.ts'
import { isTooSmall, smallFrame } from './screen/small.ts'
import type { Speed } from './speed.ts'
import type { Table } from './table.ts'
import type { Key } from './terminal/keys.ts'
import type { Size, Terminal } from './terminal/terminal.ts'
import { text } from './text/index.ts'
import type { PlayWords } from './text/words.ts'

/** Something to say, in whatever language is spoken when it is shown. */
export type Notice = (words: PlayWords, language: Language) => string
export const nothing: Notice = () => ''

/** Someone sitting at a table, in front of a terminal. */
export interface Session {
  readonly terminal: Terminal
  readonly shelf: Shelf
  readonly board: AnyGameTerminal
  table: Table
  language: Language
  speed: Speed
  notice: Notice
  /** Everything is shown at once until the player is asked or something great happens. */
  isSkipping: boolean
  /** The player, who is out, wants to see the end. */
  isForwarding: boolean
}

export function keep({ shelf, table, language, speed }: Session): void {
  shelf.keep(save(table, language, speed))
}

export function said({ notice, language }: Session): string {
  return notice(text[language], language)
}

/**
 * Shows a frame and gives the next key, undefined if none comes within the time. In a window that
 * is too small nothing is shown, and no key does anything, until it is enlarged.
 */
export async function ask(
  { terminal, language }: Session,
  frame: (size: Size) => readonly Line[],
  within?: number,
): Promise<Key | undefined> {
  const size = terminal.size()
  if (!isTooSmall(size)) {
    terminal.show(frame(size))
    return keyOf(terminal, within)
  }
  terminal.show(smallFrame(size, language))
  const key = await keyOf(terminal)
  return isGone(key) ? key : 'resize'
}

/** After Ctrl-L everything is drawn anew, as after a change of size. */
async function keyOf(terminal: Terminal, within?: number): Promise<Key | undefined> {
  const key = await terminal.key(within)
  if (key !== 'ctrl-l') return key
  terminal.repaint()
  return 'resize'
}

/** Ctrl-C, or a terminal that is gone: wherever one is, this is the end. */
export function isGone(key: Key | undefined): boolean {
  return key === 'ctrl-c' || key === 'hang-up'
}
