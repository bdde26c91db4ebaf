import type { Line } from '@paddock/terminal-kit/drawing/line.ts'
import type { KeyPress } from './keys.ts'

export interface TtySize {
  readonly columns: number
  readonly rows: number
}

/** What these screens need at least. */
export const smallest: TtySize = { columns: 80, rows: 24 }

/**
 * A screen and a keyboard. Besides what people press, `key` gives `resize` when the size has
 * changed and `hang-up` when nobody can press anything any more.
 */
export interface Tty {
  size(): TtySize
  /** Shows a frame: as many lines as the terminal has rows. */
  show(frame: readonly Line[]): void
  /** Forgets what is shown, so that the next frame is painted whole over whatever got in between. */
  repaint(): void
  /** The next key; with a time in milliseconds, undefined if none comes within it. */
  key(within?: number): Promise<KeyPress | undefined>
  /** Milliseconds since some moment in the past. */
  now(): number
}
