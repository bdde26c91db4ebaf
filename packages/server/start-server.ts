import { accessSync, constants, mkdirSync } from 'node:fs'
import { closeCodes } from '@paddock/protocol'
import fastify, { LogController } from 'fastify'
import { Allowance } from './allowance.ts'
import { Bus } from './bus.ts'
import { CannotStart } from './cannot-start.ts'
import { Alarm } from './duties/alarm.ts'
import { Duties } from './duties/duties.ts'
import { buildApp } from './http/app.ts'
import { logging } from './http/log.ts'
import { startHeartbeat } from './live/heartbeat.ts'
import { tell } from './live/tell.ts'
import { Watchers } from './live/watchers.ts'
import { startMetrics } from './metrics.ts'
import type { Server } from './server.ts'
import { readSettings, type ServerOptions, type Settings } from './settings.ts'
import { inMemory } from './store/sqlite.ts'
import { openStore, type Store } from './store/store.ts'
import { loadTable } from './tables/load.ts'
import { LoadedTables } from './tables/loaded.ts'
import { noteAbsences } from './tables/seats/absences.ts'
import { serverVersion } from './version.ts'

export interface RunningServer {
  /** Where it can be reached: `http://127.0.0.1:3000`. */
  readonly address: string
  /** Finishes what was begun, tells everyone to come back later, and closes the store. */
  close(): Promise<void>
}

const largestBody = 16 * 1024
/** Milliseconds that a client has to answer a goodbye. */
const patience = 1_000

/** Starts a server. What keeps it from starting is a `CannotStart` with a sentence for whoever tried. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const settings = readSettings(options)
  const app = fastify({
    logger: logging(settings.logger) ?? false,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: settings.trustProxy,
    bodyLimit: largestBody,
    // Whoever sends a request as slowly as possible must not hold a connection for ever.
    requestTimeout: 30_000,
    forceCloseConnections: 'idle',
  })
  const bus = new Bus()
  const watchers: Watchers = new Watchers((table) =>
    bus.subscribe(table, (happening) => tell(server, table, happening)),
  )
  const tables: LoadedTables = new LoadedTables({
    load: (id) => loadTable(store, settings.games, id),
    isWatched: (id) => watchers.isWatched(id),
    most: settings.limits.loadedTables,
  })
  const metrics = startMetrics({ loadedTables: () => tables.count, sockets: () => watchers.sockets })
  const store = await openDataFolder(settings, (writes, seconds) => {
    metrics.commitSize.observe(writes)
    metrics.commitSeconds.observe(seconds)
  })
  const alarm: Alarm = new Alarm(() => duties.look())
  let closing = false
  const isClosing = () => closing
  const server: Server = {
    settings,
    version: serverVersion(settings.webFolder),
    allowance: new Allowance(settings.limits),
    store,
    bus,
    knownPeople: new Map(),
    tables,
    watchers,
    alarm,
    metrics,
    log: app.log,
    now,
    isClosing,
  }
  const duties = new Duties(server)

  const stopHeartbeat = startHeartbeat(watchers, settings.heartbeat)
  const sweep = setInterval(() => tables.evict(Date.now() - settings.idle), Math.max(100, settings.idle / 4))
  const close = async (): Promise<void> => {
    if (closing) return
    closing = true
    alarm.stop()
    clearInterval(sweep)
    stopHeartbeat()
    await duties.stop()
    await app.close()
    await tables.settled()
    await store.close()
  }

  try {
    await buildApp(app, server, () => sendAway(watchers))
    await noteAbsences(server)
    const address = await app.listen({ host: settings.host, port: settings.port })
    duties.look()
    return { address, close }
  } catch (error) {
    await close()
    throw whyNot(error, settings)
  }
}

/** Asks everyone to come back in a moment. Who does not answer is not waited for. */
function sendAway(watchers: Watchers): void {
  for (const { socket } of watchers.all()) {
    socket.close(closeCodes.restarting, 'The server is restarting.')
    setTimeout(() => socket.terminate(), patience).unref()
  }
}

function now(): Date {
  return new Date()
}

async function openDataFolder(
  { dataFolder, busy }: Settings,
  committed: (writes: number, seconds: number) => void,
): Promise<Store> {
  try {
    if (dataFolder !== inMemory) {
      mkdirSync(dataFolder, { recursive: true })
      accessSync(dataFolder, constants.W_OK)
    }
    return await openStore({ folder: dataFolder, busy, committed })
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause)
    throw new CannotStart(`The data folder ${dataFolder} cannot be used: ${why}`, { cause })
  }
}

function whyNot(error: unknown, { host, port }: Settings): unknown {
  if (!(error instanceof Error) || !('code' in error)) return error
  switch (error.code) {
    case 'EADDRINUSE':
      return new CannotStart(`Port ${port} is taken by another program. Choose another port.`, { cause: error })
    case 'EACCES':
      return new CannotStart(`Port ${port} is not open to you. Choose one above 1023.`, { cause: error })
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new CannotStart(`${host} is not an address of this machine.`, { cause: error })
    default:
      return error
  }
}
