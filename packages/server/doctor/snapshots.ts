/** Whether snapshots say what the log says. They are an aid: without them everything is there, and is read more slowly. */
import { type AnyBox, type AnyMatch, isObject, same } from '@paddock/kernel'
import { type Kysely, sql } from 'kysely'
import type { Schema, SnapshotRow } from '../store/schema.ts'
import { formOf, unpacked } from '../store/snapshots.ts'
import type { Finding } from './finding.ts'

/** What became of a snapshot that was looked at. One that another version has made is no fault: nobody reads it. */
export type Compared = 'as played' | 'otherwise' | 'damaged' | 'of another version' | 'not compared'

/** The snapshots of one table, to be held against its match while that is played again. */
export class SnapshotCheck {
  readonly findings: Finding[] = []
  readonly counts: Partial<Record<Compared, number>> = {}
  readonly #form: string
  readonly #left: Map<number, SnapshotRow>

  constructor(box: AnyBox, rows: readonly SnapshotRow[]) {
    this.#form = rows.length > 0 ? formOf(box) : ''
    this.#left = new Map(rows.map((row) => [row.entry, row]))
  }

  /** The match stands at an entry. */
  at(match: AnyMatch): void {
    const row = this.#left.get(match.entry)
    if (!row) return
    this.#left.delete(match.entry)
    this.#note(row, compared(this.#form, row, match))
  }

  /** The match has come as far as it comes. */
  end(): void {
    for (const row of this.#left.values()) this.#note(row, 'not compared')
  }

  #note({ table_id, entry }: SnapshotRow, state: Compared): void {
    this.counts[state] = (this.counts[state] ?? 0) + 1
    const about = { part: 'snapshots', where: table_id }
    const away = deleting(table_id, entry)
    if (state === 'damaged') {
      const problem = `The snapshot at entry ${entry} is damaged.`
      const advice = `It is passed over, and the log is played from further back: nothing is lost. It may be deleted: ${away}`
      this.findings.push({ ...about, severity: 'slight', problem, advice })
    }
    if (state === 'otherwise') {
      const problem = `The snapshot at entry ${entry} is not where the log leads to.`
      const advice = `Servers go on from it. Delete it, and restart them; the log tells all, and nothing is lost: ${away}`
      this.findings.push({ ...about, severity: 'grave', problem, advice })
    }
  }
}

function compared(form: string, row: SnapshotRow, match: AnyMatch): Compared {
  const made = unpacked(row.body)
  if (made.form !== form && /^\d[\w.+-]*-[\da-f]+$/.test(made.form)) return 'of another version'
  const kept = made.form === form && made.text !== undefined ? parsed(made.text) : undefined
  // The server passes over what says that it is of another entry.
  if (!isObject(kept) || kept.entry !== row.entry) return 'damaged'
  return same(kept, match.snapshot()) ? 'as played' : 'otherwise'
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Snapshots of all tables, examined or not, that belong to no table or to no line of its log. */
export async function strays(db: Kysely<Schema>): Promise<Finding[]> {
  const { rows } = await sql<{ id: string; entry: number; n: number; parent: string | null }>`
    select snapshots.table_id as id, snapshots.entry, snapshots.n, tables.id as parent from snapshots
    left join tables on tables.id = snapshots.table_id
    left join log on log.table_id = snapshots.table_id and log.n = snapshots.n and log.entry = snapshots.entry
    where tables.id is null or log.n is null
    order by snapshots.table_id, snapshots.entry`.execute(db)
  return rows.map(({ id, entry, n, parent }) => {
    const about = { part: 'snapshots', where: id }
    const away = deleting(id, entry)
    if (parent === null) {
      const problem = `The snapshot at entry ${entry} belongs to no table.`
      return { ...about, severity: 'slight', problem, advice: `Nobody reads it. It may be deleted: ${away}` }
    }
    const problem = `The snapshot at entry ${entry} belongs to no entry of the log: line ${n} is none, or another.`
    const advice = `Servers may go on from it once the log is that long. Delete it; nothing is lost: ${away}`
    return { ...about, severity: 'grave', problem, advice }
  })
}

function deleting(table: string, entry: number): string {
  return `delete from snapshots where table_id = '${table}' and entry = ${entry}`
}
