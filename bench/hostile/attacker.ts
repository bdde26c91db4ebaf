/** Someone of ill will who keeps to the limits: whatever is refused is asked for again. */
import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import WebSocket from 'ws'
import { longGame, longOptions, longSeats } from './long-match.ts'

interface Answer {
  readonly status: number
  readonly body: string
  readonly cookie: string
}

export class Attacker {
  readonly #port: number
  readonly #address: string
  readonly #agent: Agent
  readonly #sockets: WebSocket[] = []
  #isOn = true
  readonly report = { tables: 0, messages: 0, answered: 0, refused: 0 }

  constructor(port: number, address: string) {
    this.#port = port
    this.#address = address
    this.#agent = new Agent({ keepAlive: true, maxSockets: 16, localAddress: address })
  }

  /** As many guests as may come, each with as many tables of bots as may be, all of them watched. */
  async startBots(): Promise<void> {
    while (this.#isOn) {
      const { status, cookie } = await this.#ask('POST', '/api/me', '', { name: 'Nobody' })
      if (status === 200) await Promise.all(Array.from({ length: 6 }, () => this.#startTable(cookie)))
      else await pause(50)
    }
  }

  /** The journal of a match, several at a time, as often as anyone may ask for anything. */
  async readJournals(id: string, perSecond: number): Promise<void> {
    const asked: Promise<unknown>[] = []
    while (this.#isOn) {
      asked.push(this.#ask('GET', `/api/tables/${id}/journal?after=0`, ''))
      await pause(1000 / perSecond)
    }
    await Promise.all(asked)
  }

  stop(): void {
    this.#isOn = false
    for (const socket of this.#sockets) socket.terminate()
    this.#agent.destroy()
  }

  async #startTable(cookie: string): Promise<void> {
    const seats = Array.from({ length: longSeats }, () => ({ kind: 'bot' }))
    const made = await this.#ask('POST', '/api/tables', cookie, { game: longGame, options: longOptions, seats })
    if (made.status !== 201) return
    const { table } = JSON.parse(made.body)
    const started = await this.#ask('POST', `/api/tables/${table.id}/start`, cookie, {})
    if (started.status !== 200) return
    this.report.tables++
    const address = `ws://127.0.0.1:${this.#port}/api/tables/${table.id}/live`
    const socket = new WebSocket(address, { localAddress: this.#address, perMessageDeflate: false })
    socket.on('message', () => this.report.messages++)
    socket.on('error', () => {})
    this.#sockets.push(socket)
  }

  #ask(method: string, path: string, cookie: string, body?: object): Promise<Answer> {
    const headers = { 'content-type': 'application/json', ...(cookie === '' ? {} : { cookie }) }
    return new Promise((resolve) => {
      const failed = () => resolve({ status: 0, body: '', cookie: '' })
      const options = { host: '127.0.0.1', port: this.#port, method, path, headers, agent: this.#agent }
      const sent = request(options, (response) => {
        let text = ''
        response.setEncoding('utf8').on('data', (part) => {
          text += part
        })
        response.on('end', () => {
          const { statusCode: status = 0 } = response
          if (status === 429 || status === 503) this.report.refused++
          else this.report.answered++
          const [given = ''] = response.headers['set-cookie'] ?? []
          resolve({ status, body: text, cookie: given.split(';')[0] ?? '' })
        })
        response.on('error', failed)
      })
      sent.on('error', failed)
      sent.end(body === undefined ? undefined : JSON.stringify(body))
    })
  }
}
