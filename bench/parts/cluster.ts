/**
 * Nodes over a real PostgreSQL that syncs every commit, and a real NATS server: one node, and three with the tables
 * spread over them, as a proxy does that keeps a table on one node. All of it shares this machine with whoever plays.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { gameIds } from '@paddock/games'
import { Nats } from '../../packages/server/testing/nats.ts'
import { Postgres } from '../../packages/server/testing/postgres.ts'
import { Person } from '../server/client.ts'
import { type LiveTable, noSamples, startTable } from '../server/tables.ts'
import { type Carried, inFolder, type Load, under } from '../server/under-load.ts'

const tables = 200
const seats = 3
const flatOut = { warmUp: 1.5, seconds: 3 }
const paced = { warmUp: 1, seconds: 3 }

interface GameFigures {
  /** Acknowledged and synced, with every table going as fast as it can. */
  readonly commandsPerSecond: number
  /** At half of that load. */
  readonly p50ms: number
  readonly p99ms: number
  readonly eyesP99ms: number
  readonly bytesPerStep: number
}

interface NodesFigures {
  readonly games: Readonly<Record<string, GameFigures>>
}

export interface ClusterFigures {
  readonly postgres: NodesFigures
  readonly three: NodesFigures
  /** What the log holds for an entry, with its indexes. */
  readonly bytesPerRow: number
}

export async function cluster(say: (line: string) => void): Promise<ClusterFigures> {
  const postgres = await Postgres.start({ durable: true })
  const nats = await Nats.start()
  try {
    const database = await postgres.database()
    const one = await onNodes(1, database, nats.address, say)
    const three = await onNodes(3, database, nats.address, say)
    return { postgres: one, three, bytesPerRow: await postgres.bytesPerRow(database, 'log') }
  } finally {
    await nats.stop()
    await postgres.stop()
  }
}

async function onNodes(
  count: number,
  database: string,
  nats: string,
  say: (line: string) => void,
): Promise<NodesFigures> {
  return await inFolder(async (folder) => {
    const nodes = await Promise.all(
      Array.from({ length: count }, (_, index) => startNode(join(folder, `${index}`), database, nats)),
    )
    const games: Record<string, GameFigures> = {}
    for (const game of process.env.PADDOCK_BENCH_GAMES?.split(',') ?? gameIds) {
      say(`cluster: ${game}, ${tables} tables of ${seats} on ${count === 1 ? 'one node' : `${count} nodes`}`)
      const ports = nodes.map(({ port }) => port)
      const most = await run(game, ports, { ...flatOut, way: 'socket' })
      const half = await run(game, ports, { ...paced, way: 'socket', perSecond: most.commandsPerSecond / 2 })
      const { p50ms, p99ms, eyesP99ms, bytesPerStep } = half
      games[game] = { commandsPerSecond: most.commandsPerSecond, p50ms, p99ms, eyesP99ms, bytesPerStep }
    }
    await Promise.all(nodes.map((node) => node.stop()))
    return { games }
  })
}

async function startNode(folder: string, database: string, nats: string) {
  const child = fork(join(import.meta.dirname, '..', 'cluster', 'host.ts'), [folder, database, nats])
  const [{ port }] = await once(child, 'message')
  return {
    port: Number(port),
    async stop() {
      const gone = once(child, 'exit')
      child.disconnect()
      await gone
    },
  }
}

/** New tables for each run: a match must not be over before the run is. */
async function run(game: string, ports: readonly number[], load: Load): Promise<Carried> {
  const samples = noSamples()
  const live: LiveTable[] = []
  while (live.length < tables) {
    const some = Array.from({ length: 20 }, async (_, index) => {
      const port = ports[(live.length + index) % ports.length] ?? 0
      const people = await Promise.all(
        Array.from({ length: seats }, (_, seat) => Person.arrive(port, `Driver ${seat}`)),
      )
      const table = await startTable(port, game, people, samples)
      await table.connect()
      return table
    })
    live.push(...(await Promise.all(some)))
  }
  const carried = await under(load, live, samples)
  for (const table of live) table.close()
  return carried
}
