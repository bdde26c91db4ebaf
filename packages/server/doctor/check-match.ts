/** The match of a table, played again from its first entry, with all that is kept of it held against it on the way. */
import { type AnyMatch, commitmentTo, isObject, Refusal, replay } from '@paddock/kernel'
import { readEntry } from '../store/entry.ts'
import { recordOf, type Started } from '../tables/match/read-match.ts'
import { checkDue } from './check-due.ts'
import type { Checking, TableCheck } from './check-table.ts'
import { type Finding, tellUs } from './finding.ts'
import type { KeptTable } from './kept-table.ts'
import { SnapshotCheck } from './snapshots.ts'

export function checkMatch(kept: KeptTable, started: Started, { now, restore }: Checking): TableCheck {
  const { row } = kept
  const findings: Finding[] = []
  const bad = (part: string, problem: string, advice = restore): void => {
    findings.push({ part, where: row.id, severity: 'grave', problem, advice })
  }
  const snapshots = new SnapshotCheck(started.box, kept.snapshots)
  const told = (checked: TableCheck['checked']): TableCheck => {
    snapshots.end()
    return { checked, findings: [...findings, ...snapshots.findings], snapshots: snapshots.counts }
  }
  try {
    if (!keepsItsPromise(kept, started.seed)) bad('log', 'The seed is not the one that was promised.')
    const { match, differing } = played(kept, started, snapshots)
    const [first, ...more] = differing
    if (first !== undefined) {
      const others = more.length > 0 ? `, and ${more.length} later ones` : ''
      bad('log', `Entry ${first}${others} had another outcome now: the log says something else.`, tellUs)
    }
    const isOver = match.pending.length === 0
    if (isOver !== (row.status === 'over')) {
      bad('tables', `Its match is ${isOver ? 'over' : 'not over'}, and it says "${row.status}".`, tellUs)
    }
    const { decided } = match.view('spectator')
    const owing = match.pending.filter((seat) => !decided.includes(seat))
    findings.push(...checkDue(kept, owing, now))
    return told('replayed')
  } catch (error) {
    if (error instanceof Refusal && error.code === 'rules-version') return told('newer rules')
    bad('log', `Its match cannot be played again: ${error instanceof Error ? error.message : error}`)
    return told('replayed')
  }
}

/** The match at its latest entry, and the entries that did something else than the log says. */
function played(
  { log }: KeptTable,
  started: Started,
  snapshots: SnapshotCheck,
): { readonly match: AnyMatch; readonly differing: readonly number[] } {
  const entries = log.flatMap(({ kind, body }) => (kind === 'entry' ? readEntry(body) : []))
  const differing: number[] = []
  const match = replay(started.box.game, recordOf(started, entries), ({ entry, outcome }, now) => {
    if (entries[entry - 1]?.outcome !== outcome) differing.push(entry)
    snapshots.at(now)
  })
  return { match, differing }
}

function keepsItsPromise({ log }: KeptTable, seed: string): boolean {
  const start = log.find(({ kind }) => kind === 'start')
  const promise: unknown = start ? JSON.parse(start.body) : undefined
  return isObject(promise) && promise.commitment === commitmentTo(seed)
}
