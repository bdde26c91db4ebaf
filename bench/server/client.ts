/**
 * A person at the server, as thin as can be: the load must not be heavier than what it loads. So
 * this is no client for real use: it speaks to one server only, which always says how long its
 * answers are, and asks one thing at a time.
 */
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

export interface Answer {
  readonly body: string
  readonly cookie: string
}

/** A person with a connection of their own. */
export class Person {
  readonly #port: number
  readonly #socket: Socket
  #cookie = ''
  #heard = ''
  #answered: ((answer: string) => void) | undefined

  private constructor(port: number, socket: Socket) {
    this.#port = port
    this.#socket = socket
    socket.setNoDelay(true)
    socket.setEncoding('utf8')
    socket.on('data', (part: string) => this.#hear(part))
  }

  /** Someone new, known to the server by that name, and coming from that address. */
  static async arrive(port: number, name: string, address: string): Promise<Person> {
    const socket = connect({ port, host: '127.0.0.1', localAddress: address })
    await once(socket, 'connect')
    const person = new Person(port, socket)
    const { cookie } = await person.post('/api/me', { name })
    person.#cookie = cookie
    return person
  }

  get cookie(): string {
    return this.#cookie
  }

  /** An answer that is not a success is an error, since none is expected. */
  async post(path: string, body: unknown): Promise<Answer> {
    const text = JSON.stringify(body)
    const head = [
      `POST ${path} HTTP/1.1`,
      `host: 127.0.0.1:${this.#port}`,
      `cookie: ${this.#cookie}`,
      'content-type: application/json',
      `content-length: ${Buffer.byteLength(text)}`,
    ]
    const answered = new Promise<string>((resolve) => {
      this.#answered = resolve
    })
    this.#socket.write(`${head.join('\r\n')}\r\n\r\n${text}`)
    return readAnswer(path, await answered)
  }

  hangUp(): void {
    this.#socket.destroy()
  }

  #hear(part: string): void {
    this.#heard += part
    const end = this.#heard.indexOf('\r\n\r\n')
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(this.#heard)?.[1] ?? 0)
    if (end < 0 || Buffer.byteLength(this.#heard) < end + 4 + length) return
    const answer = this.#heard
    this.#heard = ''
    this.#answered?.(answer)
  }
}

function readAnswer(path: string, answer: string): Answer {
  const [head = '', body = ''] = answer.split('\r\n\r\n', 2)
  if (!head.startsWith('HTTP/1.1 2')) throw new Error(`POST ${path}: ${answer}`)
  return { body, cookie: /\r\nset-cookie: ([^;]*)/i.exec(head)?.[1] ?? '' }
}
