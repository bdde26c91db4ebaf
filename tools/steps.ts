import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { realpathSync } from 'node:fs'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '..')
const onWindows = process.platform === 'win32'

/** Whether this module is the one that was started. (`import.meta.main` is younger than some pinned Nodes.) */
export function isMain({ filename }: ImportMeta): boolean {
  return process.argv[1] !== undefined && realpathSync(process.argv[1]) === filename
}

/** Runs a program of the project, its output to the terminal; tells whether it succeeded. */
export function run(program: string, ...args: string[]): boolean {
  const done = spawnSync(program, args, { cwd: root, stdio: 'inherit', shell: onWindows })
  return done.status === 0
}

/** The same while something else goes on. */
export async function runBeside(program: string, ...args: string[]): Promise<boolean> {
  const [status] = await once(spawn(program, args, { cwd: root, stdio: 'inherit', shell: onWindows }), 'exit')
  return status === 0
}

/** What came of a script that ran beside others, and all that it said. */
export interface Outcome {
  readonly ok: boolean
  readonly said: string
}

/** Runs a script of the project while something else has the terminal. */
export async function runUnheard(script: string): Promise<Outcome> {
  const running = spawn(process.execPath, [join(root, script)], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [running.stdout, running.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text
    })
  const [status] = await once(running, 'close')
  return { ok: status === 0, said: said.trimEnd() }
}

/** A named part of a longer job. */
export interface Step {
  readonly name: string
  run(): boolean | Promise<boolean>
}

/** Runs the steps in order, says how long each took, and stops with exit code 1 at the first that fails. */
export async function inOrder(steps: readonly Step[]): Promise<void> {
  for (const { name, run: runStep } of steps) {
    const start = performance.now()
    console.log(`\n▸ ${name}`)
    const ok = await runStep()
    const seconds = ((performance.now() - start) / 1000).toFixed(1)
    console.log(`${ok ? '✓' : '✗'} ${name} (${seconds} s)`)
    if (!ok) process.exit(1)
  }
}
