/** A program that tests start for real: it can be killed without warning, held still for a while, and asked to end. */
import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** Whoever started a program and ends without ending it, a test that fails for one, leaves nothing running. */
const running = new Set<ChildProcess>()
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

export class Program {
  readonly #child: ChildProcess
  readonly #said: string[] = []

  constructor(path: string, args: readonly string[], options: SpawnOptions = {}) {
    this.#child = spawn(path, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        this.#said.push(text)
        if (this.#said.length > 200) this.#said.shift()
      })
    }
    running.add(this.#child)
    this.#child.on('exit', () => running.delete(this.#child))
    // Whoever waits for it hears of a program that cannot be started; nobody else need fail for it.
    this.#child.on('error', (error) => this.#said.push(String(error)))
  }

  get isRunning(): boolean {
    return this.#child.pid !== undefined && this.#child.exitCode === null && this.#child.signalCode === null
  }

  /** The last it said, on either stream. */
  get said(): string {
    return this.#said.join('')
  }

  get pid(): number {
    return this.#child.pid ?? 0
  }

  signal(signal: NodeJS.Signals): void {
    if (this.isRunning) this.#child.kill(signal)
  }

  /** Sends the signal and resolves once the program is gone; after the patience, in milliseconds, it is killed. */
  async end(signal: NodeJS.Signals, patience = 10_000): Promise<void> {
    if (!this.isRunning) return
    const gone = once(this.#child, 'exit')
    this.#child.kill(signal)
    const last = setTimeout(() => this.#child.kill('SIGKILL'), patience)
    await gone
    clearTimeout(last)
  }
}

/** A server of another make that tests start as a program, as often as they like. */
export abstract class Service {
  protected program: Program | undefined

  get pid(): number {
    return this.program?.pid ?? 0
  }

  /** As when the machine loses power: all its processes end at once. */
  async kill(): Promise<void> {
    await this.program?.end('SIGKILL')
  }

  /** It stands still, connections stay open, nothing is answered. */
  pause(): void {
    this.program?.signal('SIGSTOP')
  }

  resume(): void {
    this.program?.signal('SIGCONT')
  }
}

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (typeof address === 'object' && address) return address.port
  throw new Error('No port is free.')
}
