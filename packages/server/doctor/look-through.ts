/**
 * All of a store, part by part and table by table. Each is read as it stood at a moment of its own: one moment for all
 * would keep a busy database from clearing up for as long as this takes. Only one match is in memory at a time.
 */
import type { Kysely } from 'kysely'
import type { Games } from '../settings.ts'
import { atOneMoment } from '../store/read-store.ts'
import type { Schema } from '../store/schema.ts'
import type { Where } from '../store/where.ts'
import { type Checking, checkTable } from './check-table.ts'
import { type Finding, restoring } from './finding.ts'
import { Findings } from './findings.ts'
import { missingGuards } from './guards.ts'
import { brokenLinks, gaps } from './links.ts'
import { aheadOfTime, isAnyAlive } from './nodes.ts'
import { obstacles } from './readiness.ts'
import type { Report } from './report.ts'
import { strays } from './snapshots.ts'

export interface Examining {
  readonly games: Games
  /** Whether matches that are over are played again too. */
  readonly all: boolean
  /** Hears how far it has come. */
  tell?(done: number, of: number): void
}

const counted = ['people', 'keys', 'links', 'tables', 'seats', 'log', 'due', 'snapshots', 'nodes', 'presence'] as const

/** So many tables are asked for at once. */
const chunk = 500

/** `before` is what the database has found wrong with itself. */
export async function lookThrough(
  db: Kysely<Schema>,
  kind: Where['kind'],
  { games, all, tell }: Examining,
  before: readonly Finding[] = [],
): Promise<Report> {
  const restore = restoring[kind]
  const now = new Date()
  const findings = new Findings(before, restore)
  let isServed = false
  const rows: Record<string, number> = {}
  const report = ({ tables = {}, snapshots = {} }: Partial<OfTables> = {}): Report => {
    return { ok: findings.all.length === 0, isServed, rows, tables, snapshots, findings: findings.all }
  }
  const check = (part: string, look: (db: Kysely<Schema>) => Promise<readonly Finding[]>) =>
    findings.of(part, () => atOneMoment(db, look))

  await check('file', obstacles)
  if (findings.all.some(({ part }) => part === 'version' || part === 'move')) return report()
  for (const name of counted) {
    await check(name, async (db) => {
      const { count } = await db.selectFrom(name).select(db.fn.countAll().as('count')).executeTakeFirstOrThrow()
      rows[name] = Number(count)
      return []
    })
  }
  await check('file', (db) => brokenLinks(db, restore))
  await check('log', (db) => gaps(db, restore))
  await check('snapshots', strays)
  if (kind === 'postgres') {
    await check('file', (db) => missingGuards(db, restore))
    await check('nodes', async (db) => {
      isServed = await isAnyAlive(db, now)
      return await aheadOfTime(db, now)
    })
  }
  const told = (done: number) => tell?.(done, Math.max(done, rows.tables ?? 0))
  return report(await lookAtTables(db, { games, all, now, restore }, findings, told))
}

type OfTables = Pick<Report, 'tables' | 'snapshots'>

async function lookAtTables(
  db: Kysely<Schema>,
  checking: Checking,
  findings: Findings,
  tell: (done: number) => void,
): Promise<OfTables> {
  const tables: Record<string, number> = {}
  const snapshots: Record<string, number> = {}
  let done = 0
  for (let last = ''; ; ) {
    let ids: string[] = []
    await findings.of('tables', async () => {
      const next = db.selectFrom('tables').select('id').where('id', '>', last).orderBy('id').limit(chunk)
      ids = (await next.execute()).map(({ id }) => id)
      return []
    })
    for (const id of ids) {
      const check = async () => {
        const { checked, findings, snapshots: compared = {} } = await checkTable(db, checking, id)
        tables[checked] = (tables[checked] ?? 0) + 1
        for (const [state, count] of Object.entries(compared)) snapshots[state] = (snapshots[state] ?? 0) + count
        return findings
      }
      await findings.of('tables', check, id)
      tell(++done)
    }
    if (ids.length < chunk) return { tables, snapshots }
    last = ids.at(-1) ?? ''
  }
}
