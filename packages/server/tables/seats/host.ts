/** A host who is gone before the start must not keep the others waiting for ever. */
import type { Server } from '../../server.ts'
import { hostIsMissed, writeDuties } from '../due.ts'
import type { LoadedTable } from '../table.ts'
import { handOver } from './leave.ts'

/** Someone has come or gone at a table. From when the host is missed, the time of that counts. */
export async function noteHost(server: Server, table: LoadedTable): Promise<void> {
  if (table.status === 'gathering') await writeDuties(server, table, {})
}

/** The host has been missed for long: the first of those who are here is host from now on. */
export async function checkHost(server: Server, table: LoadedTable): Promise<void> {
  if (!hostIsMissed(server, table)) return writeDuties(server, table, {})
  await handOver(server, table, ({ id }) => server.watchers.isPresent(table.id, id))
}
