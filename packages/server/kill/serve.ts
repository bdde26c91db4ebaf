/** A real server for the harness to kill: its data folder is the argument, its address the first line it prints. */

import { startServer } from '../start-server.ts'
import { games, noLimits } from '../testing/server.ts'

const [dataFolder = ''] = process.argv.slice(2)
const { address, close } = await startServer({ dataFolder, games, limits: noLimits, botPause: 2, absence: 1_000 })
process.once('SIGTERM', () => {
  void close().then(() => process.exit(0))
})
console.log(address)
