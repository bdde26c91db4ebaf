/** A real NATS server on a port of its own, started from a test. */
import { existsSync } from 'node:fs'
import { connect } from 'node:net'
import { delimiter, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort, Program, Service } from './program.ts'

/** Its program: the one that is named, or one on the path or where Debian puts it. */
export function findNats(): string | undefined {
  const named = process.env.PADDOCK_NATS_SERVER
  if (named !== undefined) return existsSync(named) ? named : undefined
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/bin']
  return folders.map((folder) => join(folder, 'nats-server')).find((path) => existsSync(path))
}

export class Nats extends Service {
  readonly port: number
  readonly #path: string

  private constructor(path: string, port: number) {
    super()
    this.#path = path
    this.port = port
  }

  static async start(port?: number): Promise<Nats> {
    const path = findNats()
    if (path === undefined) throw new Error('There is no nats-server here: Debian has it in the package nats-server.')
    const nats = new Nats(path, port ?? (await freePort()))
    await nats.start()
    return nats
  }

  get address(): string {
    return `nats://127.0.0.1:${this.port}`
  }

  /** Starts it again after it was killed or stopped. */
  async start(): Promise<void> {
    const program = new Program(this.#path, ['-a', '127.0.0.1', '-p', `${this.port}`])
    this.program = program
    while (!(await this.#answers())) {
      if (!program.isRunning) throw new Error(`nats-server does not start:\n${program.said}`)
      await pause(20)
    }
  }

  async stop(): Promise<void> {
    await this.program?.end('SIGTERM')
  }

  #answers(): Promise<boolean> {
    return new Promise((resolve) => {
      const socket = connect(this.port, '127.0.0.1')
      socket.once('data', () => {
        socket.destroy()
        resolve(true)
      })
      socket.once('error', () => resolve(false))
      socket.once('close', () => resolve(false))
    })
  }
}
