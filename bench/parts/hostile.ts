/** How long other people's commands take while someone does whatever the limits allow. */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { gameIds } from '@paddock/games'
import type { Attack as Report } from '../hostile/attack.ts'
import { addLongMatch } from '../hostile/long-match.ts'
import { quantile } from '../quantile.ts'
import { Person } from '../server/client.ts'
import { type LiveTable, noSamples, startTable } from '../server/tables.ts'

const tablesOfEach = 5
const seats = 3
/** A command of each table every so many milliseconds: 100 a second in all. */
const interval = 200
const seconds = 15
const warmUpSeconds = 4
const entries = 6_000
/** As many as a visitor may send, by the usual limits. */
const journalsPerSecond = 30

export interface HostileFigures {
  /** Other people's commands in quiet, under the worse of the attacks, and how many times as long that is. */
  readonly usualP99ms: number
  readonly p99ms: number
  readonly ratio: number
  readonly usualP50ms: number
  /** Tables with nothing but bots, as many as may be started, all watched by who started them. */
  readonly bots: Attack
  /** One visitor who asks for the journal of a very long match. */
  readonly journals: Attack
}

interface Attack {
  readonly p50ms: number
  readonly p99ms: number
  readonly ratio: number
  readonly [figure: string]: number
}

export async function hostile(say: (line: string) => void): Promise<HostileFigures> {
  const data = mkdtempSync(join(tmpdir(), 'paddock-hostile-'))
  try {
    // The first start lays the tables that the long match is put into.
    await withServer(data, async () => {})
    const match = await addLongMatch(data, entries)
    say(`hostile: ${tablesOfEach} tables of each game, ${seats} people each; a match of ${match.entries} entries`)
    return await withServer(data, (port) => measure(port, match.id, say))
  } finally {
    rmSync(data, { recursive: true, force: true })
  }
}

async function withServer<Result>(data: string, work: (port: number) => Promise<Result>): Promise<Result> {
  const host = fork(join(import.meta.dirname, '..', 'server', 'host.ts'), [data, 'usual-limits'])
  try {
    const [{ port }] = await once(host, 'message')
    return await work(Number(port))
  } finally {
    host.disconnect()
    await once(host, 'exit')
  }
}

async function measure(port: number, match: string, say: (line: string) => void): Promise<HostileFigures> {
  // What a process that has just started is slow at is not what is asked here.
  await commandsDuring(port, 1, async () => {})
  say('hostile: in quiet')
  const usual = await commandsDuring(port, 2, async () => {})
  const inQuiet = { p50: quantile(usual, 0.5), p99: quantile(usual, 0.99) }
  const compared = (answers: readonly number[]) => ({
    p50ms: tenths(quantile(answers, 0.5)),
    p99ms: tenths(quantile(answers, 0.99)),
    ratio: hundredths(quantile(answers, 0.99) / inQuiet.p99),
  })
  say('hostile: as many bots as may be')
  const bots = new AttackProcess([String(port), '127.0.9.1', 'bots'])
  const withBots = compared(await commandsDuring(port, 3, () => bots.begin()))
  const { tables, messages, refused } = await bots.end()
  await pause(3_000)
  say('hostile: as many journals as may be')
  const journals = new AttackProcess([String(port), '127.0.9.2', match, String(journalsPerSecond)])
  const withJournals = compared(await commandsDuring(port, 4, () => journals.begin()))
  const read = await journals.end()
  return {
    usualP99ms: tenths(inQuiet.p99),
    p99ms: Math.max(withBots.p99ms, withJournals.p99ms),
    ratio: Math.max(withBots.ratio, withJournals.ratio),
    usualP50ms: tenths(inQuiet.p50),
    bots: { ...withBots, tables, messages, refused },
    journals: { ...withJournals, answered: read.answered, refused: read.refused },
  }
}

/** Attackers in a process of their own: what keeps them busy must not be taken for the server's slowness. */
class AttackProcess {
  readonly #args: readonly string[]
  #child: ChildProcess | undefined

  constructor(args: readonly string[]) {
    this.#args = args
  }

  async begin(): Promise<void> {
    this.#child = fork(join(import.meta.dirname, '..', 'hostile', 'attack.ts'), [...this.#args])
    await once(this.#child, 'message')
  }

  async end(): Promise<Report> {
    const child = this.#child
    if (!child) throw new Error('The attack has not begun.')
    child.send('stop')
    const [report] = await once(child, 'message')
    child.disconnect()
    await once(child, 'exit')
    return report
  }
}

/** People at new tables, each table from an address of its own, play at their pace while something else goes on. */
async function commandsDuring(port: number, phase: number, attack: () => Promise<void>): Promise<readonly number[]> {
  const samples = noSamples()
  const live: LiveTable[] = []
  for (const [place, game] of gameIds.entries()) {
    for (let count = 0; count < tablesOfEach; count++) {
      const address = `127.0.${phase}.${1 + place * tablesOfEach + count}`
      const arriving = Array.from({ length: seats }, (_, seat) => Person.arrive(port, `Driver ${seat + 1}`, address))
      const table = await startTable(port, game, await Promise.all(arriving), samples, address)
      await table.connect()
      live.push(table)
    }
  }
  for (const table of live) table.play(interval, 'post')
  await attack()
  await pause(warmUpSeconds * 1000)
  samples.answers.length = 0
  await pause(seconds * 1000)
  const answers = samples.answers.slice()
  await Promise.all(live.map((table) => table.rest()))
  for (const table of live) table.close()
  return answers
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10
}

function hundredths(value: number): number {
  return Math.round(value * 100) / 100
}
