/** The server in a process of its own, as in real use. Asked for its memory, it collects garbage (`--expose-gc`) and answers. */
import { setTimeout as pause } from 'node:timers/promises'
import { startServer } from '@paddock/server'
import { noLimits } from './no-limits.ts'

const [, , dataFolder = '', which = 'no-limits'] = process.argv
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
