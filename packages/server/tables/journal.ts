import { type GameEvent, replay, type Step, type Viewer } from '@paddock/kernel'
import type { Journal, Person, StepTold } from '@paddock/protocol'
import type { House } from '../house.ts'
import { type LoadedTable, startedMatch, viewerOf } from './table.ts'
import { stepTold } from './told.ts'

/** More than that is not retold to someone who comes back: they see where the match stands instead. */
const mostMissed = 300

/** Everything that happened after an entry, as the caller may hear of it. */
export function journal(house: House, id: string, person: Person | undefined, after: number): Promise<Journal> {
  return house.tables.inTurn(id, async (table) => {
    startedMatch(table)
    const rows = await entryRows(house, table).where('entry', '>', after).execute()
    return { steps: retell(table, rows, viewerOf(table, person)) }
  })
}

/** The entries after the number `seen`; none if there are too many. */
export async function missedSince(house: House, table: LoadedTable, viewer: Viewer, seen: number): Promise<StepTold[]> {
  if (!table.match || seen >= table.n) return []
  const rows = await entryRows(house, table)
    .where('n', '>', seen)
    .limit(mostMissed + 1)
    .execute()
  return rows.length > mostMissed ? [] : retell(table, rows, viewer)
}

interface EntryRow {
  readonly entry: number | null
  readonly at: string
}

function entryRows({ store }: House, table: LoadedTable) {
  return store.db
    .selectFrom('log')
    .select(['entry', 'at'])
    .where('table_id', '=', table.id)
    .where('kind', '=', 'entry')
    .orderBy('n')
}

/** Events are not kept: the match is played again, and what happened happens again. */
function retell(table: LoadedTable, rows: readonly EntryRow[], viewer: Viewer): StepTold[] {
  if (rows.length === 0) return []
  const match = startedMatch(table)
  const times = new Map(rows.map(({ entry, at }) => [entry, at]))
  const steps: StepTold[] = []
  const watch = (step: Step<GameEvent>): void => {
    const at = times.get(step.entry)
    const seat = match.entries[step.entry - 1]?.seat
    if (at !== undefined && seat !== undefined) steps.push(stepTold(match, step, seat, at, viewer))
  }
  replay(table.box.game, match.record(), watch)
  return steps
}
