import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const script = fileURLToPath(new URL('serve.ts', import.meta.url))

/** The server that everything is thrown at: everything it says against itself is kept. */
export class Target {
  readonly port: number
  readonly address: string
  /** Lines of its log at the level of errors, and whatever else it prints. */
  readonly complaints: string[]
  readonly #child: ChildProcess
  readonly #gone: Promise<unknown[]>

  private constructor(child: ChildProcess, address: string, complaints: string[]) {
    this.#child = child
    this.#gone = once(child, 'exit')
    this.address = address
    this.port = Number(new URL(address).port)
    this.complaints = complaints
  }

  static async start(folder: string, limits: 'usual' | 'none'): Promise<Target> {
    const page = join(folder, 'page')
    mkdirSync(join(page, 'assets'), { recursive: true })
    writeFileSync(join(page, 'index.html'), '<!doctype html><title>Paddock</title>')
    writeFileSync(join(page, 'assets', 'page-0123abcd.js'), 'void 0\n'.repeat(100))
    const child = spawn(process.execPath, ['--expose-gc', script, join(folder, 'data'), page, limits], {
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    const complaints: string[] = []
    const note = (line: string) => {
      if (complaints.length < 50) complaints.push(line)
    }
    if (!child.stdout || !child.stderr) throw new Error('The server has no output.')
    createInterface({ input: child.stderr }).on('line', note)
    const lines = createInterface({ input: child.stdout })
    const [address] = await once(lines, 'line')
    lines.on('line', note)
    return new Target(child, String(address), complaints)
  }

  get isGone(): boolean {
    return this.#child.exitCode !== null || this.#child.signalCode !== null
  }

  /** Bytes in use once everything that can be thrown away is. */
  async heap(): Promise<number> {
    this.#child.send('heap')
    const [bytes] = await once(this.#child, 'message')
    return Number(bytes)
  }

  /** Tells whether it stopped well. */
  async stop(): Promise<boolean> {
    if (!this.isGone) this.#child.send('stop')
    const [code] = await this.#gone
    return code === 0
  }
}
