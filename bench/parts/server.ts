/** One node under load: durable commands per second, how long they take, what a table costs in memory. */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { gameIds } from '@paddock/games'
import { quantile } from '../quantile.ts'
import { type LiveTable, type Samples, startTable } from '../server/tables.ts'

const tables = 200
const seats = 3
const seconds = 10
/** What a process that has just started is slow at is not what is asked here. */
const warmUpSeconds = 4
/** What is asked of the node in the measured run: more than it has to carry, less than it breaks under. */
const offeredPerSecond = 2100

export interface ServerFigures {
  /** Carried out and synced to disk, in the paced run, and with every table going as fast as it can. */
  readonly commandsPerSecond: number
  readonly commandsPerSecondFlatOut: number
  readonly p50ms: number
  readonly p99ms: number
  /** From a person's command to another person's screen. */
  readonly eventToEyesP99ms: number
  /** A table in the middle of its match with nobody connected, and one with everybody. */
  readonly bytesPerTable: number
  readonly bytesPerLiveTable: number
}

export async function server(say: (line: string) => void): Promise<ServerFigures> {
  const data = mkdtempSync(join(tmpdir(), 'paddock-bench-'))
  const host = fork(join(import.meta.dirname, '..', 'server', 'host.ts'), [data], { execArgv: ['--expose-gc'] })
  try {
    const [{ port }] = await once(host, 'message')
    return await measure(host, Number(port), say)
  } finally {
    host.disconnect()
    await once(host, 'exit')
    rmSync(data, { recursive: true, force: true })
  }
}

async function measure(host: ChildProcess, port: number, say: (line: string) => void): Promise<ServerFigures> {
  const [game = ''] = gameIds
  const warmUp = await startTable(port, game, seats, { answers: [], eyes: [] })
  await warmUp.connect()
  warmUp.close()
  const empty = await memoryOf(host)
  say(`server: ${tables} tables of ${seats} people`)
  const samples: Samples = { answers: [], eyes: [] }
  const live = await startTables(port, game, samples)
  say(`server: ${offeredPerSecond} commands a second offered, for ${seconds} s`)
  const paced = await run(live, samples, (tables / offeredPerSecond) * 1000, seconds)
  const loaded = await memoryOf(host)
  for (const table of live) table.close()
  await pause(1000)
  const idle = await memoryOf(host)
  // New tables: a match must not be over before the run is.
  const fresh = await startTables(port, game, samples)
  say(`server: flat out, for ${seconds / 2} s`)
  const flatOut = await run(fresh, samples, 0, seconds / 2)
  for (const table of fresh) table.close()
  return {
    commandsPerSecond: Math.round(paced.perSecond),
    commandsPerSecondFlatOut: Math.round(flatOut.perSecond),
    p50ms: tenths(quantile(paced.answers, 0.5)),
    p99ms: tenths(quantile(paced.answers, 0.99)),
    eventToEyesP99ms: tenths(quantile(paced.eyes, 0.99)),
    bytesPerTable: Math.round((idle - empty) / tables),
    bytesPerLiveTable: Math.round((loaded - empty) / tables),
  }
}

async function startTables(port: number, game: string, samples: Samples): Promise<LiveTable[]> {
  const live: LiveTable[] = []
  while (live.length < tables) {
    const table = await startTable(port, game, seats, samples)
    await table.connect()
    live.push(table)
  }
  return live
}

async function run(live: readonly LiveTable[], samples: Samples, interval: number, duration: number) {
  for (const table of live) table.play(interval)
  await pause(warmUpSeconds * 1000)
  samples.answers.length = 0
  samples.eyes.length = 0
  const start = performance.now()
  await pause(duration * 1000)
  const perSecond = samples.answers.length / ((performance.now() - start) / 1000)
  const measured = { perSecond, answers: samples.answers.slice(), eyes: samples.eyes.slice() }
  await Promise.all(live.map((table) => table.rest()))
  return measured
}

async function memoryOf(host: ChildProcess): Promise<number> {
  host.send('memory')
  const [{ bytes }] = await once(host, 'message')
  return Number(bytes)
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10
}
