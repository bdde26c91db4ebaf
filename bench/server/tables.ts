/** Live tables: people in every seat, a socket each, who answer as soon as it is their turn and the pace allows. */
import { setTimeout as pause } from 'node:timers/promises'
import type { ServerMessage, TableNow } from '@paddock/protocol'
import WebSocket from 'ws'
import { Person } from './client.ts'

/** What was measured, in milliseconds: until the answer, and until another person at the table saw it. */
export interface Samples {
  readonly answers: number[]
  readonly eyes: number[]
}

/** A table with people in all its seats, in mid-play as long as it lasts. */
export class LiveTable {
  readonly #port: number
  readonly #id: string
  readonly #people: readonly Person[]
  readonly #samples: Samples
  /** Where its people come from. */
  readonly #address: string
  readonly #sent = new Map<number, number>()
  #sockets: WebSocket[] = []
  /** The earliest moment of the next command; undefined while the table rests. */
  #next: number | undefined
  #interval = 0
  #waiting: (() => void) | undefined
  #lastCommand: Promise<void> = Promise.resolve()

  constructor(port: number, id: string, people: readonly Person[], samples: Samples, address: string) {
    this.#address = address
    this.#port = port
    this.#id = id
    this.#people = people
    this.#samples = samples
  }

  async connect(): Promise<void> {
    this.#sockets = await Promise.all(this.#people.map((person, seat) => this.#open(person, seat)))
  }

  /** Plays on, a command every so many milliseconds at most. */
  play(interval: number): void {
    this.#interval = interval
    this.#next = performance.now() + Math.random() * interval
    this.#waiting?.()
  }

  /** Stops, and waits for the answer to what was asked last. */
  async rest(): Promise<void> {
    this.#next = undefined
    await this.#lastCommand
  }

  close(): void {
    for (const socket of this.#sockets) socket.terminate()
    for (const person of this.#people) person.hangUp()
  }

  #open(person: Person, seat: number): Promise<WebSocket> {
    const socket = new WebSocket(`ws://127.0.0.1:${this.#port}/api/tables/${this.#id}/live`, {
      headers: { cookie: person.cookie },
      perMessageDeflate: false,
      localAddress: this.#address,
    })
    socket.on('message', (data) => this.#hear(String(data), seat))
    return new Promise((resolve, reject) => {
      socket.once('message', () => resolve(socket))
      socket.once('error', reject)
    })
  }

  #hear(text: string, seat: number): void {
    const entry = /^\{"type":"step".*?"entry":(\d+),"seat":(\d+)/.exec(text)
    if (entry && Number(entry[2]) !== seat) this.#seen(Number(entry[1]))
    // Most of what is heard asks for nothing, and need not be read whole.
    if (!text.includes(`"pending":[${seat}]`)) return
    const message: ServerMessage = JSON.parse(text)
    if (message.type !== 'welcome' && message.type !== 'step') return
    const asked = message.type === 'step' ? message.asked : message.position
    if (!asked) return
    const { choices, entry: at } = asked
    const action = choices[Math.floor(Math.random() * choices.length)]
    this.#waiting = () => this.#act(seat, action, at)
    this.#waiting()
  }

  #act(seat: number, action: unknown, at: number): void {
    if (this.#next === undefined) return
    this.#waiting = undefined
    const now = performance.now()
    const wait = this.#next - now
    this.#next = Math.max(now, this.#next) + this.#interval
    this.#lastCommand = this.#send(seat, action, at, Math.max(0, wait))
  }

  async #send(seat: number, action: unknown, at: number, wait: number): Promise<void> {
    await pause(wait)
    const start = performance.now()
    this.#sent.set(at + 1, start)
    await this.#people[seat]?.post(`/api/tables/${this.#id}/act`, { id: `bench ${at}`, at, action })
    this.#samples.answers.push(performance.now() - start)
  }

  /** Another person has seen the entry; the first of them counts. */
  #seen(entry: number): void {
    const start = this.#sent.get(entry)
    if (start === undefined) return
    this.#sent.delete(entry)
    this.#samples.eyes.push(performance.now() - start)
  }
}

/** Sets up a table of so many people and starts its match. */
export async function startTable(
  port: number,
  game: string,
  seats: number,
  samples: Samples,
  address = '127.0.0.1',
): Promise<LiveTable> {
  const host = await Person.arrive(port, 'Driver 1', address)
  const wishes = Array.from({ length: seats }, (_, seat) => ({ kind: seat === 0 ? 'me' : 'open' }))
  const made = await host.post('/api/tables', { game, seats: wishes })
  const { table, you }: TableNow = JSON.parse(made.body)
  const people = [host]
  while (people.length < seats) {
    const person = await Person.arrive(port, `Driver ${people.length + 1}`, address)
    await person.post(`/api/tables/${table.id}/join`, { invite: you.invite })
    people.push(person)
  }
  await host.post(`/api/tables/${table.id}/start`, {})
  return new LiveTable(port, table.id, people, samples, address)
}
