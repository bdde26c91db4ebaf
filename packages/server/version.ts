import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { oldestProtocol, protocol, type ServerVersion, versionInPage } from '@paddock/protocol'
import about from './package.json' with { type: 'json' }

export const { version } = about

/** What the server says of itself, and of the page in that folder as it is now. */
export function serverVersion(webFolder: string | undefined): ServerVersion {
  const page = webFolder === undefined ? undefined : buildOf(webFolder)
  return { version, protocol, oldest: oldestProtocol, ...(page === undefined ? {} : { page }) }
}

function buildOf(webFolder: string): string | undefined {
  try {
    return versionInPage(readFileSync(join(webFolder, 'index.html'), 'utf8'))?.build
  } catch {
    // A folder without a page is told to whoever asks for one.
    return undefined
  }
}
