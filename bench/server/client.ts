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

  /** Someone whom the server knows by that cookie, or whom nobody knows, coming from that address. */
  static async connect(port: number, cookie = '', address = '127.0.0.1'): Promise<Person> {
    const socket = connect({ port, host: '127.0.0.1', localAddress: address })
    await once(socket, 'connect')
    const person = new Person(port, socket)
    person.#cookie = cookie
    return person
  }

  /** Someone new, known to the server by that name. */
  static async arrive(port: number, name: string, address?: string): Promise<Person> {
    const person = await Person.connect(port, '', address)
    const { cookie } = await person.post('/api/me', { name })
    person.#cookie = cookie
    return person
  }

  get cookie(): string {
    return this.#cookie
  }

  /** An answer that is not a success is an error, since none is expected. */
  post(path: string, body: unknown): Promise<Answer> {
    const text = JSON.stringify(body)
    return this.#ask('POST', path, `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(text)}`, text)
  }

  get(path: string): Promise<Answer> {
    return this.#ask('GET', path, 'accept: application/json')
  }

  async #ask(method: string, path: string, more: string, text = ''): Promise<Answer> {
    const answered = new Promise<string>((resolve) => {
      this.#answered = resolve
    })
    const head = `${method} ${path} HTTP/1.1\r\nhost: 127.0.0.1:${this.#port}\r\ncookie: ${this.#cookie}\r\n${more}`
    this.#socket.write(`${head}\r\n\r\n${text}`)
    return readAnswer(`${method} ${path}`, await answered)
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

function readAnswer(asked: string, answer: string): Answer {
  const [head = '', body = ''] = answer.split('\r\n\r\n', 2)
  if (!head.startsWith('HTTP/1.1 2')) throw new Error(`${asked}: ${answer}`)
  return { body, cookie: /\r\nset-cookie: ([^;]*)/i.exec(head)?.[1] ?? '' }
}
