/** One node in a process of its own: where its store and NATS are, it is told by its arguments. */
import { startServer } from '@paddock/server'
import { noLimits } from '../server/no-limits.ts'

const [, , dataFolder = '', database = '', nats = ''] = process.argv
// People come and go between runs; bots that held their seats would be measured too.
const absence = 3_600_000
const logger = { level: 'error', stream: process.stderr }
const server = await startServer({ dataFolder, database, nats, limits: noLimits, absence, logger })
process.on('disconnect', async () => {
  await server.close()
  process.exit(0)
})
process.send?.({ port: Number(new URL(server.address).port) })
