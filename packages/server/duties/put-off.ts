import type { Server } from '../server.ts'
import type { DueRow } from '../store/schema.ts'
import { change } from '../store/write.ts'
import { dueKey } from '../tables/due.ts'

/** What cannot be done now is due later, and is in nobody's hand until then. */
export async function putOff(server: Server, row: DueRow, milliseconds: number): Promise<void> {
  const { store, tables, alarm } = server
  const at = new Date(server.steady().getTime() + milliseconds)
  const later = { ...row, at: at.toISOString(), taken: null }
  const { table_id, kind, seat } = row
  const same = store.db.updateTable('due').set({ at: later.at, taken: null }).where('table_id', '=', table_id)
  await store.write(change(same.where('kind', '=', kind).where('seat', '=', seat)))
  const table = tables.get(table_id)
  if (table) table.due = new Map([...table.due, [dueKey(kind, seat), later]])
  alarm.set(at)
}
