/** A table of how a cluster is, for the terminal. */
import pg from 'pg'
import type { RunningCluster } from './cluster.ts'

export async function healthOf(cluster: RunningCluster): Promise<string> {
  const rows = await Promise.all(
    cluster.nodes.map(async (node, index) => {
      const start = performance.now()
      const isReady = await node.isReady()
      const took = `${Math.round(performance.now() - start)} ms`
      return [
        `node ${index + 1}`,
        node.address,
        isReady ? 'ready' : 'NOT READY',
        took,
        `${node.pid}`,
        `${node.restarts}`,
      ]
    }),
  )
  const store = await storeOf(cluster.database)
  const lines = [
    ['', 'at', 'is', 'answers in', 'process', 'restarts'],
    ...rows,
    ['PostgreSQL', `port ${cluster.postgres.port}`, store ? 'ready' : 'NOT READY', '', `${cluster.postgres.pid}`, ''],
    [
      'NATS',
      cluster.nats ? `port ${cluster.nats.port}` : '',
      cluster.nats ? 'started' : 'none',
      '',
      `${cluster.nats?.pid ?? ''}`,
      '',
    ],
  ]
  return `${columns(lines)}\n\n${store ?? 'The store does not answer.'}`
}

async function storeOf(database: string): Promise<string | undefined> {
  const client = new pg.Client({ connectionString: database, connectionTimeoutMillis: 1_000, query_timeout: 2_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query(`select
      (select count(*) from tables) as tables, (select count(*) from tables where status = 'racing') as racing,
      (select count(*) from people) as people, (select count(distinct person) from presence) as present,
      (select count(*) from log) as lines, (select count(*) from due) as due`)
    const { tables, racing, people, present, lines, due } = rows[0] ?? {}
    return `${tables} tables, ${racing} of them racing; ${people} people, ${present} of them at a table; ${lines} lines in the logs, ${due} things due`
  } catch {
    return undefined
  } finally {
    await client.end().catch(() => {})
  }
}

/** Columns as wide as what stands in them. */
export function columns(lines: readonly (readonly string[])[]): string {
  const widths = (lines[0] ?? []).map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)))
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
