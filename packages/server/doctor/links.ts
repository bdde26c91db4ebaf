/** Whether everything that a row refers to is there. Databases see to that themselves, unless someone has told them not to. */
import { type Kysely, sql } from 'kysely'
import type { Schema } from '../store/schema.ts'
import { type Finding, restore } from './finding.ts'

const links: readonly (readonly [table: keyof Schema, column: string, parent: keyof Schema])[] = [
  ['keys', 'person', 'people'],
  ['keys', 'owner', 'people'],
  ['links', 'person', 'people'],
  ['tables', 'host', 'people'],
  ['seats', 'table_id', 'tables'],
  ['seats', 'person', 'people'],
  ['log', 'table_id', 'tables'],
  ['due', 'table_id', 'tables'],
]

export async function brokenLinks(db: Kysely<Schema>): Promise<Finding[]> {
  const found: Finding[] = []
  for (const [table, column, parent] of links) {
    const { rows } = await sql<{ id: string; count: number }>`
      select child.${sql.ref(column)} as id, count(*) as count from ${sql.table(table)} as child
      left join ${sql.table(parent)} as parent on parent.id = child.${sql.ref(column)}
      where parent.id is null and child.${sql.ref(column)} is not null
      group by child.${sql.ref(column)}`.execute(db)
    for (const { id, count } of rows) {
      const problem = `${count} of its rows say ${column} ${id}, and there is none in ${parent}.`
      found.push({ part: table, where: id, problem, advice: restore })
    }
  }
  return found
}

/** Tables whose log has a gap: its lines are numbered from 1, and its entries among them. */
export async function gaps(db: Kysely<Schema>): Promise<Finding[]> {
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
      found.push({ part: 'log', where: id, problem, advice: restore })
    }
  }
  return found
}
