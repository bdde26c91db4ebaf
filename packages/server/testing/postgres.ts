/** A real PostgreSQL on a port of its own, started from a test: it can be killed, held still and started again. */
import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { findPostgres, type PostgresFiles } from './postgres-files.ts'
import { freePort, Program, Service } from './program.ts'

const user = 'paddock'

export interface PostgresOptions {
  /** Where its data stand; a new folder, thrown away at the end, where nothing is said. */
  readonly folder?: string
  readonly port?: number
  /** Whether written means synced to disk. Most tests do not crash the machine, and are faster without. */
  readonly durable?: boolean
  /** More of its settings, as in postgresql.conf. */
  readonly settings?: Readonly<Record<string, string>>
}

export class Postgres extends Service {
  readonly port: number
  readonly folder: string
  readonly #files: PostgresFiles
  readonly #args: readonly string[]
  readonly #isOurs: boolean

  private constructor(files: PostgresFiles, port: number, folder: string, isOurs: boolean, args: readonly string[]) {
    super()
    this.#files = files
    this.port = port
    this.folder = folder
    this.#isOurs = isOurs
    this.#args = args
  }

  /** Fails with a sentence where there is no PostgreSQL; `findPostgres` tells beforehand. */
  static async start(options: PostgresOptions = {}): Promise<Postgres> {
    const files = findPostgres()
    if (!files) throw new Error('There is no PostgreSQL here that runs: `npm test` installs one from npm.')
    const port = options.port ?? (await freePort())
    const folder = options.folder ?? mkdtempSync(join(tmpdir(), 'paddock-postgres-'))
    const settings = {
      listen_addresses: '127.0.0.1',
      unix_socket_directories: '',
      max_connections: '200',
      ...(options.durable ? {} : { fsync: 'off', full_page_writes: 'off' }),
      ...options.settings,
    }
    const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
    const postgres = new Postgres(files, port, folder, options.folder === undefined, args)
    postgres.#initialise()
    await postgres.start()
    return postgres
  }

  /** The address of one of its databases. */
  at(database: string): string {
    return `postgres://${user}@127.0.0.1:${this.port}/${database}`
  }

  /** Starts it again after it was killed or stopped, with the data it had. */
  async start(): Promise<void> {
    const { bin, runAs } = this.#files
    for (let tries = 0; ; tries++) {
      this.program = new Program(join(bin, 'postgres'), ['-D', this.folder, '-p', `${this.port}`, ...this.#args], {
        ...runAs,
        cwd: this.folder,
      })
      if (await this.#answers()) return
      // After a kill, what is left of the one before may still hold its memory for a moment.
      if (tries >= 20) throw new Error(`PostgreSQL does not start:\n${this.program.said}`)
      await pause(250)
    }
  }

  /** A new and empty database; its address. */
  async database(): Promise<string> {
    return await freshDatabase(this.at('postgres'))
  }

  /** What a row of a table takes on disk, with its indexes. */
  async bytesPerRow(database: string, table: string): Promise<number> {
    const client = new pg.Client({ connectionString: database })
    await client.connect()
    const { rows } = await client.query(
      `select pg_total_relation_size('${table}')::float8 as bytes, count(*)::float8 as rows from ${table}`,
    )
    await client.end()
    return Math.round(Number(rows[0]?.bytes) / Math.max(1, Number(rows[0]?.rows)))
  }

  /** Ends it in good order, ending every connection, and throws its data away if the folder was its own. */
  async stop(): Promise<void> {
    await this.program?.end('SIGINT')
    if (this.#isOurs) rmSync(this.folder, { recursive: true, force: true })
  }

  #initialise(): void {
    if (existsSync(join(this.folder, 'PG_VERSION'))) return
    const { bin, runAs } = this.#files
    mkdirSync(this.folder, { recursive: true })
    if (runAs) chownSync(this.folder, runAs.uid, runAs.gid)
    const args = ['-D', this.folder, '-U', user, '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync']
    const done = spawnSync(join(bin, 'initdb'), args, { ...runAs, cwd: this.folder, encoding: 'utf8' })
    if (done.status !== 0) throw new Error(`PostgreSQL's folder cannot be made:\n${done.stdout}${done.stderr}`)
  }

  /** Resolves with true once it takes connections, with false if it ended instead. */
  async #answers(): Promise<boolean> {
    while (this.program?.isRunning) {
      if (await canConnect(this.at('postgres'))) return true
      await pause(30)
    }
    return false
  }
}

export async function canConnect(address: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: address, connectionTimeoutMillis: 2_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.end()
    return true
  } catch {
    return false
  }
}

/** Makes a new and empty database beside the one at the address; its address. */
export async function freshDatabase(beside: string): Promise<string> {
  const name = `paddock_${randomBytes(6).toString('hex')}`
  const client = new pg.Client({ connectionString: beside })
  await client.connect()
  await client.query(`create database ${name} template template0`)
  await client.end()
  const address = new URL(beside)
  address.pathname = `/${name}`
  return address.href
}
