/** A client of a server, as tests and the kill harness need one: a person or a program, their requests and sockets. */
import { setTimeout as pause } from 'node:timers/promises'
import { CommandDone, Program, TableNow, TroubleTold } from '@paddock/protocol'
import type { Static, TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { LiveSocket } from './live-socket.ts'

export interface Answer {
  readonly status: number
  readonly body: unknown
  readonly headers: Headers
}

/** The answer's body, if it is of that form. */
export function bodyOf<Schema extends TSchema>(schema: Schema, { status, body }: Answer): Static<Schema> {
  const form = Compile(schema)
  if (form.Check(body)) return body
  throw new Error(`Not what was expected: ${status} ${JSON.stringify(body)}`)
}

export function troubleOf(answer: Answer): string {
  return bodyOf(TroubleTold, answer).error.code
}

export class Guest {
  readonly #address: string
  readonly #headers = new Map<string, string>()

  constructor(address: string, headers: Readonly<Record<string, string>> = {}) {
    this.#address = address
    for (const [name, value] of Object.entries(headers)) this.#headers.set(name, value)
  }

  static async named(address: string, name: string): Promise<Guest> {
    const guest = new Guest(address)
    await guest.post('/api/me', { name })
    return guest
  }

  static async program(address: string, name: string): Promise<Guest> {
    const { token } = bodyOf(Program, await new Guest(address).post('/api/programs', { name }))
    return new Guest(address, { authorization: `Bearer ${token}` })
  }

  /** The same person, at a server that was started anew. */
  at(address: string): Guest {
    return new Guest(address, this.headers)
  }

  /** Takes over who the other one is. */
  become(other: Guest): void {
    for (const [name, value] of Object.entries(other.headers)) this.#headers.set(name, value)
  }

  get headers(): Readonly<Record<string, string>> {
    return Object.fromEntries(this.#headers)
  }

  get(path: string): Promise<Answer> {
    return this.request(path, {})
  }

  post(path: string, body?: unknown): Promise<Answer> {
    return this.#send('POST', path, body)
  }

  put(path: string, body: unknown): Promise<Answer> {
    return this.#send('PUT', path, body)
  }

  async request(path: string, init: RequestInit): Promise<Answer> {
    const response = await fetch(this.#address + path, { ...init, headers: { ...this.headers, ...init.headers } })
    const cookie = response.headers.get('set-cookie')?.split(';')[0]
    if (cookie) this.#headers.set('cookie', cookie)
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json')
    return { status: response.status, body: isJson ? JSON.parse(text) : text, headers: response.headers }
  }

  async table(id: string): Promise<TableNow> {
    return bodyOf(TableNow, await this.get(`/api/tables/${id}`))
  }

  async act(id: string, name: string, action: unknown, at?: number): Promise<Answer> {
    return await this.post(`/api/tables/${id}/act`, { id: name, action, ...(at === undefined ? {} : { at }) })
  }

  /** Makes the first choice, and expects that to go well. */
  async actFirst(id: string, name: string): Promise<CommandDone> {
    const { position } = await this.table(id)
    return bodyOf(CommandDone, await this.act(id, name, position?.choices[0], position?.entry))
  }

  live(id: string, seen?: number): LiveSocket {
    const query = seen === undefined ? '' : `?seen=${seen}`
    return new LiveSocket(`${this.#address.replace('http', 'ws')}/api/tables/${id}/live${query}`, this.headers)
  }

  /** Asks for the table until it is as expected. */
  async until(id: string, isSo: (now: TableNow) => boolean): Promise<TableNow> {
    for (;;) {
      const now = await this.table(id)
      if (isSo(now)) return now
      await pause(5)
    }
  }

  #send(method: string, path: string, body: unknown): Promise<Answer> {
    const headers = { 'content-type': 'application/json' }
    return this.request(path, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) })
  }
}
