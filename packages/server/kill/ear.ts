/** A client's socket at a table: comes back as often as it is cut off, and hands everything to its witness. */
import { setTimeout as pause } from 'node:timers/promises'
import type { Rng } from '@paddock/kernel'
import { type CommandMessage, ServerMessage } from '@paddock/protocol'
import { Compile } from 'typebox/compile'
import { WebSocket } from 'ws'
import type { Addresses } from './addresses.ts'
import type { Model } from './model.ts'
import type { Witness } from './witness.ts'

const form = Compile(ServerMessage)

/** What a command over the socket is answered with. */
export type CommandAnswer = Extract<ServerMessage, { type: 'done' | 'refused' }>

export class Ear {
  readonly #model: Model
  readonly #where: Addresses
  readonly #rng: Rng
  readonly #witness: Witness
  readonly #path: string
  readonly #headers: () => Readonly<Record<string, string>>
  #socket: WebSocket | undefined
  #isOff = false
  /** Commands that were sent over the present connection and not answered yet. */
  readonly #waiting = new Map<string, (answer: CommandAnswer | 'lost') => void>()
  /** Whether a welcome was heard on the present connection. */
  isOpen = false

  constructor(
    { model, where, rng }: { model: Model; where: Addresses; rng: Rng },
    table: string,
    witness: Witness,
    headers: () => Readonly<Record<string, string>>,
  ) {
    this.#model = model
    this.#where = where
    this.#rng = rng
    this.#witness = witness
    this.#path = `/api/tables/${table}/live`
    this.#headers = headers
    void this.#listen()
  }

  /** Sends a command over the socket. `lost`: the line broke, or nobody answered in time. */
  command(message: CommandMessage, patience: number): Promise<CommandAnswer | 'lost'> {
    const socket = this.#socket
    const { id } = message
    return new Promise((resolve) => {
      if (!socket || !this.isOpen || socket.readyState !== socket.OPEN) {
        resolve('lost')
        return
      }
      const timer = setTimeout(() => this.#answered(id, 'lost'), patience)
      this.#waiting.set(id, (answer) => {
        clearTimeout(timer)
        resolve(answer)
      })
      socket.send(JSON.stringify(message))
    })
  }

  #answered(id: string, answer: CommandAnswer | 'lost'): void {
    this.#waiting.get(id)?.(answer)
    this.#waiting.delete(id)
  }

  /** Cuts the line, as a phone does in a tunnel; the ear connects again. */
  cut(): void {
    this.#socket?.terminate()
  }

  stop(): void {
    this.#isOff = true
    this.#socket?.close()
  }

  async #listen(): Promise<void> {
    while (!this.#isOff) {
      const address = this.#where.any(this.#rng)
      if (address !== undefined) await this.#connection(address)
      await pause(10)
    }
  }

  #connection(address: string): Promise<void> {
    const { n } = this.#witness
    const seen = n > 0 ? `?seen=${n}` : ''
    const socket = new WebSocket(address.replace('http', 'ws') + this.#path + seen, {
      headers: this.#headers(),
      handshakeTimeout: 3_000,
    })
    this.#socket = socket
    socket.on('message', (data) => this.#hear(socket, String(data)))
    socket.on('error', () => {})
    return new Promise((resolve) => {
      socket.on('close', (code) => {
        this.isOpen = false
        for (const id of [...this.#waiting.keys()]) this.#answered(id, 'lost')
        if (code >= 4_000) this.#model.fault(`A socket of an honest client was closed with ${code}.`)
        resolve()
      })
    })
  }

  #hear(socket: WebSocket, text: string): void {
    // What still arrives on a line that was given up is not listened to.
    if (socket !== this.#socket || socket.readyState !== socket.OPEN) return
    const message: unknown = JSON.parse(text)
    if (!form.Check(message)) {
      this.#model.fault(`No message of the protocol: ${text.slice(0, 300)}`)
      return
    }
    if (message.type === 'welcome') this.isOpen = true
    if (message.type === 'done' || message.type === 'refused') this.#answered(message.id, message)
    if (this.#witness.hear(message) === 'fine') return
    this.#model.gaps++
    socket.terminate()
  }
}
