import type { Viewer } from '@paddock/kernel'
import type { Server } from '../server.ts'
import { type LoadedTable, viewerOf } from '../tables/table.ts'

/** Through whose eyes a table is looked at now, each once. */
export function viewersAt({ watchers }: Server, table: LoadedTable): Viewer[] {
  const viewers: Viewer[] = []
  for (const { person } of watchers.at(table.id)) {
    const viewer = viewerOf(table, person)
    if (!viewers.includes(viewer)) viewers.push(viewer)
  }
  return viewers
}
