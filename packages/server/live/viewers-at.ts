import type { Viewer } from '@paddock/kernel'
import type { Server } from '../server.ts'
import { type LoadedTable, viewerOf } from '../tables/table.ts'

/** Through whose eyes a table is looked at now, each once. */
export function viewersAt({ watchers }: Server, table: LoadedTable): Viewer[] {
  const viewers = new Set<Viewer>()
  for (const { person } of watchers.at(table.id)) viewers.add(viewerOf(table, person))
  return [...viewers]
}
