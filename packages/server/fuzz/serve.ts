/**
 * A real server for the fuzzer, in a process of its own. The arguments are its data folder, the folder of its page, and
 * `usual` to leave the limits as they are; its address is the first line it prints. Told `heap`, it tidies up and says
 * how much memory it needs; told `stop`, it stops.
 */
import { startServer } from '../start-server.ts'
import { games, noLimits } from '../testing/server.ts'

const [dataFolder = '', webFolder = '', limits] = process.argv.slice(2)
const { address, close } = await startServer({
  dataFolder,
  webFolder,
  games,
  botPause: 5,
  checkAnswers: true,
  idle: 500,
  logger: { level: 'error' },
  ...(limits === 'usual' ? {} : { limits: noLimits }),
})
// Whoever started it may have been killed.
process.on('disconnect', () => process.exit(1))
process.on('message', (message) => {
  if (message === 'stop') void close().then(() => process.exit(0))
  if (message !== 'heap') return
  for (let round = 0; round < 3; round++) globalThis.gc?.()
  process.send?.(process.memoryUsage().heapUsed)
})
// A log line is JSON on stdout; the address is the only other line.
console.log(address)
