import type { Language } from '@paddock/kernel'
import type { AnyBoard } from './boards/board.ts'
import { save } from './saves/saved.ts'
import type { Shelf } from './saves/shelf.ts'
import { helpFrame } from './screen/help.ts'
import { isTooSmall, smallFrame } from './screen/small.ts'
import { faster, type Speed, slower } from './speed.ts'
import type { Table } from './table.ts'
import type { Key } from './terminal/keys.ts'
import type { Line } from './terminal/line.ts'
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
  readonly board: AnyBoard
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
    return terminal.key(within)
  }
  terminal.show(smallFrame(size, language))
  const key = await terminal.key()
  return isLeaving(key) ? key : 'resize'
}

export function isLeaving(key: Key | undefined): boolean {
  return key === 'q' || key === 'Q' || key === 'ctrl-c' || key === 'hang-up'
}

/** Keys that mean the same everywhere. Whether it was one of them, and the screen is to be drawn anew. */
export async function common(session: Session, key: Key): Promise<boolean> {
  switch (key) {
    case 'l':
    case 'L':
      session.language = session.language === 'en' ? 'fr' : 'en'
      return true
    case '+':
    case '=':
      return setSpeed(session, faster(session.speed))
    case '-':
    case '_':
      return setSpeed(session, slower(session.speed))
    case '?':
    case 'h':
      await help(session)
      return true
    case 'resize':
    case 'ctrl-l':
      return true
    default:
      return false
  }
}

function setSpeed(session: Session, speed: Speed): boolean {
  session.speed = speed
  session.notice = (words) => words.pace(speed)
  return true
}

/** Stays until any other key is pressed. */
async function help(session: Session): Promise<void> {
  const { table, board } = session
  for (;;) {
    const { language } = session
    const key = await ask(session, (size) => helpFrame(table.box, board, table.look().view, language, size))
    if (key === 'l') session.language = session.language === 'en' ? 'fr' : 'en'
    else if (key !== 'resize') return
  }
}
