/** One table, from its row to the last entry of its match. Nothing is taken from memory or from a snapshot. */
import type { Kysely } from 'kysely'
import type { Games } from '../settings.ts'
import type { Schema, SeatRow } from '../store/schema.ts'
import { playedStatus } from '../tables/load.ts'
import { checkDue } from './check-due.ts'
import { checkMatch } from './check-match.ts'
import { type Finding, tellUs } from './finding.ts'
import { readKeptTable } from './kept-table.ts'
import type { Compared } from './snapshots.ts'

/** How far a match was looked at. */
export type Checked = 'replayed' | 'not started' | 'left out' | 'unknown game' | 'newer rules'

export interface TableCheck {
  readonly checked: Checked
  readonly findings: readonly Finding[]
  /** How many of its snapshots were found to be what. */
  readonly snapshots?: Readonly<Partial<Record<Compared, number>>>
}

export interface Checking {
  readonly games: Games
  /** Whether matches that are over are played again too. */
  readonly all: boolean
  readonly now: Date
  /** What to do about damage. */
  readonly restore: string
}

export async function checkTable(db: Kysely<Schema>, checking: Checking, id: string): Promise<TableCheck> {
  const { games, all, now, restore } = checking
  const kept = await readKeptTable(db, id, ({ status }) => all || status !== 'over')
  if (!kept) return { checked: 'left out', findings: [] }
  const { row, seats } = kept
  const bad = (part: string, problem: string, advice = restore): Finding => {
    return { part, where: id, severity: 'grave', problem, advice }
  }
  const findings = seatsOf(seats).map((problem) => bad('seats', problem))
  if (playedStatus(row) === 'gathering') {
    if (row.seed !== null) findings.push(bad('tables', 'It has not started and has a seed.', tellUs))
    return { checked: 'not started', findings: [...findings, ...checkDue(kept, [], now)] }
  }
  if (row.status === 'over' && !all) return { checked: 'left out', findings }
  const box = await games.openBox(row.game)
  if (!box) return { checked: 'unknown game', findings }
  const { seed, rules } = row
  if (seed === null || rules === null) {
    return { checked: 'left out', findings: [...findings, bad('tables', 'It has started and has no seed.')] }
  }
  const options: unknown = JSON.parse(row.options)
  const match = checkMatch(kept, { table: id, box, rules, seats: seats.length, options, seed }, checking)
  return { ...match, findings: [...findings, ...match.findings] }
}

function seatsOf(seats: readonly SeatRow[]): string[] {
  const problems = seats.length === 0 ? ['It has no seats.'] : []
  for (const [place, { seat, kind, person, bot }] of seats.entries()) {
    if (seat !== place) problems.push(`Seat ${place} is missing.`)
    if ((kind === 'person') !== (person !== null)) problems.push(`Seat ${seat} is ${kind} and ${person ?? 'nobody'}’s.`)
    if (kind === 'bot' && bot === null) problems.push(`Seat ${seat} is a bot’s, and of none.`)
  }
  return problems
}
