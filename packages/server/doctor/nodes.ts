/** The nodes that share a store, as they tell of themselves. */
import type { Kysely } from 'kysely'
import type { Schema } from '../store/schema.ts'
import type { Finding } from './finding.ts'

/** Milliseconds. A node says every few seconds that it is alive for some seconds more. */
const farAhead = 3_600_000

export async function isAnyAlive(db: Kysely<Schema>, now: Date): Promise<boolean> {
  const alive = db.selectFrom('nodes').select('id').where('until', '>', now.toISOString())
  return (await alive.executeTakeFirst()) !== undefined
}

/** Nodes whose clock was wrong: long after they are gone, the people who were there count as present. */
export async function aheadOfTime(db: Kysely<Schema>, now: Date): Promise<Finding[]> {
  const limit = new Date(now.getTime() + farAhead).toISOString()
  const rows = await db.selectFrom('nodes').select(['id', 'until']).where('until', '>', limit).execute()
  return rows.map(({ id, until }) => ({
    part: 'nodes',
    where: id,
    severity: 'slight',
    problem: `It says that it is alive until ${until}, which no node can know.`,
    advice:
      'Set the clock of its machine, or of this one. If it is no more, delete its row: its people are absent then.',
  }))
}
