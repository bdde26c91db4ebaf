/** Whether what is open is still what its path leads to: a file that was deleted or replaced takes writes all the same. */
import { statSync } from 'node:fs'

/** Which file stands at a path: its device and number there. */
type Identity = string

export interface OpenFiles {
  readonly file: string
  readonly database: Identity
  readonly log: Identity
}

/** Asked once the database has been read from, so that its log is there too. */
export function openFilesOf(file: string): OpenFiles {
  return { file, database: identityOf(file), log: identityOf(`${file}-wal`) }
}

/** What is no longer where it was; undefined if all is well. */
export function whatIsGone({ file, database, log }: OpenFiles): string | undefined {
  if (identityOf(file) !== database) return file
  if (identityOf(`${file}-wal`) !== log) return `${file}-wal`
  return undefined
}

function identityOf(path: string): Identity {
  const found = statSync(path, { throwIfNoEntry: false })
  return found ? `${found.dev} ${found.ino}` : 'none'
}
