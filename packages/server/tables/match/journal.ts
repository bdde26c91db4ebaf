import { setImmediate as nextTurn } from 'node:timers/promises'
import type { AnyMatch, GameEvent, Step, Viewer } from '@paddock/kernel'
import type { EntryTold, Journal, Person, StepTold } from '@paddock/protocol'
import type { Payer } from '../../allowance.ts'
import type { EntryMade } from '../../bus.ts'
import type { Server } from '../../server.ts'
import { resumeLatest, spacing, type UpTo } from '../../store/snapshots.ts'
import { InTrouble } from '../../trouble.ts'
import { entriesAfter, entryOf } from '../log.ts'
import { type LoadedTable, startedMatch, viewerOf } from '../table.ts'
import { begun, type Started } from './read-match.ts'

/** Entries in one answer. Whoever wants more asks again. */
const page = 200
/** More than that is not retold to someone who comes back: they see where the match stands instead. */
const mostMissed = 300
/** Milliseconds of playing again in one go: so long may somebody's command have to wait for it. */
const slice = 2

/** A page of what happened after an entry, as the caller may hear of it. */
export async function journal(
  server: Server,
  id: string,
  person: Person | undefined,
  after: number,
  payer: Payer,
): Promise<Journal> {
  const { match, viewer, started } = await server.tables.inTurn(id, async (table) => {
    return { match: startedMatch(table), viewer: viewerOf(table, person), started: startOf(table) }
  })
  const ahead = Math.min(page, match.entry - after)
  if (ahead > 0) server.allowance.take('replays', payer, costOf(after, ahead))
  // The log only grows, so that nobody has to wait while it is read.
  const steps = await retell<EntryTold>(server, started, { entry: after }, page + 1, (made, { events }) =>
    made.entry > after ? { ...made, events: match.told(events, viewer) } : undefined,
  )
  const opening = after === 0 ? match.told(match.opening, viewer) : []
  return { opening, steps: steps.slice(0, page), more: steps.length > page }
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
  const lines = await entriesAfter(server.store, table.id, seen, { most: mostMissed + 1 })
  const [first] = lines
  if (!first || lines.length > mostMissed || !mayHear(server, payer, costOf(first.entry - 1, lines.length))) return []
  return await retell<StepTold>(server, startOf(table), { n: seen }, lines.length, (made, _, match, n) =>
    n > seen ? { ...made, frames: match.frames([viewer])[0] ?? [] } : undefined,
  )
}

function mayHear({ allowance }: Server, payer: Payer, cost: number): boolean {
  try {
    allowance.take('replays', payer, cost)
    return true
  } catch {
    return false
  }
}

/** What is retold after an entry is played again from the snapshot before it. */
function costOf(after: number, entries: number): number {
  return (after % spacing) + entries
}

function startOf({ started }: LoadedTable): Started {
  if (!started) throw new InTrouble('not-started', 'The match has not started; the host starts it.')
  return started
}

/**
 * Events are not kept: the match is played again from the snapshot before, and what happened happens again. Told are
 * those steps for which there is something to tell, so many at most.
 */
async function retell<Told>(
  { store }: Server,
  started: Started,
  after: UpTo,
  most: number,
  tell: (made: EntryMade, step: Step<GameEvent>, match: AnyMatch, n: number) => Told | undefined,
): Promise<Told[]> {
  const { table, box } = started
  const resumed = await resumeLatest(store, box, table, after)
  const match = resumed?.match ?? begun(started)
  const steps: Told[] = []
  let end = performance.now() + slice
  for (let n = resumed?.n ?? 0; ; ) {
    const lines = await entriesAfter(store, table, n, { most: page })
    for (const line of lines) {
      if (performance.now() > end) {
        await nextTurn()
        end = performance.now() + slice
      }
      const step = match.repeat(entryOf(line))
      const { entry, seat, outcome } = step
      const told = tell({ entry, seat, outcome, at: line.at }, step, match, line.n)
      if (told !== undefined) steps.push(told)
      if (steps.length === most) return steps
      n = line.n
    }
    if (lines.length < page) return steps
  }
}
