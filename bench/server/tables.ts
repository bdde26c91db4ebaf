/** Live tables: people in every seat, a socket each, who answer as soon as they are asked and the pace allows. */
import { setTimeout as pause } from 'node:timers/promises'
import type { ServerMessage, TableNow } from '@paddock/protocol'
import WebSocket from 'ws'
import type { Person } from './client.ts'

/** How a command is sent. */
export type Way = 'post' | 'socket'

/** What was measured, times in milliseconds. */
export interface Samples {
  /** Until the answer, and until another person at the table saw it. */
  readonly answers: number[]
  readonly eyes: number[]
  /** Steps that were told, to each person by themselves, and how many bytes they had. */
  steps: number
  bytes: number
}

export function noSamples(): Samples {
  return { answers: [], eyes: [], steps: 0, bytes: 0 }
}

/** Who is asked, as it stands in every message that asks someone. */
const askedForm = /"entry":(\d+),"pending":\[([\d,]*)\],"decided":\[([\d,]*)\]/

/** A person at a table. */
interface Sitter {
  readonly seat: number
  readonly person: Person
  socket: WebSocket | undefined
  /** Whether a command of theirs is on its way, which entry it has made, and the latest entry they have seen. */
  isBusy: boolean
  made: number
  seen: number
  /** What they would do now. */
  waiting: (() => void) | undefined
  /** Hears the answer to a command over the socket. */
  answered: ((answer: string) => void) | undefined
}

/** A table with people in all its seats, in mid-play as long as it lasts. */
export class LiveTable {
  readonly #port: number
  readonly #id: string
  readonly #sitters: readonly Sitter[]
  readonly #samples: Samples
  /** Where its people come from. */
  readonly #address: string
  readonly #sent = new Map<number, number>()
  /** The earliest moment of the next command; undefined while the table rests. */
  #next: number | undefined
  #interval = 0
  #way: Way = 'post'
  readonly #underWay = new Set<Promise<void>>()

  constructor(port: number, id: string, people: readonly Person[], samples: Samples, address = '127.0.0.1') {
    this.#address = address
    this.#port = port
    this.#id = id
    this.#sitters = people.map((person, seat) => ({
      seat,
      person,
      socket: undefined,
      isBusy: false,
      made: 0,
      seen: 0,
      waiting: undefined,
      answered: undefined,
    }))
    this.#samples = samples
  }

  async connect(): Promise<void> {
    await Promise.all(this.#sitters.map((sitter) => this.#open(sitter)))
  }

  /** Plays on, a command every so many milliseconds at most. */
  play(interval: number, way: Way): void {
    this.#interval = interval
    this.#way = way
    this.#next = performance.now() + Math.random() * interval
    for (const sitter of this.#sitters) this.#goOn(sitter)
  }

  /** Stops, and waits for the answers to what was asked last. */
  async rest(): Promise<void> {
    this.#next = undefined
    await Promise.all(this.#underWay)
  }

  close(): void {
    for (const { socket, person } of this.#sitters) {
      socket?.terminate()
      person.hangUp()
    }
  }

  #open(sitter: Sitter): Promise<void> {
    const socket = new WebSocket(`ws://127.0.0.1:${this.#port}/api/tables/${this.#id}/live`, {
      headers: { cookie: sitter.person.cookie },
      perMessageDeflate: false,
      localAddress: this.#address,
    })
    sitter.socket = socket
    socket.on('message', (data) => this.#hear(String(data), sitter))
    return new Promise((resolve, reject) => {
      socket.once('message', () => resolve())
      socket.once('error', reject)
    })
  }

  #hear(text: string, sitter: Sitter): void {
    if (text.startsWith('{"type":"done"')) {
      sitter.answered?.(text)
      return
    }
    if (text.startsWith('{"type":"refused"')) throw new Error(text)
    const step = /^\{"type":"step".*?"entry":(\d+),"seat":(-?\d+)/.exec(text)
    if (step) this.#told(text, sitter, Number(step[1]), Number(step[2]))
    const from = text.lastIndexOf(step ? '"asked":{' : '"position":{')
    const asked = from < 0 ? undefined : askedForm.exec(text.slice(from, from + 200))
    if (!asked) return
    const at = Number(asked[1])
    const isAsked = isOne(sitter.seat, asked[2]) && !isOne(sitter.seat, asked[3])
    sitter.seen = at
    // Most of what is heard asks for nothing, and need not be read whole.
    sitter.waiting = isAsked ? () => this.#act(sitter, someChoice(text), at) : undefined
    this.#goOn(sitter)
  }

  /** Nobody decides before they have seen what became of their last decision. */
  #goOn({ isBusy, made, seen, waiting }: Sitter): void {
    if (!isBusy && seen >= made && this.#next !== undefined) waiting?.()
  }

  #told(text: string, sitter: Sitter, entry: number, seat: number): void {
    this.#samples.steps++
    this.#samples.bytes += text.length
    if (seat !== sitter.seat) this.#seen(entry)
  }

  #act(sitter: Sitter, action: unknown, at: number): void {
    if (this.#next === undefined) return
    sitter.waiting = undefined
    sitter.isBusy = true
    const now = performance.now()
    const wait = Math.max(0, this.#next - now)
    this.#next = Math.max(now, this.#next) + this.#interval
    const sent = this.#send(sitter, action, at, wait).finally(() => this.#underWay.delete(sent))
    this.#underWay.add(sent)
  }

  async #send(sitter: Sitter, action: unknown, at: number, wait: number): Promise<void> {
    if (wait > 0) await pause(wait)
    const start = performance.now()
    this.#sent.set(at + 1, start)
    const request = { id: `${at}`, at, action }
    const answer =
      this.#way === 'post'
        ? (await sitter.person.post(`/api/tables/${this.#id}/act`, request)).body
        : await this.#say(sitter, request)
    this.#samples.answers.push(performance.now() - start)
    sitter.made = Number(/"entry":(\d+)/.exec(answer)?.[1])
    sitter.isBusy = false
    this.#goOn(sitter)
  }

  #say(sitter: Sitter, request: object): Promise<string> {
    return new Promise((resolve) => {
      sitter.answered = resolve
      sitter.socket?.send(JSON.stringify({ type: 'act', ...request }))
    })
  }

  /** Another person has seen the entry; the first of them counts. */
  #seen(entry: number): void {
    const start = this.#sent.get(entry)
    if (start === undefined) return
    this.#sent.delete(entry)
    this.#samples.eyes.push(performance.now() - start)
  }
}

/** Whether the seat is in a list of seats, as it is written. */
function isOne(seat: number, list: string | undefined): boolean {
  return list?.split(',').includes(String(seat)) ?? false
}

function someChoice(text: string): unknown {
  const message: ServerMessage = JSON.parse(text)
  const asked = message.type === 'step' ? message.asked : message.type === 'welcome' ? message.position : undefined
  const choices = asked?.choices ?? []
  return choices[Math.floor(Math.random() * choices.length)]
}

/** Sets up a table for these people and starts its match. */
export async function startTable(
  port: number,
  game: string,
  people: readonly Person[],
  samples: Samples,
  address = '127.0.0.1',
): Promise<LiveTable> {
  const [host, ...others] = people
  if (!host) throw new Error('nobody to play')
  const made = await host.post('/api/tables', {
    game,
    seats: [{ kind: 'me' }, ...others.map(() => ({ kind: 'open' }))],
    // No bot plays where nobody looks: that would be another load.
    holding: false,
  })
  const { table, you }: TableNow = JSON.parse(made.body)
  for (const person of others) await person.post(`/api/tables/${table.id}/join`, { invite: you.invite })
  await host.post(`/api/tables/${table.id}/start`, {})
  return new LiveTable(port, table.id, people, samples, address)
}
