/** The server in a process of its own, as in real use. Asked for its memory, it collects garbage (`--expose-gc`) and answers. */
import { setTimeout as pause } from 'node:timers/promises'
import { startServer } from '@paddock/server'

const [, , dataFolder = '', which = 'no-limits'] = process.argv
const anyNumber = { max: 1_000_000, within: 1000 }
const noLimits = {
  commands: anyNumber,
  reads: anyNumber,
  tables: anyNumber,
  starts: anyNumber,
  messages: anyNumber,
  newcomers: anyNumber,
  sockets: 10_000,
  chat: anyNumber,
}
const limits = which === 'usual-limits' ? {} : noLimits
const server = await startServer({ dataFolder, limits, logger: { level: 'error' } })
process.on('message', async () => {
  globalThis.gc?.()
  // What sockets held is let go of a little later.
  await pause(500)
  globalThis.gc?.()
  const { heapUsed, external } = process.memoryUsage()
  process.send?.({ bytes: heapUsed + external })
})
process.on('disconnect', async () => {
  await server.close()
  process.exit(0)
})
process.send?.({ port: Number(new URL(server.address).port) })
