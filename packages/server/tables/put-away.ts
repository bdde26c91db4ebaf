/**
 * Tables that nobody has looked at for very long are put away: nothing is due at them any more. Everything about them
 * stays, a line of their log says so, and whoever opens one finds it where it stood.
 */
import type { Server } from '../server.ts'
import { Conflict, change, mustChange } from '../store/write.ts'
import type { LoadedTable } from './table.ts'
import { type LogLine, writeDown } from './write-down.ts'

const day = 24 * 3_600_000
/** So many at a time, so that everyone else has a turn between. */
const atOnce = 50

/** How often to look for what is to be put away, in milliseconds, and when for the first time after the start. */
const often = 3_600_000
const soon = 60_000

/** Returns a function that ends it. */
export function startPuttingAway(server: Server): () => void {
  const look = (): void => {
    putAwayAll(server).catch((err) => server.log.warn({ err }, 'tables could not be put away'))
  }
  const first = setTimeout(look, soon)
  const timer = setInterval(look, often)
  return () => {
    clearTimeout(first)
    clearInterval(timer)
  }
}

/** Puts away what is to be put away, a few at a time. Resolves to how many there were. */
export async function putAwayAll(server: Server): Promise<number> {
  const { gathering, racing } = server.settings.putAway
  const before = (days: number): string => new Date(server.steady().getTime() - days * day).toISOString()
  return (await sweep(server, 'gathering', before(gathering))) + (await sweep(server, 'racing', before(racing)))
}

async function sweep(server: Server, status: 'gathering' | 'racing', before: string): Promise<number> {
  let put = 0
  for (let last = ''; !server.isClosing(); ) {
    const rows = await server.store.db
      .selectFrom('tables')
      .select('id')
      .where('id', '>', last)
      .where('status', '=', status)
      .where('looked', '<', before)
      .where('created', '<', before)
      .orderBy('id')
      .limit(atOnce)
      .execute()
    for (const { id } of rows) if (await putAway(server, id, status, before)) put++
    last = rows.at(-1)?.id ?? ''
    if (rows.length < atOnce) break
  }
  return put
}

/** Several servers may try: the table's row, and the number of the line, let only one of them. */
async function putAway(server: Server, id: string, status: 'gathering' | 'racing', before: string): Promise<boolean> {
  const { store, tables, metrics, log } = server
  const { db } = store
  const last = await db
    .selectFrom('log')
    .select('n')
    .where('table_id', '=', id)
    .orderBy('n', 'desc')
    .limit(1)
    .executeTakeFirst()
  const line = { table_id: id, n: (last?.n ?? 0) + 1, kind: 'away', entry: null, command: null } as const
  const row = db.updateTable('tables').set({ status: 'away' }).where('id', '=', id)
  try {
    await store.write(
      mustChange(row.where('status', '=', status).where('looked', '<', before)),
      store.logged({ ...line, body: JSON.stringify({ status }), at: server.now().toISOString() }),
      change(db.deleteFrom('due').where('table_id', '=', id)),
    )
  } catch (error) {
    // Someone has come back at the last moment, or another server was quicker.
    if (error instanceof Conflict) return false
    throw error
  }
  metrics.putAway.inc({ status })
  log.info({ table: id, status }, 'table put away')
  // Whoever listed it a moment ago has it in memory as it was.
  if (tables.isLoaded(id)) await tables.inTurnEvenOutdated(id, async () => tables.forget(id))
  return true
}

/** Someone has opened it: it is as it was. Called in its turn. */
export async function comeBackFromAway(server: Server, table: LoadedTable): Promise<void> {
  const { store, log } = server
  const { id, status } = table
  table.away = false
  const row = store.db.updateTable('tables').set({ status }).where('id', '=', id).where('status', '=', 'away')
  const line: LogLine = { kind: 'back', body: { status }, told: (n) => ({ kind: 'table', n }) }
  await writeDown(server, table, [line], [mustChange(row)])
  log.info({ table: id, status }, 'table taken out again')
}
