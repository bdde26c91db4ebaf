/** Whether everything that a row refers to is there. Databases see to that themselves, unless someone has told them not to. */
import { type Kysely, sql } from 'kysely'
import type { Schema } from '../store/schema.ts'
import type { Finding } from './finding.ts'

type Link = readonly [table: keyof Schema, column: string, parent: keyof Schema]

const links: readonly Link[] = [
  ['keys', 'person', 'people'],
  ['keys', 'owner', 'people'],
  ['links', 'person', 'people'],
  ['tables', 'host', 'people'],
  ['seats', 'table_id', 'tables'],
  ['seats', 'person', 'people'],
  ['log', 'table_id', 'tables'],
  ['due', 'table_id', 'tables'],
]

/** Tables are not among them: one may have gone a moment before those who had it open. */
const ofPresence: readonly Link[] = [
  ['presence', 'node', 'nodes'],
  ['presence', 'person', 'people'],
]

const tellAnew = 'Delete these rows: every node tells anew who is there.'

export async function brokenLinks(db: Kysely<Schema>, restore: string): Promise<Finding[]> {
  const found: Finding[] = []
  for (const link of links) found.push(...(await broken(db, link, 'grave', restore)))
  for (const link of ofPresence) found.push(...(await broken(db, link, 'slight', tellAnew)))
  return found
}

async function broken(
  db: Kysely<Schema>,
  [table, column, parent]: Link,
  severity: Finding['severity'],
  advice: string,
): Promise<Finding[]> {
  // Those without a name, who only watch, are the empty person.
  const named = table === 'presence' ? sql`and child.${sql.ref(column)} <> ''` : sql``
  const { rows } = await sql<{ id: string; count: number }>`
    select child.${sql.ref(column)} as id, count(*) as count from ${sql.table(table)} as child
    left join ${sql.table(parent)} as parent on parent.id = child.${sql.ref(column)}
    where parent.id is null and child.${sql.ref(column)} is not null ${named}
    group by child.${sql.ref(column)}`.execute(db)
  return rows.map(({ id, count }) => {
    const problem = `${count} of its rows say ${column} ${id}, and there is none in ${parent}.`
    return { part: table, where: id, severity, problem, advice }
  })
}

/** Tables whose log has a gap: its lines are numbered from 1, and its entries among them. */
export async function gaps(db: Kysely<Schema>, restore: string): Promise<Finding[]> {
  const found: Finding[] = []
  for (const [column, what] of [
    ['n', 'lines'],
    ['entry', 'entries of the match'],
  ] as const) {
    const number = sql.ref(column)
    const { rows } = await sql<{ id: string; count: number; first: number; last: number }>`
      select table_id as id, count(${number}) as count, min(${number}) as first, max(${number}) as last from log
      where ${number} is not null group by table_id
      having min(${number}) <> 1 or max(${number}) <> count(${number})`.execute(db)
    for (const { id, count, first, last } of rows) {
      const problem = `It has ${count} ${what}, numbered ${first} to ${last}: some are missing.`
      found.push({ part: 'log', where: id, severity: 'grave', problem, advice: restore })
    }
  }
  return found
}
