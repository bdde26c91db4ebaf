import type { ReadStream, WriteStream } from 'node:tty'
import type { Line } from '@paddock/terminal-kit/drawing/line.ts'
import { type KeyPress, readKeys } from './keys.ts'
import { paintLine, update } from './paint.ts'
import type { Tty, TtySize } from './tty.ts'

/** A screen of its own, no cursor; and back. */
const enter = '\x1b[?1049h\x1b[?25l\x1b[2J'
const leave = '\x1b[0m\x1b[?25h\x1b[?1049l'

/** The terminal this process runs in. Whatever happens, it is left as it was found. */
export class ProcessTty implements Tty {
  readonly #input: ReadStream
  readonly #output: WriteStream
  readonly #colours: boolean
  readonly #keys: KeyPress[] = []
  #rest = ''
  #waiting: ((key: KeyPress | undefined) => void) | undefined
  #shown: readonly string[] = []
  #isOpen = false

  constructor(input: ReadStream, output: WriteStream, colours: boolean) {
    this.#input = input
    this.#output = output
    this.#colours = colours
  }

  open(): void {
    this.#isOpen = true
    this.#output.write(enter)
    this.#input.setRawMode(true)
    this.#input.setEncoding('utf8')
    this.#input.on('data', this.#onData)
    this.#input.on('end', this.#onEnd)
    this.#input.resume()
    this.#output.on('resize', this.#onResize)
    for (const signal of ['SIGTERM', 'SIGHUP', 'SIGINT'] as const) process.on(signal, this.#onEnd)
    // Also when something threw where nobody catches.
    process.once('exit', this.close)
  }

  readonly close = (): void => {
    if (!this.#isOpen) return
    this.#isOpen = false
    this.#input.off('data', this.#onData)
    this.#input.off('end', this.#onEnd)
    this.#output.off('resize', this.#onResize)
    for (const signal of ['SIGTERM', 'SIGHUP', 'SIGINT'] as const) process.off(signal, this.#onEnd)
    process.off('exit', this.close)
    this.#input.setRawMode(false)
    this.#input.pause()
    this.#output.write(leave)
  }

  size(): TtySize {
    return { columns: this.#output.columns, rows: this.#output.rows }
  }

  show(frame: readonly Line[]): void {
    const { columns } = this.size()
    const lines = frame.map((line) => paintLine(line, columns, this.#colours))
    const changes = update(this.#shown, lines)
    this.#shown = lines
    if (changes !== '') this.#output.write(changes)
  }

  repaint(): void {
    this.#shown = []
    this.#output.write('\x1b[2J')
  }

  key(within?: number): Promise<KeyPress | undefined> {
    const typed = this.#keys.shift()
    if (typed !== undefined) return Promise.resolve(typed)
    return new Promise((resolve) => {
      const late = within === undefined ? undefined : setTimeout(() => this.#give(undefined), within)
      this.#waiting = (key) => {
        clearTimeout(late)
        resolve(key)
      }
    })
  }

  now(): number {
    return performance.now()
  }

  #give(key: KeyPress | undefined): void {
    const waiting = this.#waiting
    this.#waiting = undefined
    if (waiting) waiting(key)
    else if (key !== undefined) this.#keys.push(key)
  }

  readonly #onData = (chunk: string): void => {
    const { keys, rest } = readKeys(this.#rest + chunk)
    this.#rest = rest
    for (const key of keys) this.#give(key)
  }

  readonly #onEnd = (): void => this.#give('hang-up')

  readonly #onResize = (): void => {
    this.repaint()
    this.#give('resize')
  }
}
