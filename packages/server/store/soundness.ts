/** Whether a database's file can be trusted, found out before anyone is served from it. */
import { existsSync, statSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'

/** A file that SQLite finds broken. The message says what is wrong, and not what to do. */
export class Damaged extends Error {
  override readonly name = 'Damaged'
}

/** The table that grows: a quick look at a gigabyte of it takes about a second, a thorough one four. */
const large = 'log'
/** Files beyond so many bytes are looked at without it when a server starts. `paddock doctor` looks at all of it. */
const soon = 4 * 1024 ** 3

/**
 * Looks at the whole file quickly and at everything but the log thoroughly, so that no index hides a row that is there.
 * Only reads; a file that does not exist yet is sound.
 */
export function checkSoundness(file: string): void {
  if (!existsSync(file) || statSync(file).size === 0) return
  reading(file, (database) => {
    const tables = tablesOf(database)
    for (const table of tables) if (table !== large) expectOk(database, `pragma integrity_check('${table}')`)
    if (statSync(file).size <= soon) expectOk(database, 'pragma quick_check')
  })
}

/** All that SQLite finds wrong with the file when it takes its time. */
export function damages(file: string): readonly string[] {
  try {
    return reading(file, (database) => found(database, 'pragma integrity_check(100)'))
  } catch (error) {
    if (error instanceof Damaged) return [error.message]
    throw error
  }
}

function tablesOf(database: DatabaseSync): string[] {
  const rows = database.prepare("select name from sqlite_schema where type = 'table'").all()
  return rows.map(({ name }) => String(name)).filter((name) => /^\w+$/.test(name) && !name.startsWith('sqlite_'))
}

function expectOk(database: DatabaseSync, pragma: string): void {
  const [first] = found(database, pragma)
  if (first !== undefined) throw new Damaged(first)
}

function found(database: DatabaseSync, pragma: string): string[] {
  const lines = database
    .prepare(pragma)
    .all()
    .flatMap((row) => Object.values(row).map(String))
  return lines.filter((line) => line !== 'ok').map((line) => line.replaceAll(/\s*\n\s*/g, '; '))
}

function reading<Result>(file: string, read: (database: DatabaseSync) => Result): Result {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    return read(database)
  } catch (error) {
    throw isDamage(error) ? new Damaged(error.message, { cause: error }) : error
  } finally {
    database.close()
  }
}

/** SQLITE_CORRUPT and SQLITE_NOTADB, with whatever the extended codes add. */
export function isDamage(error: unknown): error is Error {
  if (!(error instanceof Error) || !('errcode' in error)) return false
  return Number(error.errcode) % 256 === 11 || error.errcode === 26
}
