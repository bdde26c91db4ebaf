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
import { median } from '../median.ts'
import { quantile } from '../quantile.ts'
import { Person } from '../server/client.ts'
import { type LiveTable, noSamples, startTable } from '../server/tables.ts'

const tablesOfEach = 5
const seats = 3
/** A command of each table every so many milliseconds: 100 a second in all. */
const interval = 200
const seconds = 10
const warmUpSeconds = 3
const entries = 6_000
/** As many as a visitor may send, by the usual limits. */
const journalsPerSecond = 30

/** How often each attack is tried, each time right after the same in quiet: a machine has its moments. */
const turnsEach = 3

export interface HostileFigures {
  /** Other people’s commands in quiet, under the worse of the attacks, and how many times as long that is. */
  readonly usualP99ms: number
  readonly p99ms: number
  readonly ratio: number
  /** Tables with nothing but bots, as many as may be started, all watched by who started them. */
  readonly bots: AttackFigures
  /** One visitor who asks for the journal of a very long match. */
  readonly journals: AttackFigures
}

interface AttackFigures {
  /** In the median of all turns. */
  readonly usualP50ms: number
  readonly usualP99ms: number
  readonly p50ms: number
  readonly p99ms: number
  /** Against quiet right before it, in the median of all turns. */
  readonly ratio: number
  /** What the attackers were given and refused in all turns. */
  readonly [figure: string]: number
}

export async function hostile(say: (line: string) => void): Promise<HostileFigures> {
  say(`hostile: ${tablesOfEach} tables of each game, ${seats} people each`)
  const bots = await underAttack('bots', say)
  const journals = await underAttack('journals', say)
  const { usualP99ms, p99ms, ratio } = bots.ratio > journals.ratio ? bots : journals
  return { usualP99ms, p99ms, ratio, bots, journals }
}

interface Turn {
  readonly usual: readonly number[]
  readonly attacked: readonly number[]
  readonly report: Report
}

async function underAttack(attack: 'bots' | 'journals', say: (line: string) => void): Promise<AttackFigures> {
  const turns: Turn[] = []
  for (let turn = 1; turn <= turnsEach; turn++) {
    say(`hostile: in quiet, and with as many ${attack} as may be, ${turn} of ${turnsEach}`)
    turns.push(await takeTurn(attack))
  }
  const middle = (figure: (turn: Turn) => number) => tenths(median(turns.map(figure)))
  const total = (figure: keyof Report) => turns.reduce((sum, { report }) => sum + report[figure], 0)
  return {
    usualP50ms: middle(({ usual }) => quantile(usual, 0.5)),
    usualP99ms: middle(({ usual }) => quantile(usual, 0.99)),
    p50ms: middle(({ attacked }) => quantile(attacked, 0.5)),
    p99ms: middle(({ attacked }) => quantile(attacked, 0.99)),
    ratio: hundredths(median(turns.map(({ usual, attacked }) => quantile(attacked, 0.99) / quantile(usual, 0.99)))),
    ...(attack === 'bots' ? { tables: total('tables'), messages: total('messages') } : { answered: total('answered') }),
    refused: total('refused'),
  }
}

/** On a server of its own: what an attack leaves behind goes on there for a while. */
async function takeTurn(attack: 'bots' | 'journals'): Promise<Turn> {
  const data = mkdtempSync(join(tmpdir(), 'paddock-hostile-'))
  try {
    // The first start lays the tables that the long match is put into.
    await withServer(data, async () => {})
    const { id } = await addLongMatch(data, entries)
    return await withServer(data, async (port) => {
      // What a process that has just started is slow at is not what is asked here.
      await commandsDuring(port, 1, async () => {})
      const usual = await commandsDuring(port, 2, async () => {})
      const wanted = attack === 'bots' ? ['bots'] : [id, String(journalsPerSecond)]
      const attackers = new AttackProcess([String(port), '127.0.9.1', ...wanted])
      const attacked = await commandsDuring(port, 3, () => attackers.begin())
      return { usual, attacked, report: await attackers.end() }
    })
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
