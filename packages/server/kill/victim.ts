import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const script = fileURLToPath(new URL('serve.ts', import.meta.url))

/** A server in a process of its own, which can be killed without a warning. */
export class Victim {
  readonly address: string
  readonly #child: ChildProcess

  private constructor(address: string, child: ChildProcess) {
    this.address = address
    this.#child = child
  }

  static async start(dataFolder: string): Promise<Victim> {
    const child = spawn(process.execPath, [script, dataFolder], { stdio: ['ignore', 'pipe', 'inherit'] })
    for await (const line of createInterface({ input: child.stdout })) return new Victim(line, child)
    throw new Error('The server did not start.')
  }

  async kill(): Promise<void> {
    const gone = once(this.#child, 'exit')
    this.#child.kill('SIGKILL')
    await gone
  }
}
