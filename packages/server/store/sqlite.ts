/** SQLite for Kysely's queries and for the write queue's batches. */
import { SqliteDialect } from 'kysely'
import { commitBatch, type LeftOut } from './commit.ts'
import { bound, connect } from './connection.ts'
import { Conflict } from './write.ts'
import type { Commit } from './write-queue.ts'
import { writeThread } from './write-thread.ts'

export interface Sqlite {
  readonly dialect: SqliteDialect
  readonly commit: Commit
  /** Ends writing; the dialect's own connection is Kysely's to close. */
  close(): Promise<void>
}

export const inMemory = ':memory:'

export function openSqlite(file: string, busy: number): Sqlite {
  const connection = connect(file, busy)
  const dialect = new SqliteDialect({
    database: {
      prepare: (sql) => {
        const statement = connection.prepare(sql)
        return {
          reader: statement.columns().length > 0,
          all: (parameters) => statement.all(...parameters.map(bound)),
          run: (parameters) => statement.run(...parameters.map(bound)),
          iterate: (parameters) => statement.iterate(...parameters.map(bound)),
        }
      },
      close: () => connection.database.close(),
    },
  })
  if (file === inMemory) {
    // What is in memory belongs to this connection, and no disk is waited for.
    const commit: Commit = async (writes) => commitBatch(connection, writes).map(asError)
    return { dialect, commit, close: async () => {} }
  }
  const thread = writeThread({ file, busy })
  const commit: Commit = async (writes) => (await thread.commit(writes)).map(asError)
  return { dialect, commit, close: () => thread.close() }
}

function asError(left: LeftOut | undefined): Error | undefined {
  if (!left) return undefined
  return left.isConflict ? new Conflict(left.message) : new Error(left.message)
}
