import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** What can be measured of a server. Each has a registry of its own, so that several can run in one process. */
export interface Metrics {
  readonly registry: Registry
  readonly commands: Counter<'kind'>
  readonly refusals: Counter<'code'>
  readonly commitSize: Histogram
  readonly commitSeconds: Histogram
  readonly botMoves: Counter<'bot'>
  readonly botFailures: Counter<'bot'>
  readonly botSeconds: Histogram
  readonly putAway: Counter<'status'>
  readonly slowClients: Counter
  readonly faults: Counter
  readonly unwritten: Counter
}

/** What is counted when someone looks. */
export interface Gauges {
  loadedTables(): number
  sockets(): number
}

export function startMetrics({ loadedTables, sockets }: Gauges): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  new Gauge({
    name: 'paddock_loaded_tables',
    help: 'Tables kept in memory.',
    registers,
    collect() {
      this.set(loadedTables())
    },
  })
  new Gauge({
    name: 'paddock_sockets',
    help: 'Open sockets.',
    registers,
    collect() {
      this.set(sockets())
    },
  })
  return {
    registry,
    commands: new Counter({
      name: 'paddock_commands_total',
      help: 'Commands carried out and written down.',
      labelNames: ['kind'],
      registers,
    }),
    refusals: new Counter({
      name: 'paddock_refusals_total',
      help: 'Requests turned down, by code.',
      labelNames: ['code'],
      registers,
    }),
    commitSize: new Histogram({
      name: 'paddock_commit_writes',
      help: 'Writes that shared one sync to disk.',
      buckets: [1, 2, 5, 10, 20, 50, 100, 200, 500],
      registers,
    }),
    commitSeconds: new Histogram({
      name: 'paddock_commit_seconds',
      help: 'Time for one transaction, sync included.',
      buckets: [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1],
      registers,
    }),
    botMoves: new Counter({
      name: 'paddock_bot_moves_total',
      help: 'Decisions made by bots.',
      labelNames: ['bot'],
      registers,
    }),
    botFailures: new Counter({
      name: 'paddock_bot_failures_total',
      help: 'Decisions a bot could not make; a simpler one played instead.',
      labelNames: ['bot'],
      registers,
    }),
    botSeconds: new Histogram({
      name: 'paddock_bot_seconds',
      help: 'Time a bot thought about a decision.',
      buckets: [0.001, 0.005, 0.02, 0.05, 0.1, 0.5, 1, 3],
      registers,
    }),
    putAway: new Counter({
      name: 'paddock_tables_put_away_total',
      help: 'Tables put away because nobody had looked at them for long.',
      labelNames: ['status'],
      registers,
    }),
    slowClients: new Counter({
      name: 'paddock_slow_clients_total',
      help: 'Sockets closed because the client did not read.',
      registers,
    }),
    unwritten: new Counter({
      name: 'paddock_unwritten_total',
      help: 'Transactions that the store did not take, for a full disk or files that are gone.',
      registers,
    }),
    faults: new Counter({ name: 'paddock_faults_total', help: 'Answers that were a fault of the server.', registers }),
  }
}

/** One more thing that is counted when someone looks. */
export function gauge({ registry }: Metrics, name: string, help: string, count: () => number): void {
  new Gauge({
    name,
    help,
    registers: [registry],
    collect() {
      this.set(count())
    },
  })
}
