import { type AnyMatch, type GameEvent, replay, type Step, type Viewer } from '@paddock/kernel'
import type { EntryTold, Journal, Person, StepTold } from '@paddock/protocol'
import type { Payer } from '../../allowance.ts'
import type { EntryMade } from '../../bus.ts'
import type { Server } from '../../server.ts'
import { type LoadedTable, startedMatch, viewerOf } from '../table.ts'

/** More than that is not retold to someone who comes back: they see where the match stands instead. */
const mostMissed = 300

/** Everything that happened after an entry, as the caller may hear of it. */
export function journal(
  server: Server,
  id: string,
  person: Person | undefined,
  after: number,
  payer: Payer,
): Promise<Journal> {
  return server.tables.inTurn(id, async (table) => {
    const match = startedMatch(table)
    const viewer = viewerOf(table, person)
    const rows = await entryRows(server, table).where('entry', '>', after).execute()
    if (rows.length > 0) server.allowance.take('replays', payer, match.entry)
    const steps = retell<EntryTold>(table, rows, (made, { events }) => ({
      ...made,
      events: match.told(events, viewer),
    }))
    return { opening: match.told(match.opening, viewer), steps }
  })
}

/**
 * The entries after the number `seen`, as someone who has seen that far is shown them; none if there are too many, or
 * if they have had too much retold lately.
 */
export async function missedSince(
  server: Server,
  table: LoadedTable,
  viewer: Viewer,
  seen: number,
  payer: Payer,
): Promise<StepTold[]> {
  if (!table.match || seen >= table.n) return []
  const rows = await entryRows(server, table)
    .where('n', '>', seen)
    .limit(mostMissed + 1)
    .execute()
  if (rows.length > mostMissed || !mayHear(server, payer, table.match.entry)) return []
  return retell(table, rows, (made, _, match) => ({ ...made, frames: match.frames([viewer])[0] ?? [] }))
}

function mayHear({ allowance }: Server, payer: Payer, entries: number): boolean {
  try {
    allowance.take('replays', payer, entries)
    return true
  } catch {
    return false
  }
}

interface EntryRow {
  readonly entry: number | null
  readonly at: string
}

function entryRows({ store }: Server, table: LoadedTable) {
  return store.db
    .selectFrom('log')
    .select(['entry', 'at'])
    .where('table_id', '=', table.id)
    .where('kind', '=', 'entry')
    .orderBy('n')
}

/** Events are not kept: the match is played again, and what happened happens again. */
function retell<Told>(
  table: LoadedTable,
  rows: readonly EntryRow[],
  tell: (made: EntryMade, step: Step<GameEvent>, match: AnyMatch) => Told,
): Told[] {
  if (rows.length === 0) return []
  const times = new Map(rows.map(({ entry, at }) => [entry, at]))
  const steps: Told[] = []
  replay(table.box.game, startedMatch(table).record(), (step, match) => {
    const { entry, seat, outcome } = step
    const at = times.get(entry)
    if (at !== undefined) steps.push(tell({ entry, seat, outcome, at }, step, match))
  })
  return steps
}
