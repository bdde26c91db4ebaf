import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { type KeptTable, keptTable, line, type StoredLine, type Truth } from './truth.ts'

/** So often a question is asked again, after a while each: the database may just have been killed. */
const tries = 120

/** PostgreSQL, asked past the nodes. */
export class PostgresTruth implements Truth {
  readonly #address: string

  constructor(address: string) {
    this.#address = address
  }

  async table(id: string): Promise<KeptTable | undefined> {
    const [row] = await this.#ask('select * from tables where id = $1', id)
    return keptTable(row, await this.#ask('select person from seats where table_id = $1 order by seat', id))
  }

  async log(id: string): Promise<StoredLine[]> {
    return (await this.#ask('select * from log where table_id = $1 order by n', id)).map(line)
  }

  /** It says nothing of itself; that every row can be read is something. */
  async complaints(): Promise<string[]> {
    await this.#ask('select count(body) from log where table_id <> $1', '')
    return []
  }

  async #ask(sql: string, parameter: string): Promise<unknown[]> {
    for (let left = tries; ; left--) {
      const client = new pg.Client({ connectionString: this.#address, connectionTimeoutMillis: 5_000 })
      client.on('error', () => {})
      try {
        await client.connect()
        return (await client.query(sql, [parameter])).rows
      } catch (error) {
        if (left <= 1) throw error
        await pause(250)
      } finally {
        void client.end().catch(() => {})
      }
    }
  }
}
