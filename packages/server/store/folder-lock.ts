/**
 * Sees to it that one server at a time writes to a data folder. Two would each keep tables in memory that the other
 * one changes. The lock is SQLite's own on an empty file beside the database: the system takes it back when the
 * process ends, however it ends, and no number of a dead process is left behind.
 */
import { existsSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

const lockName = 'paddock.lock'

/** Another server has the folder. */
export class FolderTaken extends Error {
  override readonly name = 'FolderTaken'
}

/** Milliseconds: whoever only looks whether a folder is taken is gone again by then. */
const glance = 300

/** Takes the folder until the function it returns is called or the process ends. */
export function lockFolder(folder: string): () => void {
  const lock = new DatabaseSync(lockIn(folder), { timeout: glance })
  try {
    lock.exec('begin exclusive')
  } catch (cause) {
    lock.close()
    if (!isBusy(cause)) throw cause
    throw new FolderTaken(`Another server is using the folder ${folder}.`, { cause })
  }
  return () => {
    if (lock.isOpen) lock.close()
  }
}

/** Whether a server is using the folder at this moment. Only looks. */
export function isFolderTaken(folder: string): boolean {
  const file = lockIn(folder)
  if (!existsSync(file)) return false
  const lock = new DatabaseSync(file, { readOnly: true, timeout: 0 })
  try {
    lock.prepare('select count(*) from sqlite_schema').get()
    return false
  } catch (error) {
    if (isBusy(error)) return true
    throw error
  } finally {
    lock.close()
  }
}

/** One folder may have several names. */
function lockIn(folder: string): string {
  return join(realpathSync(folder), lockName)
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === 5
}
