import { spawnSync } from 'node:child_process'
import { realpathSync } from 'node:fs'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '..')

/** Whether this module is the one that was started. (`import.meta.main` is younger than some pinned Nodes.) */
export function isMain({ filename }: ImportMeta): boolean {
  return process.argv[1] !== undefined && realpathSync(process.argv[1]) === filename
}

/** Runs a program of the project, its output to the terminal; tells whether it succeeded. */
export function run(program: string, ...args: string[]): boolean {
  const done = spawnSync(program, args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' })
  return done.status === 0
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
