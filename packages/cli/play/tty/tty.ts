import type { Line } from '@paddock/terminal-kit/drawing/line.ts'
import type { Key } from './keys.ts'

export interface Size {
  readonly columns: number
  readonly rows: number
}

/** What these screens need at least. */
export const smallest: Size = { columns: 80, rows: 24 }

/**
 * A screen and a keyboard. Besides what people press, `key` gives `resize` when the size has
 * changed and `hang-up` when nobody can press anything any more.
 */
export interface Terminal {
  size(): Size
  /** Shows a frame: as many lines as the terminal has rows. */
  show(frame: readonly Line[]): void
  /** Forgets what is shown, so that the next frame is painted whole over whatever got in between. */
  repaint(): void
  /** The next key; with a time in milliseconds, undefined if none comes within it. */
  key(within?: number): Promise<Key | undefined>
  /** Milliseconds since some moment in the past. */
  now(): number
}
