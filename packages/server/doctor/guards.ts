/**
 * What lets a thing be written once: two nodes that write the same line cannot both succeed, because PostgreSQL says so.
 * A database that was put back without its indexes takes both. SQLite looks at its own with the file.
 */
import { type Kysely, sql } from 'kysely'
import { parts } from '../move/parts.ts'
import type { Schema } from '../store/schema.ts'
import type { Finding } from './finding.ts'

const guards: readonly { readonly table: keyof Schema; readonly key: readonly string[] }[] = [
  ...parts,
  { table: 'log', key: ['table_id', 'command'] },
  { table: 'tables', key: ['command'] },
  { table: 'snapshots', key: ['table_id', 'entry'] },
  { table: 'nodes', key: ['id'] },
  { table: 'presence', key: ['table_id', 'person', 'node'] },
  { table: 'marks', key: ['writer'] },
]

/** Those that are missing, or that PostgreSQL does not trust. */
export async function missingGuards(db: Kysely<Schema>, restore: string): Promise<Finding[]> {
  const { rows } = await sql<{ table: string; key: string }>`
    select child.relname as table, string_agg(part.attname, ' ' order by part.attname) as key
    from pg_index as guard
    join pg_class as child on child.oid = guard.indrelid and pg_table_is_visible(child.oid)
    join pg_attribute as part on part.attrelid = child.oid and part.attnum = any(guard.indkey)
    where guard.indisunique and guard.indisvalid and guard.indpred is null
    group by child.relname, guard.indexrelid`.execute(db)
  const there = new Set(rows.map(({ table, key }) => `${table} ${key}`))
  const missing = guards.filter(({ table, key }) => !there.has(`${table} ${[...key].sort().join(' ')}`))
  return missing.map(({ table, key }) => ({
    part: table,
    severity: 'grave',
    problem: `Nothing keeps two rows with the same ${key.join(' and ')} out: its unique index is missing or not valid.`,
    advice: restore,
  }))
}
