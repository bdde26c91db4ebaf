import type { Checked } from './check-table.ts'
import type { Finding } from './finding.ts'
import type { Compared } from './snapshots.ts'

/** What came of looking through a store. */
export interface Report {
  readonly ok: boolean
  /** Whether a server uses the store meanwhile. */
  readonly isServed: boolean
  /** How many rows each table of the database has. */
  readonly rows: Readonly<Record<string, number>>
  /** How many tables were looked at, by how far. */
  readonly tables: Readonly<Partial<Record<Checked, number>>>
  /** What the snapshots were found to be of the matches that were played again. */
  readonly snapshots: Readonly<Partial<Record<Compared, number>>>
  readonly findings: readonly Finding[]
}
