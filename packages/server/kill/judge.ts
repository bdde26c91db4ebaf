/** Holds what clients were told against what the store holds. */
import { createHash } from 'node:crypto'
import { same } from '@paddock/kernel'
import { readEntry } from '../store/entry.ts'
import type { Acknowledged, Model } from './model.ts'
import { replayed } from './replayed.ts'
import type { KeptTable, StoredLine, Truth } from './truth.ts'
import type { Witness } from './witness.ts'

export class Judge {
  readonly #model: Model
  readonly #truth: Truth
  /** Tables whose match is over, and those who were there. */
  readonly #over = new Map<string, readonly Witness[]>()
  /** What was found in the log of each table that was judged: these lines may not change any more, though others may follow. */
  readonly #judged = new Map<string, { readonly count: number; readonly digest: string }>()

  constructor(model: Model, truth: Truth) {
    this.#model = model
    this.#truth = truth
  }

  /** The match of that table is over for everyone at it. */
  hear(table: string, witnesses: readonly Witness[]): void {
    this.#over.set(table, witnesses)
  }

  /** Looks for what was acknowledged since the last look, and judges the tables that are over. */
  async look(): Promise<void> {
    const news = this.#model.unchecked
    this.#model.unchecked = []
    for (const [table, list] of Map.groupBy(news, (what) => what.table)) {
      const lines = await this.#truth.log(table)
      for (const what of list) this.#find(what, lines)
    }
    for (const [table, witnesses] of [...this.#over]) {
      this.#over.delete(table)
      await this.#judge(table, witnesses)
    }
  }

  /** Everything once more, when nothing more is to come. */
  async conclude(): Promise<void> {
    await this.look()
    for (const [table, { count, digest }] of this.#judged) {
      const lines = await this.#truth.log(table)
      if (digestOf(lines.slice(0, count)) !== digest) this.#model.fault(`The log of ${table} was changed.`)
    }
    for (const complaint of await this.#truth.complaints()) this.#model.fault(`The database says: ${complaint}`)
  }

  async #judge(id: string, witnesses: readonly Witness[]): Promise<void> {
    const model = this.#model
    const lines = await this.#truth.log(id)
    const table = await this.#truth.table(id)
    if (!table) {
      model.fault(`Table ${id} is gone.`)
      return
    }
    if (table.status !== 'over') model.fault(`Everyone saw the end of ${id}, but it is ${table.status}.`)
    this.#judgeNumbers(id, lines)
    this.#judgeCommands(id, lines)
    this.#judgeChat(id, lines)
    this.#judgeSeats(id, table)
    for (const witness of witnesses) this.#judgeWitness(id, lines, witness)
    for (const complaint of await replayed(table, lines, witnesses)) model.fault(`${id}: ${complaint}`)
    this.#judged.set(id, { count: lines.length, digest: digestOf(lines) })
    model.acknowledged.delete(id)
  }

  /** Numbered without a gap, lines as well as entries. */
  #judgeNumbers(id: string, lines: readonly StoredLine[]): void {
    const entries = lines.flatMap(({ entry }) => entry ?? [])
    const isCounted = lines.every(({ n }, index) => n === index + 1) && entries.every((entry, at) => entry === at + 1)
    if (!isCounted) this.#model.fault(`The log of ${id} is not numbered one after the other.`)
  }

  /** Exactly what was acknowledged was done, each once, and nothing that was refused. */
  #judgeCommands(id: string, lines: readonly StoredLine[]): void {
    const list = this.#model.acknowledged.get(id) ?? []
    for (const what of list) this.#find(what, lines)
    const known = new Set(list.map(({ seat, id: name }) => `${seat} ${name}`))
    if (known.size !== list.length) this.#model.fault(`A command of ${id} was acknowledged as two.`)
    for (const { command, n } of lines) {
      if (command === null) continue
      if (this.#model.unsure.has(`${id} ${command}`)) continue
      if (this.#model.refused.has(`${id} ${command}`)) this.#model.fault(`Line ${n} of ${id} was refused, but done.`)
      else if (!known.delete(command)) this.#model.fault(`Line ${n} of ${id} is a command done twice, or nobody’s.`)
    }
  }

  #find({ table, seat, id, action, entry, n, outcome }: Acknowledged, lines: readonly StoredLine[]): void {
    const row = lines[n - 1]
    const isThere = row?.n === n && row.entry === entry && row.command === `${seat} ${id}`
    const kept = isThere ? readEntry(row.body) : undefined
    const isSame =
      kept && kept.outcome === outcome && ('action' in kept ? same(kept.action, action) : action === undefined)
    if (!isSame)
      this.#model.fault(`Lost: entry ${entry}, line ${n} of ${table}, "${seat} ${id}"; there is ${row?.body}`)
  }

  #judgeChat(id: string, lines: readonly StoredLine[]): void {
    const kept = lines.flatMap(({ kind, body }) => (kind === 'chat' ? String(JSON.parse(body).text) : []))
    for (const { table, text, fate } of this.#model.said) {
      if (table !== id) continue
      const times = kept.filter((line) => line === text).length
      const isRight = fate === 'there' ? times === 1 : fate === 'absent' ? times === 0 : times <= 1
      if (!isRight) this.#model.fault(`"${text}" should be ${fate} at ${id}, and stands there ${times} times.`)
    }
  }

  #judgeSeats(id: string, { seats }: KeptTable): void {
    for (const { table, seat, person } of this.#model.seated) {
      if (table === id && seats[seat] !== person) this.#model.fault(`${person} was given seat ${seat} of ${id}.`)
    }
  }

  #judgeWitness(id: string, lines: readonly StoredLine[], { entries, chat }: Witness): void {
    const truth = lines.filter(({ entry }) => entry !== null)
    for (const [index, { entry, body, at }] of truth.entries()) {
      const { seat, outcome } = readEntry(body)
      if (entries[index + 1] === `${seat} ${outcome} ${at}`) continue
      this.#model.fault(`Of entry ${entry} of ${id} someone was told ${entries[index + 1]}, not ${body} ${at}.`)
    }
    if (entries.length > truth.length + 1) this.#model.fault(`Someone at ${id} was told more than is in the log.`)
    for (const [n, said] of chat) {
      const { body = '{}', at } = lines[n - 1] ?? {}
      const { seat, text } = JSON.parse(body)
      if (`${seat} ${at} ${text}` !== said) this.#model.fault(`Someone at ${id} heard "${said}" as line ${n}.`)
    }
  }
}

function digestOf(lines: readonly StoredLine[]): string {
  return createHash('sha256').update(JSON.stringify(lines)).digest('base64')
}
