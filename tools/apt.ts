/** Installs Debian's packages, where that is possible without asking anyone. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { run } from './steps.ts'

/** Whether they are installed now; `what` is what they are for. */
export function aptInstall(what: string, packages: readonly string[]): boolean {
  if (!existsSync('/usr/bin/apt-get')) return false
  const isRoot = process.getuid?.() === 0
  if (!isRoot && spawnSync('sudo', ['-n', 'true']).status !== 0) return false
  console.log(`Installing ${what} (once, about a minute) …`)
  const quietly = ['env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get'] as const
  const aptGet = (...args: string[]) => (isRoot ? run(...quietly, ...args) : run('sudo', '-n', ...quietly, ...args))
  const install = () => aptGet('install', '-y', '-qq', '--no-install-recommends', ...packages)
  return install() || (aptGet('update', '-qq') && install())
}
