import { homedir } from 'node:os'
import { join } from 'node:path'

/** Where matches are kept: `$PADDOCK_DATA`, or with the user's other state, or in a folder of our own. */
export function dataFolder({ PADDOCK_DATA, XDG_STATE_HOME }: NodeJS.ProcessEnv): string {
  if (PADDOCK_DATA) return PADDOCK_DATA
  return XDG_STATE_HOME ? join(XDG_STATE_HOME, 'paddock') : join(homedir(), '.paddock')
}

/** A path as people write it: what lies in one's home begins with a tilde. */
export function fromHome(path: string): string {
  const home = `${homedir()}/`
  return path.startsWith(home) ? `~/${path.slice(home.length)}` : path
}
