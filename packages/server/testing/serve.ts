/**
 * A real server in a process of its own: its data folder is the argument, its address and that of its measurements the first
 * line it prints.
 */
import { startServer } from '../start-server.ts'
import { games, noLimits } from './server.ts'

const [dataFolder = ''] = process.argv.slice(2)
const logger = { level: 'warn', stream: process.stderr }
const { address, metrics } = await startServer({
  dataFolder,
  games,
  limits: noLimits,
  logger,
  metrics: { host: '127.0.0.1', port: 0 },
})
console.log(`${address} ${metrics}`)
