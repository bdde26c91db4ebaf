import type { Language } from '@paddock/kernel'
import type { Line } from '@paddock/terminal-kit/drawing/line.ts'
import type { AnyGameTerminal } from '@paddock/terminal-kit/game-terminal.ts'
import { save } from './saves/saved.ts'
import type { Shelf } from './saves/shelf.ts'
import { isTooSmall, smallFrame } from './screen/small.ts'
import type { SoloMatch } from './solo-match.ts'
import type { Speed } from './speed.ts'
import { text } from './text/index.ts'
import type { PlayWords } from './text/words.ts'
import type { KeyPress } from './tty/keys.ts'
import type { Tty, TtySize } from './tty/tty.ts'

/** Something to say, in whatever language is spoken when it is shown. */
export type Saying = (words: PlayWords, language: Language) => string
export const nothing: Saying = () => ''

/** Someone sitting at a table, in front of a terminal. */
export interface PlaySession {
  readonly tty: Tty
  readonly shelf: Shelf
  readonly terminal: AnyGameTerminal
  solo: SoloMatch
  language: Language
  speed: Speed
  notice: Saying
  /** Everything is shown at once until the player is asked or something great happens. */
  isSkipping: boolean
  /** The player, who is out, wants to see the end. */
  isForwarding: boolean
  /** Where the player is taught. */
  readonly coach?: Coaching
}

/** Someone who says what to do, and answers what was chosen. */
export interface Coaching {
  /** Said above the question. */
  readonly said: Saying
  /** Whether the choice shall be made. */
  choose(action: unknown): boolean
}

export function keep({ shelf, solo, language, speed }: PlaySession): void {
  shelf.keep(save(solo, language, speed))
}

export function said({ notice, language }: PlaySession): string {
  return notice(text[language], language)
}

/**
 * Shows a frame and gives the next key, undefined if none comes within the time. In a window that
 * is too small nothing is shown, and no key does anything, until it is enlarged.
 */
export async function ask(
  { tty, language }: PlaySession,
  frame: (size: TtySize) => readonly Line[],
  within?: number,
): Promise<KeyPress | undefined> {
  const size = tty.size()
  if (!isTooSmall(size)) {
    tty.show(frame(size))
    return keyOf(tty, within)
  }
  tty.show(smallFrame(size, language))
  const key = await keyOf(tty)
  return isGone(key) ? key : 'resize'
}

/** After Ctrl-L everything is drawn anew, as after a change of size. */
async function keyOf(tty: Tty, within?: number): Promise<KeyPress | undefined> {
  const key = await tty.key(within)
  if (key !== 'ctrl-l') return key
  tty.repaint()
  return 'resize'
}

/** Ctrl-C, or a terminal that is gone: wherever one is, this is the end. */
export function isGone(key: KeyPress | undefined): boolean {
  return key === 'ctrl-c' || key === 'hang-up'
}
