import { type Line, textOf } from '@paddock/terminal-kit/drawing/line.ts'
import type { KeyPress } from './keys.ts'
import { smallest, type Tty, type TtySize } from './tty.ts'

/**
 * Whoever sits before a fake terminal: looks at the screen and presses a key. While something moves
 * (`isMoving`), pressing none is an answer too.
 */
export type Press = (screen: string, isMoving: boolean) => KeyPress | undefined

/** A terminal for tests: time passes at once, and keys come from whoever looks at the screen. */
export class FakeTty implements Tty {
  /** Everything that was shown. */
  readonly frames: (readonly string[])[] = []
  /** How many frames had been shown whenever everything was to be painted anew. */
  readonly repaints: number[] = []
  readonly #press: Press
  #size: TtySize
  #time = 0

  constructor(press: Press, size: TtySize = smallest) {
    this.#press = press
    this.#size = size
  }

  get screen(): string {
    return this.frames.at(-1)?.join('\n') ?? ''
  }

  resize(size: TtySize): void {
    this.#size = size
  }

  size(): TtySize {
    return this.#size
  }

  show(frame: readonly Line[]): void {
    this.frames.push(frame.map(textOf))
  }

  repaint(): void {
    this.repaints.push(this.frames.length)
  }

  async key(within?: number): Promise<KeyPress | undefined> {
    const key = this.#press(this.screen, within !== undefined)
    this.#time += key === undefined ? (within ?? 0) : within === undefined ? 1000 : 1
    return key
  }

  now(): number {
    return this.#time
  }
}

/** Watches whatever moves; when asked, presses these keys one after the other, and `q` ever after. */
export function script(...keys: KeyPress[]): Press {
  return (_screen, isMoving) => (isMoving ? undefined : (keys.shift() ?? 'q'))
}
