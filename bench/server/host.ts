/** The server in a process of its own, as in real use. Asked for its memory, it collects garbage and answers. */
import { setTimeout as pause } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { startServer } from '@paddock/server'

const [, , dataFolder = ''] = process.argv
const anyNumber = { max: 1_000_000, within: 1000 }
const limits = {
  commands: anyNumber,
  reads: anyNumber,
  tables: anyNumber,
  newcomers: anyNumber,
  sockets: 10_000,
}
const server = await startServer({ dataFolder, limits, logger: { level: 'error' } })
process.on('message', async () => {
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  collect()
  // What sockets held is let go of a little later.
  await pause(500)
  collect()
  const { heapUsed, external } = process.memoryUsage()
  process.send?.({ bytes: heapUsed + external })
})
process.on('disconnect', async () => {
  await server.close()
  process.exit(0)
})
process.send?.({ port: Number(new URL(server.address).port) })
