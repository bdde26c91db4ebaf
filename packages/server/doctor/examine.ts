/** Looks through a store, beside running servers or without one, and tells what is wrong. It only reads. */
import { existsSync } from 'node:fs'
import type { Kysely } from 'kysely'
import { isFolderTaken } from '../store/folder-lock.ts'
import { atOneMoment, readStore } from '../store/read-store.ts'
import type { Schema } from '../store/schema.ts'
import { damages } from '../store/soundness.ts'
import { databaseIn } from '../store/sqlite-store.ts'
import { Unreachable } from '../store/unreachable.ts'
import { type Where, whereTold } from '../store/where.ts'
import { type Finding, restoring } from './finding.ts'
import { type Examining, lookThrough } from './look-through.ts'
import { isStore } from './readiness.ts'
import type { Report } from './report.ts'

/** There is no store to look at. */
export class NoStore extends Error {
  override readonly name = 'NoStore'
}

export async function examine(where: Where, examining: Examining): Promise<Report> {
  if (where.kind === 'postgres') return await reading(where, examining)
  const { folder } = where
  const file = databaseIn(folder)
  if (!existsSync(file)) throw new NoStore(`There is no store in ${folder}: it has no file paddock.sqlite.`)
  const isServed = isFolderTaken(folder)
  const advice = restoring.sqlite
  const damage = damages(file).map((problem): Finding => {
    return { part: 'file', severity: 'grave', problem: `${problem}.`, advice }
  })
  // A file that cannot even be opened as a database has no tables to look at.
  if (damage.some(({ problem }) => problem.includes('not a database'))) {
    return { ok: false, isServed, rows: {}, tables: {}, snapshots: {}, findings: damage }
  }
  return { ...(await reading(where, examining, damage)), isServed }
}

async function reading(where: Where, examining: Examining, damage: readonly Finding[] = []): Promise<Report> {
  const db = readStore(where)
  try {
    // In a damaged file nothing may be found of what is there.
    if (damage.length === 0) await expectStore(db, where)
    return await lookThrough(db, where.kind, examining, damage)
  } catch (cause) {
    if (cause instanceof Unreachable) throw new NoStore(`${whereTold(where)}: ${cause.message}`, { cause })
    throw cause
  } finally {
    await db.destroy()
  }
}

async function expectStore(db: Kysely<Schema>, where: Where): Promise<void> {
  const isThere = await atOneMoment(db, isStore).catch((cause) => {
    throw new NoStore(`${whereTold(where)} cannot be read: ${messageOf(cause)}`, { cause })
  })
  if (!isThere) throw new NoStore(`There is no store in ${whereTold(where)}: no server has used it yet.`)
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
