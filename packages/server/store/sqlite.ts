/** SQLite for Kysely's queries and for the write queue's batches. */
import { randomUUID } from 'node:crypto'
import { dirname } from 'node:path'
import { SqliteDialect } from 'kysely'
import { commitBatch, type LeftOut, type Outcomes } from './commit.ts'
import { bound, connect, type StoreConnection } from './connection.ts'
import { lockFolder } from './folder-lock.ts'
import { readMark } from './mark.ts'
import { type OpenFiles, openFilesOf, whatIsGone } from './same-file.ts'
import { checkSoundness } from './soundness.ts'
import { Conflict, Lost } from './write.ts'
import type { Commit } from './write-queue.ts'
import { writeThread } from './write-thread.ts'

export interface Sqlite {
  readonly dialect: SqliteDialect
  readonly commit: Commit
  /** Throws `Lost` if what is open is no longer the file one would start from again. */
  look(): void
  /** Ends writing; the dialect's own connection is Kysely's to close. */
  close(): Promise<void>
}

export const inMemory = ':memory:'

/** A file is one server's alone, unless it is said to be shared. */
export function openSqlite(file: string, busy: number, isShared = false): Sqlite {
  if (file === inMemory) return openMemory(busy)
  const unlock = isShared ? () => {} : lockFolder(dirname(file))
  try {
    checkSoundness(file)
    return openFile(file, connect(file, busy), busy, unlock)
  } catch (error) {
    unlock()
    throw error
  }
}

/** What is in memory belongs to one connection, and no disk is waited for. */
function openMemory(busy: number): Sqlite {
  const connection = connect(inMemory, busy)
  const commit: Commit = async (writes) => commitBatch(connection, writes).map(asError)
  return { dialect: dialectOver(connection, () => {}), commit, look: () => {}, close: async () => {} }
}

function openFile(file: string, connection: StoreConnection, busy: number, unlock: () => void): Sqlite {
  const writer = randomUUID()
  let files: OpenFiles | undefined
  const open = () => {
    files ??= openFilesOf(file)
    return files
  }
  const thread = writeThread(
    () => ({ files: open(), busy, writer }),
    (batch, writes): Outcomes | undefined => readMark(connection, writer, batch, writes),
  )
  return {
    dialect: dialectOver(connection, unlock),
    commit: async (writes) => (await thread.commit(writes)).map(asError),
    look() {
      const gone = files && whatIsGone(files)
      if (gone !== undefined) throw new Lost(`${gone} was deleted or replaced.`)
    },
    close: () => thread.close(),
  }
}

/** Queries over one connection. Kysely closes it; then the file is anyone's. */
export function dialectOver(connection: StoreConnection, closed: () => void): SqliteDialect {
  return new SqliteDialect({
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
      close: () => {
        connection.database.close()
        closed()
      },
    },
  })
}

function asError(left: LeftOut | undefined): Error | undefined {
  if (!left) return undefined
  return left.isConflict ? new Conflict(left.message) : new Error(left.message)
}
