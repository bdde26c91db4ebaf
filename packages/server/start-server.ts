import { setTimeout as pause } from 'node:timers/promises'
import { closeCodes } from '@paddock/protocol'
import fastify, { LogController } from 'fastify'
import { Allowance } from './allowance.ts'
import { Bus } from './bus.ts'
import { CannotStart } from './cannot-start.ts'
import { Alarm } from './duties/alarm.ts'
import { Duties } from './duties/duties.ts'
import { FairShare } from './fair-share.ts'
import { noteFault } from './fault.ts'
import { answerTrouble } from './http/answer-trouble.ts'
import { buildApp } from './http/app.ts'
import { Connections } from './http/connections.ts'
import { logging } from './http/log.ts'
import { answerExpectation, answerParser, parsing } from './http/parser-trouble.ts'
import { startHeartbeat } from './live/heartbeat.ts'
import { sayGoodbye } from './live/send.ts'
import { tell } from './live/tell.ts'
import { undoAnswersOf } from './live/undo-answers.ts'
import { Watchers } from './live/watchers.ts'
import { startMetrics } from './metrics.ts'
import { Cluster } from './nodes/cluster.ts'
import { PresentElsewhere } from './nodes/elsewhere.ts'
import { openSettledStore } from './open-store.ts'
import { KnownPeople } from './people/known-people.ts'
import type { Server } from './server.ts'
import { type Games, readSettings, type ServerOptions, type Settings } from './settings.ts'
import { steadyClock } from './steady-clock.ts'
import { forgetMarks } from './store/mark.ts'
import { formOf } from './store/snapshots.ts'
import { loadTable } from './tables/load.ts'
import { LoadedTables } from './tables/loaded.ts'
import { pullIn } from './tables/pull-in.ts'
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
  /**
   * Finishes what was begun, tells everyone to come back later, and closes the store. Connections that are still open
   * after a few seconds are ended.
   */
  close(): Promise<void>
}

const largestBody = 16 * 1024
/** Milliseconds that a client has to answer a goodbye, and what was begun to come to its end. */
const patience = 1_000
/** How often it is looked whether the files of the store are still there. */
const look = 1_000

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
    // Said by a hook of our own, in the form of every refusal.
    return503OnClosing: false,
    clientErrorHandler: answerParser,
    frameworkErrors: (error, request, reply) => answerTrouble(server)(error, request, reply),
    http: parsing,
  })
  app.server.on('checkExpectation', answerExpectation)
  const connections = new Connections(app.server)
  const bus = new Bus()
  const elsewhere = new PresentElsewhere()
  const watchers: Watchers = new Watchers((table) => {
    const stops = [bus.subscribe(table, (happening) => tell(server, table, happening)), cluster?.follow(table)]
    return () => {
      for (const stop of stops) stop?.()
    }
  }, elsewhere)
  const metrics = startMetrics({ loadedTables: (): number => tables.count, sockets: () => watchers.sockets })
  const store = await openSettledStore(settings, {
    committed(writes, seconds) {
      metrics.commitSize.observe(writes)
      metrics.commitSeconds.observe(seconds)
    },
    failed({ state, why }, news) {
      metrics.unwritten.inc()
      if (news) app.log.error({ state, reason: why }, 'the store cannot be written')
      // Who is connected sees what may be gone tomorrow, so that they are sent away.
      if (state === 'lost') sendAway(watchers)
    },
    recovered: () => app.log.warn('the store can be written again'),
    otherHistory: () => tables.distrust(),
  })
  const tables: LoadedTables = new LoadedTables({
    load: (id, upTo) =>
      loadTable(store, settings.games, id, { upTo, noteFault: (cause) => noteFault(server, cause, { table: id }) }),
    ...(store.node === undefined ? {} : { catchUp: async (table) => (await cluster?.catchUp(table)) ?? false }),
    isWatched: (id) => watchers.isWatched(id),
    most: settings.limits.loadedTables,
  })
  const fair: FairShare = new FairShare(() => server, settings, metrics)
  const steady = steadyClock(settings.now)
  const alarm: Alarm = new Alarm(() => duties.look(), steady)
  let closing: Promise<void> | undefined
  const isClosing = () => closing !== undefined
  const server: Server = {
    settings,
    version: serverVersion(settings.webFolder),
    allowance: new Allowance(settings.limits),
    store,
    bus,
    knownPeople: new KnownPeople(),
    tables,
    watchers,
    undoAnswers: undoAnswersOf(() => server),
    alarm,
    ...fair.parts,
    metrics,
    log: app.log,
    now: settings.now,
    steady,
    isClosing,
  }
  const duties = new Duties(server)
  const cluster: Cluster | undefined =
    store.node === undefined ? undefined : new Cluster(server, store.node, elsewhere, () => duties.look())

  const stopHeartbeat = startHeartbeat(watchers, settings.heartbeat)
  const sweep = setInterval(() => tables.evict(performance.now() - settings.idle), Math.max(100, settings.idle / 4))
  const watchStore = setInterval(() => store.look(), look)
  const end = async (): Promise<void> => {
    alarm.stop()
    clearInterval(sweep)
    clearInterval(watchStore)
    stopHeartbeat()
    server.undoAnswers.stop()
    await fair.stop()
    await Promise.race([duties.stop(), pause(patience)])
    const force = setTimeout(() => connections.end(), 2 * patience)
    await app.close()
    clearTimeout(force)
    await Promise.race([tables.settled(), pause(patience)])
    await cluster?.stop()
    await store.close()
  }
  const close = (): Promise<void> => {
    closing ??= end()
    return closing
  }

  try {
    await openBoxes(settings.games)
    await buildApp(app, server, () => sendAway(watchers))
    // Where nodes share the store, people may be at others, and each sees to those of nodes that are no more.
    const absences = () => (cluster ? cluster.start() : noteAbsences(server))
    await Promise.all([store.write(forgetMarks(store.db, settings.now())), pullIn(server), absences()])
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
  for (const watcher of watchers.all()) {
    sayGoodbye(watcher, closeCodes.restarting, 'The server is restarting.')
    setTimeout(() => watcher.socket.terminate(), patience).unref()
  }
}

function whyNot(error: unknown, { host, port }: Settings): unknown {
  if (!(error instanceof Error) || !('code' in error)) return error
  switch (error.code) {
    case 'EADDRINUSE':
      return new CannotStart(`Port ${port} is taken by another program. Choose another port.`, {
        cause: error,
        concerns: 'port',
      })
    case 'EACCES':
      return new CannotStart(`Port ${port} is not open to you. Choose one above 1023.`, {
        cause: error,
        concerns: 'port',
      })
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new CannotStart(`${host} is not an address of this machine.`, { cause: error, concerns: 'host' })
    default:
      return error
  }
}
