import type { Kysely } from 'kysely'
import type { Health, HealthListener } from './health.ts'
import { openPostgres } from './postgres/postgres.ts'
import type { DueRow, LogRow, Schema } from './schema.ts'
import { openSqliteStore } from './sqlite-store.ts'
import type { Where } from './where.ts'
import type { Change } from './write.ts'

/** Where everything is kept. Reads are Kysely's; every write goes through the one queue. */
export interface Store {
  readonly db: Kysely<Schema>
  /** The name of this node among those that share the store; undefined where the store is this process's alone. */
  readonly node: string | undefined
  /** Resolves once all of it is on disk. Rejects with a `Conflict` or as `Unwritten`; then none of it is. */
  write(...changes: readonly Change[]): Promise<void>
  /** The change that adds a row to a table's log. */
  logged(row: LogRow): Change
  /**
   * What is due at that time and in nobody's hand, the longest due first, so many at most. It is in the caller's hand
   * until the second time; then others may take it.
   */
  takeDue(now: string, most: number, until: string): Promise<DueRow[]>
  /** Whether the last that was to be written was written. */
  health(): Health
  /** Tries to write something that matters to nobody, and as much of it as a few commands need together. */
  probe(): Promise<void>
  /** Looks whether the store is still the one to start from again; `health` says so. */
  look(): void
  close(): Promise<void>
}

export interface StoreSettings {
  readonly where: Where
  /** Milliseconds to wait for someone else who is writing to the same file. */
  readonly busy: number
  /** Hears of every transaction: how many writes it held and how long it took, in seconds. */
  committed(writes: number, seconds: number): void
  /** Hears when nothing can be written, and when it can again. */
  readonly listener?: HealthListener
  /** Whether other servers use the same folder; otherwise they are kept out. */
  readonly isShared?: boolean
  /** Hears when another machine has become the store: what was written last may be missing there. */
  readonly otherHistory?: () => void
}

/** Whether it may be served is another question: see `checkMoved`. */
export async function openStore({ where, ...settings }: StoreSettings): Promise<Store> {
  return where.kind === 'sqlite'
    ? await openSqliteStore(where.folder, settings)
    : await openPostgres(where.address, settings)
}
