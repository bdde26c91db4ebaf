/** Several nodes over one PostgreSQL and one NATS server, for tests. */
import { inject } from 'vitest'
import type { ServerOptions } from '../settings.ts'
import type { RunningServer } from '../start-server.ts'
import { serve } from './server.ts'
import { postgresDatabase } from './stores.ts'

/** Whether there is what several nodes need. */
export const canShare = inject('postgres') !== undefined && inject('nats') !== undefined

/** `nats: undefined` leaves the nodes without hints. */
export async function startNodes(
  count: number,
  options: Partial<ServerOptions> = {},
): Promise<{ nodes: RunningServer[]; addresses: string[]; database: string }> {
  const nats = inject('nats')
  const database = options.database ?? (await postgresDatabase())
  const hints = nats === undefined ? {} : { nats }
  const nodes = await Promise.all(Array.from({ length: count }, () => serve({ ...hints, ...options, database })))
  return { nodes, addresses: nodes.map(({ address }) => address), database }
}
