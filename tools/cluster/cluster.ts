/** Everything a server for many consists of, on one machine: PostgreSQL, NATS, nodes, and a proxy before them. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { findNats, Nats } from '../../packages/server/testing/nats.ts'
import { Postgres } from '../../packages/server/testing/postgres.ts'
import { freePort, Program } from '../../packages/server/testing/program.ts'
import { root } from '../steps.ts'
import { findProxy, startProxy } from './proxy.ts'

export interface ClusterOptions {
  readonly nodes: number
  /** Where people come to. */
  readonly port: number
  /** Where PostgreSQL keeps its data; thrown away at the end if nothing is said. */
  readonly folder?: string
}

export class Node {
  readonly port: number
  readonly address: string
  readonly #environment: NodeJS.ProcessEnv
  readonly #data = mkdtempSync(join(tmpdir(), 'paddock-node-'))
  #program: Program | undefined
  restarts = -1

  constructor(port: number, environment: NodeJS.ProcessEnv) {
    this.port = port
    this.address = `http://127.0.0.1:${port}`
    this.#environment = { ...process.env, ...environment, PADDOCK_DATA: this.#data, PORT: `${port}`, HOST: '127.0.0.1' }
  }

  get pid(): number {
    return this.#program?.pid ?? 0
  }

  get isRunning(): boolean {
    return this.#program?.isRunning === true
  }

  /** Resolves once it is ready. */
  async start(): Promise<void> {
    this.restarts++
    const program = new Program(process.execPath, [join(root, 'packages/cli/paddock.ts'), 'serve'], {
      env: this.#environment,
    })
    this.#program = program
    while (!(await this.isReady())) {
      if (!program.isRunning) throw new Error(`A node does not start:\n${program.said}`)
      await pause(50)
    }
  }

  async isReady(): Promise<boolean> {
    const answer = await fetch(`${this.address}/ready`, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined)
    return answer?.ok ?? false
  }

  /** People at its tables are told to come back, and come back to another. */
  async restart(): Promise<void> {
    await this.#program?.end('SIGTERM')
    await this.start()
  }

  async kill(): Promise<void> {
    await this.#program?.end('SIGKILL')
  }

  async stop(): Promise<void> {
    await this.#program?.end('SIGTERM')
    rmSync(this.#data, { recursive: true, force: true })
  }
}

export interface RunningCluster {
  readonly postgres: Postgres
  readonly database: string
  /** Undefined where there is none: nodes then look at the store more often. */
  readonly nats: Nats | undefined
  readonly nodes: readonly Node[]
  /** Where people come to: the proxy, or where there is none, the nodes. */
  readonly addresses: readonly string[]
  /** One node after the other, each once the one before is ready again. */
  rollingRestart(): Promise<void>
  stop(): Promise<void>
}

export async function startCluster(options: ClusterOptions, say: (line: string) => void): Promise<RunningCluster> {
  say('Starting PostgreSQL …')
  const { folder } = options
  const postgres = await Postgres.start({ durable: true, ...(folder === undefined ? {} : { folder }) })
  const database = postgres.at('postgres')
  if (!findNats())
    say('There is no nats-server here (Debian: apt install nats-server); the nodes look at the store more often.')
  const nats = findNats() ? await Nats.start() : undefined
  const environment = { PADDOCK_DATABASE: database, PADDOCK_NATS: nats?.address ?? '', PADDOCK_TRUST_PROXY: '1' }
  const ports = await Promise.all(Array.from({ length: options.nodes }, () => freePort()))
  const nodes = ports.map((port) => new Node(port, environment))
  say(`Starting ${nodes.length} nodes …`)
  await Promise.all(nodes.map((node) => node.start()))
  const proxyPath = findProxy()
  if (proxyPath === undefined)
    say('There is no haproxy here (Debian: apt install haproxy); each node is at its own port.')
  const proxy = proxyPath === undefined ? undefined : startProxy(proxyPath, options.port, ports)
  const own = nodes.map(({ address }) => address)
  return {
    postgres,
    database,
    nats,
    nodes,
    addresses: proxy ? [`http://127.0.0.1:${options.port}`] : own,
    async rollingRestart() {
      for (const node of nodes) {
        await node.restart()
        // The proxy has to notice as well.
        await pause(1_500)
      }
    },
    async stop() {
      await proxy?.end('SIGTERM')
      await Promise.all(nodes.map((node) => node.stop()))
      await nats?.stop()
      await postgres.stop()
    },
  }
}
