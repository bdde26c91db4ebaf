/** One node in a process of its own: where its store and NATS are, it is told by its arguments. */
import { startServer } from '@paddock/server'

const [, , dataFolder = '', database = '', nats = ''] = process.argv
const anyNumber = { max: 1_000_000, within: 1000 }
const limits = {
  commands: anyNumber,
  reads: anyNumber,
  tables: anyNumber,
  starts: anyNumber,
  messages: anyNumber,
  newcomers: anyNumber,
  sockets: 10_000,
  chat: anyNumber,
}
// People come and go between runs; bots that held their seats would be measured too.
const absence = 3_600_000
const logger = { level: 'error', stream: process.stderr }
const server = await startServer({ dataFolder, database, nats, limits, absence, logger })
process.on('disconnect', async () => {
  await server.close()
  process.exit(0)
})
process.send?.({ port: Number(new URL(server.address).port) })
