import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

/** Compiled code is kept from one life to the next: it takes longer to compile a server than to start it. */
const compiled = join(tmpdir(), 'paddock-compiled')
const script = fileURLToPath(new URL('serve.ts', import.meta.url))
/** A server that is asked to stop has ended by then, in milliseconds, whatever it was doing. */
const stopsWithin = 15_000

/** A server in a process of its own, which can be killed without a warning. */
export class Victim {
  readonly #child: ChildProcess
  readonly #gone: Promise<unknown>
  /** Where it can be reached; undefined if it was killed before it listened. */
  readonly address: Promise<string | undefined>

  constructor(args: readonly string[], environment: Readonly<Record<string, string>> = {}) {
    const child = spawn(process.execPath, [script, ...args], {
      stdio: ['pipe', 'pipe', 'inherit'],
      env: { ...process.env, NODE_COMPILE_CACHE: compiled, ...environment },
    })
    this.#child = child
    this.#gone = once(child, 'exit')
    this.address = firstLine(child)
  }

  get isGone(): boolean {
    return this.#child.exitCode !== null || this.#child.signalCode !== null
  }

  async kill(): Promise<void> {
    this.#child.kill('SIGKILL')
    await this.#gone
  }

  /** Asks it to stop; tells whether it did, in time and without complaint. */
  async stop(): Promise<boolean> {
    this.#child.kill('SIGTERM')
    await Promise.race([this.#gone, pause(stopsWithin, undefined, { ref: false })])
    const isGood = this.#child.exitCode === 0
    if (!this.isGone) await this.kill()
    return isGood
  }

  /** Asks it to stop and does not wait for that. */
  async killWhileStopping(milliseconds: number): Promise<void> {
    this.#child.kill('SIGTERM')
    await pause(milliseconds)
    await this.kill()
  }

  /** As if its machine slept for a while. */
  async sleep(milliseconds: number): Promise<void> {
    this.#child.kill('SIGSTOP')
    await pause(milliseconds)
    this.#child.kill('SIGCONT')
  }
}

async function firstLine({ stdout }: ChildProcess): Promise<string | undefined> {
  if (!stdout) return undefined
  for await (const line of createInterface({ input: stdout })) return line
  return undefined
}
