/** Looks through a store, beside a running server or without one, and tells what is wrong. It only reads. */
import { existsSync } from 'node:fs'
import { Kysely } from 'kysely'
import type { Games } from '../settings.ts'
import { connectToRead } from '../store/connection.ts'
import { isFolderTaken } from '../store/folder-lock.ts'
import { migrationNames } from '../store/migrations.ts'
import type { Schema } from '../store/schema.ts'
import { damages } from '../store/soundness.ts'
import { dialectOver } from '../store/sqlite.ts'
import { databaseIn } from '../store/sqlite-store.ts'
import { type Checked, checkTable } from './check-table.ts'
import { type Finding, restore } from './finding.ts'
import { brokenLinks, gaps } from './links.ts'

export interface Report {
  readonly ok: boolean
  /** How many rows each table of the database has. */
  readonly rows: Readonly<Record<string, number>>
  /** How many tables were looked at, by how far. */
  readonly tables: Readonly<Partial<Record<Checked, number>>>
  readonly findings: readonly Finding[]
}

export interface Examining {
  readonly games: Games
  /** Whether matches that are over are played again too. */
  readonly all: boolean
  /** Hears how far it has come. */
  tell?(done: number, of: number): void
}

/** There is no store to look at. */
export class NoStore extends Error {
  override readonly name = 'NoStore'
}

/** The store in a data folder. */
export async function examineFolder(folder: string, examining: Examining): Promise<Report & { isServed: boolean }> {
  const file = databaseIn(folder)
  if (!existsSync(file)) throw new NoStore(`There is no store in ${folder}: it has no file paddock.sqlite.`)
  const isServed = isFolderTaken(folder)
  const damage = damages(file).map((problem) => ({ part: 'file', problem: `${problem}.`, advice: restore }))
  // A file that cannot even be opened as a database has no tables to look at.
  if (damage.some(({ problem }) => problem.includes('not a database'))) {
    return { ok: false, rows: {}, tables: {}, findings: damage, isServed }
  }
  const db = new Kysely<Schema>({ dialect: dialectOver(connectToRead(file, 5_000), () => {}) })
  try {
    return { ...(await examine(db, examining, damage)), isServed }
  } finally {
    await db.destroy()
  }
}

/** Any store; `before` is what its database has found by itself. */
export async function examine(db: Kysely<Schema>, examining: Examining, before: readonly Finding[]): Promise<Report> {
  const findings = [...before]
  const rows: Record<string, number> = {}
  const tables: Partial<Record<Checked, number>> = {}
  const attempt = async (part: string, check: () => Promise<readonly Finding[]>, where?: string): Promise<void> => {
    try {
      findings.push(...(await check()))
    } catch (error) {
      const problem = `It cannot be read: ${error instanceof Error ? error.message : error}.`
      findings.push({ part, problem, advice: restore, ...(where === undefined ? {} : { where }) })
    }
  }
  await attempt('file', async () => await versions(db))
  if (findings.some(({ part }) => part === 'version')) return { ok: false, rows, tables, findings }
  for (const name of ['people', 'keys', 'links', 'tables', 'seats', 'log', 'due'] as const) {
    await attempt(name, async () => {
      const { count } = await db.selectFrom(name).select(db.fn.countAll().as('count')).executeTakeFirstOrThrow()
      rows[name] = Number(count)
      return []
    })
  }
  await attempt('file', () => brokenLinks(db))
  await attempt('log', () => gaps(db))
  let ids: string[] = []
  await attempt('tables', async () => {
    ids = (await db.selectFrom('tables').select('id').orderBy('created').execute()).map(({ id }) => id)
    return []
  })
  for (const [index, id] of ids.entries()) {
    const check = async () => {
      const { checked, findings } = await checkTable(db, examining.games, id, examining.all)
      tables[checked] = (tables[checked] ?? 0) + 1
      return findings
    }
    await attempt('tables', check, id)
    examining.tell?.(index + 1, ids.length)
  }
  return { ok: findings.length === 0, rows, tables, findings }
}

async function versions(db: Kysely<Schema>): Promise<Finding[]> {
  const known = db.withTables<{ kysely_migration: { name: string } }>()
  const names = (await known.selectFrom('kysely_migration').select('name').execute()).map(({ name }) => name)
  const newer = names.filter((name) => !migrationNames.includes(name))
  const older = migrationNames.filter((name) => !names.includes(name))
  const advice = newer.length > 0 ? 'Use that version.' : 'Start the server once: it brings the store up to date.'
  const bad = (problem: string): Finding => ({ part: 'version', problem, advice })
  return [
    ...newer.map((name) => bad(`A newer version of Paddock has changed this store (${name}).`)),
    ...older.map((name) => bad(`The store is of an older version of Paddock (without ${name}).`)),
  ]
}
