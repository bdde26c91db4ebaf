/** What must happen later at a table: rows in the store, written together with what makes them due. */
import type { Seat } from '@paddock/kernel'
import type { Server } from '../server.ts'
import type { DueRow } from '../store/schema.ts'
import { type Change, change, mustChange } from '../store/write.ts'
import { isHeld, type LoadedTable } from './table.ts'

export function dueKey(kind: DueRow['kind'], seat: Seat): string {
  return `${kind} ${seat}`
}

export interface DutyPlan {
  readonly due: ReadonlyMap<string, DueRow>
  readonly changes: readonly Change[]
}

export interface News {
  /** The seat that has just decided: what was due for it is done. */
  readonly acted?: Seat
  /** People who are gone from now on, and those who have shown themselves. */
  readonly gone?: readonly Seat[]
  readonly back?: readonly Seat[]
}

/** What is due from now on, given how the table stands now, and what that changes in the store. */
export function planDuties(server: Server, table: LoadedTable, { acted, gone = [], back = [] }: News = {}): DutyPlan {
  // Where people play by themselves nothing was due and nothing is, and so it is with most commands.
  if (table.due.size === 0 && gone.length === 0 && isLeftToPeople(table)) return { due: table.due, changes: [] }
  const { botPause, absence, hostAbsence } = server.settings
  const due = new Map<string, DueRow>()
  const keep = (kind: DueRow['kind'], seat: Seat, pause: number): void => {
    const key = dueKey(kind, seat)
    const isAnew = kind === 'bot' ? seat === acted : kind === 'absent' && back.includes(seat)
    const before = isAnew ? undefined : table.due.get(key)
    const at = new Date(server.steady().getTime() + pause).toISOString()
    due.set(key, before ?? { table_id: table.id, kind, seat, at, taken: null })
  }
  for (const seat of botsToMove(table)) keep('bot', seat, botPause)
  if (hostIsMissed(server, table)) keep('host', 0, hostAbsence)
  for (const [seat, sitting] of table.seats.entries()) {
    if (table.status !== 'racing' || !table.holding || sitting.kind !== 'person' || isHeld(sitting)) continue
    const wasGone = table.due.has(dueKey('absent', seat)) && !back.includes(seat)
    if (wasGone || gone.includes(seat)) keep('absent', seat, absence)
  }
  return { due, changes: differences(server, table, due) }
}

/** Once the rows are written: keeps them in mind and sees to it that someone wakes up in time. */
export function adoptDuties({ alarm }: Server, table: LoadedTable, { due }: DutyPlan): void {
  for (const [key, row] of due) if (table.due.get(key) !== row) alarm.set(new Date(row.at))
  table.due = due
}

/** Writes what is due where nothing else is to be written. */
export async function writeDuties(server: Server, table: LoadedTable, news: News): Promise<void> {
  const duties = planDuties(server, table, news)
  if (duties.changes.length > 0) await server.store.write(...duties.changes)
  adoptDuties(server, table, duties)
}

/** Whether someone at a table that has not started waits for a host who is not there. */
export function hostIsMissed({ watchers }: Server, { id, status, host, seats }: LoadedTable): boolean {
  if (status !== 'gathering' || watchers.isPresent(id, host)) return false
  return seats.some(({ person }) => person !== undefined && watchers.isPresent(id, person.id))
}

function isLeftToPeople({ status, seats }: LoadedTable): boolean {
  return status !== 'gathering' && seats.every(({ bot }) => bot === undefined)
}

function botsToMove({ status, match, seats }: LoadedTable): readonly Seat[] {
  if (status !== 'racing' || !match) return []
  const { pending } = match
  const bots = pending.filter((seat) => seats[seat]?.bot !== undefined)
  if (bots.length === 0 || pending.length === 1) return bots
  const { decided } = match.view('spectator')
  return bots.filter((seat) => !decided.includes(seat))
}

function differences({ store: { db } }: Server, table: LoadedTable, due: ReadonlyMap<string, DueRow>): Change[] {
  const changes: Change[] = []
  for (const [key, { kind, seat }] of table.due) {
    if (due.get(key) === table.due.get(key)) continue
    const gone = db.deleteFrom('due').where('table_id', '=', table.id).where('kind', '=', kind).where('seat', '=', seat)
    // Someone may come back at one node in the moment in which another takes them for gone: one of the two is too late.
    changes.push(kind === 'bot' ? change(gone) : mustChange(gone))
  }
  for (const [key, row] of due) {
    if (table.due.get(key) === row) continue
    // Where another node knew of something due there that this one did not, the later one counts.
    const { at, taken } = row
    const anew = db.insertInto('due').values(row)
    changes.push(
      change(anew.onConflict((known) => known.columns(['table_id', 'kind', 'seat']).doUpdateSet({ at, taken }))),
    )
  }
  return changes
}
