/** Finds a Chromium for the tests of the page, and installs Debian's where there is none. */
import { existsSync } from 'node:fs'
import { aptInstall } from './apt.ts'

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/snap/bin/chromium']

/** The path of a Chromium; undefined if there is none and none can be installed. */
export function findChromium(): string | undefined {
  const named = process.env.PADDOCK_CHROMIUM
  if (named) return existsSync(named) ? named : undefined
  return places.find((path) => existsSync(path)) ?? (installed() ? places.find((path) => existsSync(path)) : undefined)
}

/** Debian's own, with two families of fonts, since a minimal system has none. */
function installed(): boolean {
  return aptInstall('Chromium for the tests of the page', ['chromium', 'fonts-liberation', 'fonts-dejavu-core'])
}
