/**
 * `npm run cluster`: a server for many on one machine. A real PostgreSQL, a real NATS server, three nodes behind a real
 * proxy, and a table of how they are. Ctrl-C ends all of it.
 */
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { startCluster } from './cluster/cluster.ts'
import { healthOf } from './cluster/health.ts'
import { buildPage } from './page.ts'
import { root } from './steps.ts'

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '3000' },
    nodes: { type: 'string', default: '3' },
    once: { type: 'boolean' },
  },
})
const [port, count] = [Number(values.port), Number(values.nodes)]
if (!Number.isInteger(port) || !Number.isInteger(count) || count < 1 || count > 9) {
  console.error('npm run cluster -- [--port 3000] [--nodes 3]: a port, and one to nine nodes.')
  process.exit(2)
}
if (!buildPage()) process.exit(1)

const folder = join(root, 'out', 'cluster')
const cluster = await startCluster({ nodes: count, port, folder }, console.log)
const howTo = `Open ${cluster.addresses.join(' or ')} in two browsers, create a table in one, and open its invitation in the other.
Matches are kept in out/cluster from one run to the next.

A number and Enter restarts that node (SIGTERM): its people are told to come back, and the proxy brings
them to another. r and Enter restarts all of them, one after the other. A node that is killed (kill -9 and
its process) is started again. Ctrl-C ends everything.`

let isEnding = false
async function end(): Promise<void> {
  if (isEnding) return
  isEnding = true
  console.log('\nEnding …')
  await cluster.stop()
  console.log('Everything has ended.')
  process.exit(0)
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void end())

let doing = ''
createInterface({ input: process.stdin }).on('line', async (line) => {
  const node = cluster.nodes[Number(line.trim()) - 1]
  if (doing !== '' || (!node && line.trim() !== 'r')) return
  doing = node ? `Restarting node ${line.trim()} …` : 'Restarting one node after the other …'
  await (node ? node.restart() : cluster.rollingRestart()).catch((error) => console.error(error))
  doing = ''
})

/** A node that is gone without having been asked is started again, as a supervisor would. */
async function revive(): Promise<void> {
  const gone = doing === '' ? cluster.nodes.filter(({ isRunning }) => !isRunning) : []
  if (gone.length === 0) return
  doing = 'Starting what is gone …'
  await Promise.all(gone.map((node) => node.start())).catch((error) => console.error(error))
  doing = ''
}
setInterval(() => void (isEnding || revive()), 1_000).unref()

if (values.once) {
  console.log(await healthOf(cluster))
  await end()
}
while (!isEnding) {
  const health = await healthOf(cluster)
  if (isEnding) break
  if (process.stdout.isTTY) process.stdout.write('\u001b[2J\u001b[H')
  console.log(`${health}\n\n${howTo}\n${doing}`)
  // Where nobody watches, a table now and then is enough.
  await new Promise((resolve) => setTimeout(resolve, process.stdout.isTTY ? 1_000 : 30_000))
}
