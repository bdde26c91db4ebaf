/**
 * Whoever looks at a table keeps it awake: opens it, asks for it, does something there. Bots do not play for nobody, and
 * what nobody looks at for months is put away (`put-away.ts`).
 */
import type { Payer } from '../allowance.ts'
import type { Server } from '../server.ts'
import type { DueRow } from '../store/schema.ts'
import { change } from '../store/write.ts'
import { InTrouble } from '../trouble.ts'
import { adoptDuties, dueKey, planDuties } from './due.ts'
import { comeBackFromAway } from './put-away.ts'
import { isHeld, type LoadedTable } from './table.ts'

/** So many tables are kept in mind before those that were looked at long ago are forgotten. */
const many = 10_000

export class Looks {
  readonly #server: () => Server
  /** What one look is good for, in milliseconds: looking all the time is written down now and then. */
  readonly #lasts: number
  readonly #noted = new Map<string, number>()
  readonly #clock: () => number

  constructor(server: () => Server, sleepAfter: number, clock: () => number = () => performance.now()) {
    this.#server = server
    this.#lasts = sleepAfter / 4
    this.#clock = clock
  }

  /** Whether someone has looked at a table so lately that one look more changes nothing. */
  isNoted(id: string): boolean {
    const noted = this.#noted.get(id)
    return noted !== undefined && this.#clock() - noted < this.#lasts
  }

  /** Someone looks at a table. Nobody waits for what comes of it. */
  note(id: string, payer: Payer): void {
    const server = this.#server()
    if (this.isNoted(id) || server.isClosing()) return
    const now = this.#clock()
    if (this.#noted.size >= many) this.#throwAway(now)
    this.#noted.set(id, now)
    server.tables
      .inTurn(id, (table) => wake(server, table, payer))
      .catch((error) => {
        this.#noted.delete(id)
        if (!(error instanceof InTrouble)) server.log.warn({ err: error, table: id }, 'a look could not be noted')
      })
  }

  /** Those who have a table open look at it all the time. */
  noteWatchers(): void {
    for (const [id, { payer }] of this.#server().watchers.oneAtEach()) this.note(id, payer)
  }

  #throwAway(now: number): void {
    for (const [id, noted] of this.#noted) if (now - noted >= this.#lasts) this.#noted.delete(id)
  }
}

async function wake(server: Server, table: LoadedTable, payer: Payer): Promise<void> {
  if (table.status === 'over') return
  const isRacing = table.status === 'racing'
  if (isRacing) server.botSeats.enter(table.id, payer, table.seats.filter(({ bot }) => bot !== undefined).length)
  const { db } = server.store
  // Another server may have put it to sleep, or away.
  const row = await db.selectFrom('tables').select('status').where('id', '=', table.id).executeTakeFirst()
  if (row?.status === 'away') await comeBackFromAway(server, table)
  table.looked = server.steady().toISOString()
  const looked = change(db.updateTable('tables').set({ looked: table.looked }).where('id', '=', table.id))
  const rows = await db.selectFrom('due').selectAll().where('table_id', '=', table.id).execute()
  table.due = new Map(rows.map((row) => [dueKey(row.kind, row.seat), row]))
  const duties = planDuties(server, table, { gone: rows.length === 0 ? absent(server, table) : [] })
  await server.store.write(looked, ...duties.changes)
  adoptDuties(server, table, duties)
}

/** People who do not have the table open and for whom no bot plays. */
function absent({ watchers }: Server, table: LoadedTable): number[] {
  return [...table.seats.keys()].filter((seat) => {
    const sitting = table.seats[seat]
    return sitting?.person && !isHeld(sitting) && !watchers.isPresent(table.id, sitting.person.id)
  })
}

/**
 * The rows of tables that are awake. The others are put to sleep without being read: after a long absence everything
 * may be due at once.
 */
export async function wakeful(server: Server, rows: readonly DueRow[]): Promise<readonly DueRow[]> {
  const { store, tables } = server
  const unread = new Set(rows.map(({ table_id }) => table_id).filter((id) => !tables.isLoaded(id)))
  if (unread.size === 0) return rows
  const asleep = await store.db
    .selectFrom('tables')
    .select('id')
    .where('id', 'in', [...unread])
    .where('looked', '<', awakeSince(server))
    .execute()
  const ids = asleep.map(({ id }) => id)
  if (ids.length === 0) return rows
  await store.write(change(store.db.deleteFrom('due').where('table_id', 'in', ids)))
  server.log.info({ tables: ids }, 'tables asleep')
  return rows.filter(({ table_id }) => !ids.includes(table_id))
}

/** Whoever has looked since then keeps a table awake, whatever has become of the time of day. */
export function awakeSince({ steady, settings }: Server): string {
  return new Date(steady().getTime() - settings.sleepAfter).toISOString()
}

/** Whether someone has looked at the table lately, here or at another server. */
export async function isAwake(server: Server, table: LoadedTable): Promise<boolean> {
  const since = awakeSince(server)
  if (table.looked >= since) return true
  const { db } = server.store
  const row = await db.selectFrom('tables').select('looked').where('id', '=', table.id).executeTakeFirst()
  table.looked = row?.looked ?? table.looked
  return table.looked >= since
}

/** Nothing more happens at the table by itself until someone looks. */
export async function fallAsleep(server: Server, table: LoadedTable): Promise<void> {
  const { store, botSeats, log } = server
  await store.write(change(store.db.deleteFrom('due').where('table_id', '=', table.id)))
  table.due = new Map()
  botSeats.leave(table.id)
  log.info({ table: table.id }, 'table asleep')
}
