/** A bare TCP connection to the server: any bytes may be sent, and what comes back is read as it is. */
import { connect, type Socket } from 'node:net'
import { type RawAnswer, readAnswers } from './answers.ts'

/** A guard against hanging: by then everything is answered, or its connection closed, however busy the machine is. */
const hangs = 20_000

export class Hung extends Error {
  override readonly name = 'Hung'
}

export class Wire {
  readonly #socket: Socket
  #bytes = Buffer.alloc(0)
  #wake: () => void = () => {}
  isClosed = false

  constructor(port: number) {
    this.#socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
    this.#socket.setNoDelay(true)
    this.#socket.on('data', (data) => {
      this.#bytes = Buffer.concat([this.#bytes, data])
      this.#wake()
    })
    this.#socket.on('end', () => this.#close())
    // Whoever sends nonsense may be cut off.
    this.#socket.on('error', () => this.#close())
    this.#socket.on('close', () => this.#close())
  }

  send(bytes: Buffer | string): void {
    if (!this.isClosed) this.#socket.write(bytes)
  }

  /** There is nothing more to send. */
  finish(): void {
    this.#socket.end()
  }

  destroy(): void {
    this.#socket.destroy()
  }

  /** The next answer; nothing if the connection was closed instead. */
  async answer(method: string): Promise<RawAnswer | undefined> {
    for (;;) {
      const { answers, rest } = readAnswers(this.#bytes, [method], this.isClosed)
      const [first] = answers
      if (first) {
        this.#bytes = answers.length > 1 ? this.#bytes : Buffer.from(rest)
        return first
      }
      if (this.isClosed) return undefined
      await this.#more()
    }
  }

  /** All answers until the server closes the connection. */
  async answers(asked: readonly string[]): Promise<readonly RawAnswer[]> {
    while (!this.isClosed) await this.#more()
    return readAnswers(this.#bytes, asked, true).answers
  }

  /** All that has come and was not read yet, until the server closes the connection. */
  async bytes(): Promise<Buffer> {
    while (!this.isClosed) await this.#more()
    return this.#bytes
  }

  #more(): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#close()
        reject(new Hung('There was no answer, and the connection stayed open.'))
      }, hangs)
      this.#wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  #close(): void {
    this.isClosed = true
    this.#socket.destroy()
    this.#wake()
  }
}
