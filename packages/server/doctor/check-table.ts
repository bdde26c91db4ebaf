/** One table, from its row to the last entry of its match. Nothing is taken from memory or from a snapshot. */
import { commitmentTo, isObject, Refusal, recordFormat, replay } from '@paddock/kernel'
import type { Kysely } from 'kysely'
import type { Games } from '../settings.ts'
import { readEntry } from '../store/entry.ts'
import type { DueRow, LogRow, Schema, SeatRow, TableRow } from '../store/schema.ts'
import { checkDue } from './check-due.ts'
import { type Finding, restore, tellUs } from './finding.ts'

/** How far a match was looked at. */
export type Checked = 'replayed' | 'not started' | 'left out' | 'unknown game' | 'newer rules'

export interface TableCheck {
  readonly checked: Checked
  readonly findings: readonly Finding[]
}

/** Everything that is kept of a table, as it stood at one moment. */
interface Kept {
  readonly row: TableRow
  readonly seats: readonly SeatRow[]
  readonly log: readonly LogRow[]
  readonly due: readonly DueRow[]
}

export async function checkTable(db: Kysely<Schema>, games: Games, id: string, all: boolean): Promise<TableCheck> {
  const kept = await read(db, id)
  if (!kept) return { checked: 'left out', findings: [] }
  const { row, seats } = kept
  const bad = (part: string, problem: string, advice = restore): Finding => ({ part, where: id, problem, advice })
  const findings = seatsOf(seats).map((problem) => bad('seats', problem))
  if (row.status === 'gathering') {
    if (row.seed !== null) findings.push(bad('tables', 'It has not started and has a seed.', tellUs))
    return { checked: 'not started', findings: [...findings, ...checkDue(row, seats, kept.due, undefined)] }
  }
  if (row.status !== 'racing' && !all) return { checked: 'left out', findings }
  const box = await games.openBox(row.game)
  if (!box) return { checked: 'unknown game', findings }
  if (row.seed === null || row.rules === null) {
    return { checked: 'left out', findings: [...findings, bad('tables', 'It has started and has no seed.')] }
  }
  if (!keepsItsPromise(kept, row.seed)) findings.push(bad('log', 'The seed is not the one that was promised.'))
  try {
    const match = replay(box.game, recordOf(kept, row.seed, row.rules), ({ entry, outcome }) => {
      const line = kept.log.find((one) => one.entry === entry)
      if (line && readEntry(line.body).outcome === outcome) return
      findings.push(bad('log', `Entry ${entry} was ${outcome} now, and the log says something else.`, tellUs))
    })
    const isOver = match.pending.length === 0
    if (isOver !== (row.status === 'over')) {
      findings.push(bad('tables', `Its match is ${isOver ? 'over' : 'not over'}, and it says "${row.status}".`, tellUs))
    }
    const { decided } = match.view('spectator')
    const owing = match.pending.filter((seat) => !decided.includes(seat))
    return { checked: 'replayed', findings: [...findings, ...checkDue(row, seats, kept.due, owing)] }
  } catch (error) {
    if (error instanceof Refusal && error.code === 'rules-version') return { checked: 'newer rules', findings }
    const why = error instanceof Error ? error.message : String(error)
    return { checked: 'replayed', findings: [...findings, bad('log', `Its match cannot be played again: ${why}`)] }
  }
}

function read(db: Kysely<Schema>, id: string): Promise<Kept | undefined> {
  return db.transaction().execute(async (now) => {
    const row = await now.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst()
    if (!row) return undefined
    const seats = await now.selectFrom('seats').selectAll().where('table_id', '=', id).orderBy('seat').execute()
    const log = await now.selectFrom('log').selectAll().where('table_id', '=', id).orderBy('n').execute()
    return { row, seats, log, due: await now.selectFrom('due').selectAll().where('table_id', '=', id).execute() }
  })
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

function keepsItsPromise({ log }: Kept, seed: string): boolean {
  const start = log.find(({ kind }) => kind === 'start')
  const promise: unknown = start ? JSON.parse(start.body) : undefined
  return isObject(promise) && promise.commitment === commitmentTo(seed)
}

function recordOf({ row, seats, log }: Kept, seed: string, rules: number) {
  const lines = log.filter(({ kind }) => kind === 'entry')
  return {
    format: recordFormat,
    game: row.game,
    rules,
    seats: seats.length,
    options: JSON.parse(row.options),
    seed,
    commitment: commitmentTo(seed),
    entries: lines.map(({ body }) => readEntry(body)),
  } as const
}
