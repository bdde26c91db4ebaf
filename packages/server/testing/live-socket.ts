import { ServerMessage } from '@paddock/protocol'
import { Compile } from 'typebox/compile'
import { WebSocket } from 'ws'

const form = Compile(ServerMessage)

type Of<Type extends ServerMessage['type']> = Extract<ServerMessage, { type: Type }>

/** A socket at a table that keeps everything it hears. Whatever is no message of the protocol is a failure. */
export class LiveSocket {
  readonly heard: ServerMessage[] = []
  readonly socket: WebSocket
  readonly closed: Promise<number>
  #wake: () => void = () => {}
  #failure: Error | undefined

  constructor(address: string, headers: Readonly<Record<string, string>>) {
    this.socket = new WebSocket(address, { headers })
    this.closed = new Promise((resolve) => {
      this.socket.on('close', (code) => {
        this.#fail(`The socket was closed with ${code}.`)
        resolve(code)
      })
    })
    this.socket.on('error', (error) => this.#fail(error.message))
    this.socket.on('message', (data) => this.#hear(String(data)))
  }

  /** The first message that is so, among those heard already and those to come. */
  async until(isSo: (message: ServerMessage) => boolean): Promise<ServerMessage> {
    for (;;) {
      const found = this.heard.find(isSo)
      if (found) return found
      if (this.#failure) throw this.#failure
      await new Promise<void>((resolve) => {
        this.#wake = resolve
      })
    }
  }

  async welcome(): Promise<Of<'welcome'>> {
    await this.until(({ type }) => type === 'welcome')
    const [welcome] = this.all('welcome')
    if (!welcome) throw new Error('No welcome.')
    return welcome
  }

  all<Type extends ServerMessage['type']>(type: Type): Of<Type>[] {
    return this.heard.filter((message): message is Of<Type> => message.type === type)
  }

  /** Resolves when everything that was sent so far has arrived. */
  async caughtUp(): Promise<void> {
    const pongs = this.all('pong').length
    this.socket.send('{"type":"ping"}')
    await this.until(() => this.all('pong').length > pongs)
  }

  async close(): Promise<void> {
    this.socket.close()
    await this.closed
  }

  #hear(text: string): void {
    const message: unknown = JSON.parse(text)
    if (form.Check(message)) this.heard.push(message)
    else this.#fail(`No message of the protocol: ${text}`)
    this.#wake()
  }

  #fail(why: string): void {
    this.#failure ??= new Error(why)
    this.#wake()
  }
}
