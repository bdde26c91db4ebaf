/** What a store consists of, in an order in which nothing refers to what comes later. */
import type { Schema } from '../store/schema.ts'

export interface Part {
  readonly table: keyof Schema
  /** The columns by which its rows are told apart. */
  readonly key: readonly string[]
}

export const parts: readonly Part[] = [
  { table: 'people', key: ['id'] },
  { table: 'keys', key: ['hash'] },
  { table: 'links', key: ['hash'] },
  { table: 'tables', key: ['id'] },
  { table: 'seats', key: ['table_id', 'seat'] },
  { table: 'log', key: ['table_id', 'n'] },
  { table: 'due', key: ['table_id', 'kind', 'seat'] },
]

/** What nodes and writers note of themselves is not moved, for at the new place there are others; snapshots are made again. */
export const leftBehind: readonly (keyof Schema)[] = ['marks', 'nodes', 'presence', 'snapshots']
