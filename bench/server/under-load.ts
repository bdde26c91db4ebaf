/** A server in a process of its own, and what it does under load. */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { quantile } from '../quantile.ts'
import type { LiveTable, Samples, Way } from './tables.ts'

/** A process that serves until it is told to stop. */
export interface Served {
  readonly port: number
  readonly pid: number
  /** Bytes in use, once what is no longer needed was thrown away. */
  memory(): Promise<number>
  stop(): Promise<void>
}

/** `what` is the file of the process. */
export async function serve(what: 'host' | 'bare', data: string): Promise<Served> {
  const file = join(import.meta.dirname, `${what}.ts`)
  const profile = process.env.PADDOCK_BENCH_PROFILE
  const execArgv = ['--expose-gc', ...(profile ? ['--cpu-prof', `--cpu-prof-dir=${profile}`] : [])]
  const child: ChildProcess = fork(file, [data], { execArgv })
  const [{ port }] = await once(child, 'message')
  return {
    port: Number(port),
    pid: child.pid ?? 0,
    async memory() {
      child.send('memory')
      const [{ bytes }] = await once(child, 'message')
      return Number(bytes)
    },
    async stop() {
      const gone = once(child, 'exit')
      child.disconnect()
      await gone
    },
  }
}

/** A folder that is there as long as the work lasts. */
export async function inFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'paddock-bench-'))
  try {
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** How commands are offered, and for how long, in seconds. */
export interface Load {
  readonly way: Way
  /** Commands a second, over all tables; as many as they can, where it is left out. */
  readonly perSecond?: number
  readonly warmUp: number
  readonly seconds: number
}

export interface Carried {
  readonly commandsPerSecond: number
  readonly p50ms: number
  readonly p99ms: number
  /** From a person's command to another person's screen. */
  readonly eyesP99ms: number
  /** What one person is told of one entry. */
  readonly bytesPerStep: number
}

export async function under(
  { way, perSecond, warmUp, seconds }: Load,
  live: readonly LiveTable[],
  samples: Samples,
): Promise<Carried> {
  const interval = perSecond === undefined ? 0 : (live.length / perSecond) * 1000
  for (const table of live) table.play(interval, way)
  await pause(warmUp * 1000)
  samples.answers.length = 0
  samples.eyes.length = 0
  samples.steps = 0
  samples.bytes = 0
  const start = performance.now()
  await pause(seconds * 1000)
  const measured = {
    commandsPerSecond: Math.round(samples.answers.length / ((performance.now() - start) / 1000)),
    p50ms: tenths(quantile(samples.answers, 0.5)),
    p99ms: tenths(quantile(samples.answers, 0.99)),
    eyesP99ms: tenths(quantile(samples.eyes, 0.99)),
    bytesPerStep: Math.round(samples.bytes / Math.max(1, samples.steps)),
  }
  await Promise.all(live.map((table) => table.rest()))
  return measured
}

export function tenths(value: number): number {
  return Math.round(value * 10) / 10
}
