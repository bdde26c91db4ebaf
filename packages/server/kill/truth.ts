/** What the store holds, read past the server. */
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { isObject } from '@paddock/kernel'

/** A line of a table's log. */
export interface StoredLine {
  readonly n: number
  readonly kind: string
  readonly entry: number | null
  readonly command: string | null
  readonly body: string
  readonly at: string
}

export interface KeptTable {
  readonly game: string
  readonly options: string
  readonly status: string
  readonly seed: string
  readonly rules: number
  /** The person of each seat. */
  readonly seats: readonly (string | null)[]
}

export interface Truth {
  table(id: string): Promise<KeptTable | undefined>
  log(id: string): Promise<StoredLine[]>
  /** What the database itself complains of. */
  complaints(): Promise<string[]>
}

/** SQLite's file, which is opened anew each time: between two looks a server may live and die. */
export class SqliteTruth implements Truth {
  readonly #file: string

  constructor(dataFolder: string) {
    this.#file = join(dataFolder, 'paddock.sqlite')
  }

  async table(id: string): Promise<KeptTable | undefined> {
    return this.#reading((db) => {
      const row: unknown = db.prepare('select * from tables where id = ?').get(id)
      const seats = db.prepare('select person from seats where table_id = ? order by seat').all(id)
      return keptTable(row, seats)
    })
  }

  async log(id: string): Promise<StoredLine[]> {
    return this.#reading((db) => db.prepare('select * from log where table_id = ? order by n').all(id).map(line))
  }

  async complaints(): Promise<string[]> {
    const rows = this.#reading((db) => db.prepare('pragma integrity_check').all())
    return rows.flatMap(({ integrity_check: said }) => (said === 'ok' ? [] : String(said)))
  }

  #reading<Result>(read: (db: DatabaseSync) => Result): Result {
    const db = new DatabaseSync(this.#file, { timeout: 5_000 })
    try {
      return read(db)
    } finally {
      db.close()
    }
  }
}

export function keptTable(row: unknown, seats: readonly unknown[]): KeptTable | undefined {
  if (!isObject(row)) return undefined
  return {
    game: String(row.game),
    options: String(row.options),
    status: String(row.status),
    seed: String(row.seed),
    rules: Number(row.rules),
    seats: seats.map((seat) => (isObject(seat) && typeof seat.person === 'string' ? seat.person : null)),
  }
}

export function line(row: unknown): StoredLine {
  if (!isObject(row)) throw new Error('A line of the log is none.')
  const { n, kind, entry, command, body, at } = row
  return {
    n: Number(n),
    kind: String(kind),
    entry: entry === null ? null : Number(entry),
    command: command === null ? null : String(command),
    body: String(body),
    at: String(at),
  }
}
