/** SQLite as Node carries it: a connection that keeps its prepared statements. */
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'

export interface StoreConnection {
  readonly database: DatabaseSync
  prepare(sql: string): StatementSync
}

/** `busy` is how long to wait, in milliseconds, for someone else who is writing to the same file. */
export function connect(file: string, busy: number): StoreConnection {
  const database = new DatabaseSync(file, { timeout: busy, enableForeignKeyConstraints: true })
  // Written means written: WAL alone would sync only now and then.
  database.exec('pragma journal_mode = wal; pragma synchronous = full')
  return keeping(database)
}

/** The same for those who only read, beside a server or without one. */
export function connectToRead(file: string, busy: number): StoreConnection {
  return keeping(new DatabaseSync(file, { timeout: busy, readOnly: true }))
}

function keeping(database: DatabaseSync): StoreConnection {
  const statements = new Map<string, StatementSync>()
  return {
    database,
    prepare(sql) {
      const known = statements.get(sql)
      if (known) return known
      const statement = database.prepare(sql)
      // What is asked for comes in few shapes; lists of many lengths must not fill the memory.
      if (statements.size >= 500) statements.clear()
      statements.set(sql, statement)
      return statement
    },
  }
}

export function bound(value: unknown): SQLInputValue {
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint') {
    return value
  }
  throw new TypeError(`A ${typeof value} cannot be stored as it is.`)
}
