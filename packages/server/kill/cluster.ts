/**
 * Three nodes on one PostgreSQL and one NATS: nodes, database and NATS are killed and held still at random moments while
 * people play at all of them, and move between them. What must be true is the same as for one server.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Rng } from '@paddock/kernel'
import { Nats } from '../testing/nats.ts'
import { Postgres } from '../testing/postgres.ts'
import { liveAndDie } from './life.ts'
import { PostgresTruth } from './postgres-truth.ts'
import { Siege, type SiegePlan, type Verdict } from './siege.ts'
import { Victim } from './victim.ts'

export interface ClusterKilling extends Pick<SiegePlan, 'seed' | 'options'> {
  /** Kills of nodes; PostgreSQL and NATS are killed so often besides. */
  readonly nodes: number
  readonly postgres: number
  readonly nats: number
  readonly tell?: (killed: number, acknowledged: number) => void
}

const names = ['one', 'two', 'three'] as const
/** So long after the database was away, in milliseconds, a node may still fail to start or to stop because of it. */
const aftermath = 20_000

export async function killNodes(killing: ClusterKilling): Promise<Verdict> {
  const cluster = await Cluster.start(killing)
  try {
    return await cluster.siege()
  } finally {
    await cluster.end()
  }
}

class Cluster {
  readonly #killing: ClusterKilling
  readonly #folder = mkdtempSync(join(tmpdir(), 'paddock-cluster-'))
  readonly #postgres: Postgres
  readonly #nats: Nats
  readonly #environment: Readonly<Record<string, string>>
  readonly #siege: Siege
  readonly #rng: Rng
  #killed = 0
  #troubled = 0

  private constructor(killing: ClusterKilling, postgres: Postgres, nats: Nats, database: string, siege: Siege) {
    this.#killing = killing
    this.#postgres = postgres
    this.#nats = nats
    this.#environment = { PADDOCK_DATABASE: database, PADDOCK_NATS: nats.address }
    this.#siege = siege
    this.#rng = Rng.fromSeed(`cluster ${killing.seed}`)
    this.#troubled = Number.NEGATIVE_INFINITY
  }

  static async start(killing: ClusterKilling): Promise<Cluster> {
    const [postgres, nats] = [await Postgres.start({ durable: true }), await Nats.start()]
    const database = await postgres.database()
    const siege = await Siege.begin({ ...killing, truth: new PostgresTruth(database) })
    return new Cluster(killing, postgres, nats, database, siege)
  }

  async siege(): Promise<Verdict> {
    const { where, model } = this.#siege
    await Promise.all([...names.map((name) => this.#killNode(name)), this.#strikeBelow()])
    const last = names.map((name) => ({ name, victim: this.#node(name) }))
    for (const { name, victim } of last) where.set(name, await victim.address)
    await this.#siege.rest()
    for (const { victim } of last) if (!(await victim.stop())) model.fault('One of the last nodes did not stop well.')
    return await this.#siege.verdict()
  }

  async end(): Promise<void> {
    await this.#postgres.stop()
    await this.#nats.stop()
    rmSync(this.#folder, { recursive: true, force: true })
  }

  #node(name: string): Victim {
    return new Victim([join(this.#folder, name)], this.#environment)
  }

  /** One of the nodes lives and dies until there have been deaths enough. */
  async #killNode(name: string): Promise<void> {
    const rng = Rng.fromSeed(`node ${name} ${this.#killing.seed}`)
    const isWell = () => performance.now() - this.#troubled > aftermath
    while (this.#killed < this.#killing.nodes) {
      if (await liveAndDie({ name, victim: this.#node(name), siege: this.#siege, rng, isWell })) this.#killed++
      this.#killing.tell?.(this.#killed, this.#siege.model.count)
    }
  }

  /** What the nodes stand on gives way, now and then, while they die. */
  async #strikeBelow(): Promise<void> {
    const { nodes, postgres, nats } = this.#killing
    const blows = [...Array(postgres).fill('database'), ...Array(nats).fill('nats')]
    this.#rng.shuffle(blows)
    for (const [index, blow] of blows.entries()) {
      const inTime = ((index + 1) * nodes) / (blows.length + 1)
      while (this.#killed < inTime) await pause(20)
      await (blow === 'database' ? this.#strikeDatabase() : this.#strikeNats())
      await this.#siege.judge.look()
    }
  }

  async #strikeDatabase(): Promise<void> {
    this.#troubled = Number.POSITIVE_INFINITY
    if (this.#rng.int(3) === 0) {
      this.#postgres.pause()
      await pause(this.#rng.int(3_000))
      this.#postgres.resume()
      this.#siege.count('database paused')
    }
    await this.#postgres.kill()
    await pause(this.#rng.int(1_500))
    await this.#postgres.start()
    this.#siege.count('database killed')
    this.#troubled = performance.now()
  }

  async #strikeNats(): Promise<void> {
    const isPaused = this.#rng.int(3) === 0
    if (isPaused) this.#nats.pause()
    else await this.#nats.kill()
    await pause(300 + this.#rng.int(4_000))
    if (isPaused) this.#nats.resume()
    else await this.#nats.start()
    this.#siege.count(isPaused ? 'NATS paused' : 'NATS killed')
  }
}
