/** Finds a Chromium for the tests of the page, and installs Debian's where there is none. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { run } from './steps.ts'

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/snap/bin/chromium']

/** The path of a Chromium; undefined if there is none and none can be installed. */
export function findChromium(): string | undefined {
  const named = process.env.PADDOCK_CHROMIUM
  if (named) return existsSync(named) ? named : undefined
  return places.find((path) => existsSync(path)) ?? (installed() ? places.find((path) => existsSync(path)) : undefined)
}

/** Debian's own, with two families of fonts, since a minimal system has none. */
function installed(): boolean {
  if (!existsSync('/usr/bin/apt-get')) return false
  const isRoot = process.getuid?.() === 0
  if (!isRoot && spawnSync('sudo', ['-n', 'true']).status !== 0) return false
  console.log('Installing Chromium for the tests of the page (once, about a minute) …')
  const quietly = ['env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get'] as const
  const aptGet = (...args: string[]) => (isRoot ? run(...quietly, ...args) : run('sudo', '-n', ...quietly, ...args))
  const packages = ['chromium', 'fonts-liberation', 'fonts-dejavu-core']
  const install = () => aptGet('install', '-y', '-qq', '--no-install-recommends', ...packages)
  return install() || (aptGet('update', '-qq') && install())
}
