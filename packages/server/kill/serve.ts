/**
 * A real server for the harness to kill: its data folder is the argument, what it shares with other nodes is in the
 * environment, its address is the first line it prints.
 */
import { CannotStart } from '../cannot-start.ts'
import { startServer } from '../start-server.ts'
import { games, noLimits } from '../testing/server.ts'

const [dataFolder = ''] = process.argv.slice(2)
const { PADDOCK_DATABASE: database, PADDOCK_NATS: nats, PADDOCK_LEASE: lease } = process.env
// Whoever started it may be killed as well, and nobody else would end it.
try {
  const { address, close } = await startServer({
    dataFolder,
    ...(database === undefined ? {} : { database }),
    ...(nats === undefined ? {} : { nats }),
    ...(lease === undefined ? {} : { lease: Number(lease) }),
    games,
    limits: noLimits,
    botPause: 2,
    absence: 1_000,
  })
  process.once('SIGTERM', () => {
    void close().then(() => process.exit(0))
  })
  console.log(address)
} catch (error) {
  // The database may be away.
  if (!(error instanceof CannotStart)) throw error
  process.exitCode = 1
}
