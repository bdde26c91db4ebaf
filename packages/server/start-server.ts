import { accessSync, constants, mkdirSync } from 'node:fs'
import { closeCodes } from '@paddock/protocol'
import fastify, { LogController } from 'fastify'
import { Allowance } from './allowance.ts'
import { Bus } from './bus.ts'
import { CannotStart } from './cannot-start.ts'
import { Alarm } from './duties/alarm.ts'
import { Duties } from './duties/duties.ts'
import { FairShare } from './fair-share.ts'
import { noteFault } from './fault.ts'
import { buildApp } from './http/app.ts'
import { logging } from './http/log.ts'
import { startHeartbeat } from './live/heartbeat.ts'
import { tell } from './live/tell.ts'
import { undoAnswersOf } from './live/undo-answers.ts'
import { Watchers } from './live/watchers.ts'
import { startMetrics } from './metrics.ts'
import { checkMoved } from './move/progress.ts'
import { Cluster } from './nodes/cluster.ts'
import { PresentElsewhere } from './nodes/elsewhere.ts'
import type { Server } from './server.ts'
import { type Games, readSettings, type ServerOptions, type Settings } from './settings.ts'
import { formOf } from './store/snapshots.ts'
import { inMemory } from './store/sqlite.ts'
import { openStore, type Store } from './store/store.ts'
import { readWhere, whereTold } from './store/where.ts'
import { loadTable } from './tables/load.ts'
import { LoadedTables } from './tables/loaded.ts'
import { putAwayAll } from './tables/put-away.ts'
import { noteAbsences } from './tables/seats/absences.ts'
import { serverVersion } from './version.ts'

export interface RunningServer {
  /** Where it can be reached: `http://127.0.0.1:3000`. */
  readonly address: string
  /** Where its measurements can be read, if anywhere: `http://127.0.0.1:9464/metrics`. */
  readonly metrics: string | undefined
  /** Puts away at once what it puts away by itself now and then; resolves to how many tables. */
  putAway(): Promise<number>
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
  const elsewhere = new PresentElsewhere()
  const watchers: Watchers = new Watchers((table) => {
    const stops = [bus.subscribe(table, (happening) => tell(server, table, happening)), cluster?.follow(table)]
    return () => {
      for (const stop of stops) stop?.()
    }
  }, elsewhere)
  const metrics = startMetrics({ loadedTables: (): number => tables.count, sockets: () => watchers.sockets })
  const store = await open(settings, (writes, seconds) => {
    metrics.commitSize.observe(writes)
    metrics.commitSeconds.observe(seconds)
  })
  const tables: LoadedTables = new LoadedTables({
    load: (id, upTo) =>
      loadTable(store, settings.games, id, { upTo, noteFault: (cause) => noteFault(server, cause, { table: id }) }),
    ...(store.node === undefined ? {} : { catchUp: async (table) => (await cluster?.catchUp(table)) ?? false }),
    isWatched: (id) => watchers.isWatched(id),
    most: settings.limits.loadedTables,
  })
  const fair: FairShare = new FairShare(() => server, settings, metrics)
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
    undoAnswers: undoAnswersOf(() => server),
    alarm,
    ...fair.parts,
    metrics,
    log: app.log,
    now,
    isClosing,
  }
  const duties = new Duties(server)
  const cluster: Cluster | undefined =
    store.node === undefined ? undefined : new Cluster(server, store.node, elsewhere, () => duties.look())

  const stopHeartbeat = startHeartbeat(watchers, settings.heartbeat)
  const sweep = setInterval(() => tables.evict(Date.now() - settings.idle), Math.max(100, settings.idle / 4))
  const close = async (): Promise<void> => {
    if (closing) return
    closing = true
    alarm.stop()
    clearInterval(sweep)
    stopHeartbeat()
    server.undoAnswers.stop()
    await fair.stop()
    await duties.stop()
    await app.close()
    await tables.settled()
    await cluster?.stop()
    await store.close()
  }

  try {
    await openBoxes(settings.games)
    await buildApp(app, server, () => sendAway(watchers))
    // Where nodes share the store, people may be at others, and each sees to those of nodes that are no more.
    await (cluster ? cluster.start() : noteAbsences(server))
    const address = await app.listen({ host: settings.host, port: settings.port })
    duties.look()
    return { address, metrics: await fair.start(), putAway: () => putAwayAll(server), close }
  } catch (error) {
    await close()
    throw whyNot(error, settings)
  }
}

/** Whoever asks first should not have to wait until rules are loaded and have run for the first time. */
async function openBoxes({ ids, openBox }: Games): Promise<void> {
  for (const box of await Promise.all(ids.map(openBox))) if (box) formOf(box)
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

async function open(
  { dataFolder, database, nats, busy }: Settings,
  committed: (writes: number, seconds: number) => void,
): Promise<Store> {
  const where = readWhere(database)
  if (nats?.split(',').every((address) => /^(?:nats|tls):\/\//.test(address.trim())) === false) {
    throw new CannotStart(`NATS is at nats://host:4222 or tls://…, or at several with commas between; got "${nats}".`)
  }
  if (!where) throw new CannotStart(`A database is sqlite:folder or postgres://…; got "${database}".`)
  try {
    if (dataFolder !== inMemory) {
      mkdirSync(dataFolder, { recursive: true })
      accessSync(dataFolder, constants.W_OK)
    }
    const store = await openStore({ where, busy, committed })
    await checkMoved(store.db).catch(async (error) => {
      await store.close()
      throw error
    })
    return store
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause)
    const what = where.kind === 'sqlite' ? `The data folder ${dataFolder}` : `The database ${whereTold(where)}`
    throw new CannotStart(`${what} cannot be used: ${why}`, { cause })
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
