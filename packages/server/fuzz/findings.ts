/** What was thrown, what came back, and what should not have. */
import { TroubleTold } from '@paddock/protocol'
import { Compile } from 'typebox/compile'
import type { RawAnswer } from './answers.ts'

const form = Compile(TroubleTold)

/** More kinds of faults than that say nothing new. */
const most = 40

export class Findings {
  thrown = 0
  /** How often each status, or each way of closing, was the answer. */
  readonly answers = new Map<string, number>()
  /** Each kind once, with the first example of it. */
  readonly #faults = new Map<string, { readonly example: string; times: number }>()
  /** Commands that were acknowledged, as `table seat id`; those whose answer was cut off may be done or not. */
  readonly acknowledged = new Set<string>()
  readonly unknown = new Set<string>()
  /** Of commands over a socket the number in their name, which stays in it unless all of the name was replaced. */
  readonly unheard = new Set<string>()

  count(what: string): void {
    this.answers.set(what, (this.answers.get(what) ?? 0) + 1)
  }

  get faults(): string[] {
    return Array.from(this.#faults, ([kind, { example, times }]) => `${times} × ${kind}${example}`)
  }

  fault(kind: string, example = ''): void {
    const known = this.#faults.get(kind) ?? { example, times: 0 }
    known.times++
    if (this.#faults.size < most) this.#faults.set(kind, known)
  }

  /** Whether a line of the log, by its table and command, may be there. */
  mayBeDone(table: string, command: string): boolean {
    const key = `${table} ${command}`
    return this.acknowledged.has(key) || this.unknown.has(key) || this.#isUnheard(table, command)
  }

  #isUnheard(table: string, command: string): boolean {
    const [seat, ...name] = command.split(' ')
    const number = /(\d+)\D*$/.exec(name.join(' '))?.[1]
    if (number !== undefined) return this.unheard.has(`${table} ${seat} ${number}`)
    return [...this.unheard].some((key) => key.startsWith(`${table} ${seat} `))
  }

  /** Never a fault of the server's own, and every refusal of the promised form. */
  judge({ status, headers, body }: RawAnswer, method: string, shown: string): void {
    this.count(String(status))
    const isTrouble = status >= 500 && status !== 503
    if (isTrouble || Number.isNaN(status))
      this.fault(`${status} ${body.slice(0, 60)}`, `${body.slice(60, 300)} for ${shown}`)
    if (status < 400 || method === 'HEAD' || headers.get('content-type')?.startsWith('text/html')) return
    if (!isPromised(body)) this.fault(`Not of the promised form: ${status} ${body.slice(0, 100)}`, ` for ${shown}`)
  }
}

function isPromised(body: string): boolean {
  try {
    return form.Check(JSON.parse(body))
  } catch {
    return false
  }
}
