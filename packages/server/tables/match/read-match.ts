/** Reads a match: its latest snapshot, and what has happened since played again. */
import {
  type AnyBox,
  type AnyMatch,
  commitmentTo,
  Match,
  type MatchRecord,
  optionsOf,
  readOptions,
  recordFormat,
} from '@paddock/kernel'
import { frozen, resumeLatest, spacing } from '../../store/snapshots.ts'
import type { Store } from '../../store/store.ts'
import type { Change } from '../../store/write.ts'
import { entriesAfter, entryOf } from '../log.ts'

/** A match as it was started, and where it is kept. */
export interface Started {
  readonly table: string
  readonly box: AnyBox
  readonly rules: number
  readonly seats: number
  readonly options: unknown
  readonly seed: string
}

export interface ReadMatch {
  readonly match: AnyMatch
  /** The entry of the latest snapshot. */
  readonly frozenAt: number
}

/** `upTo` is the number of the last line of the log that counts. */
export async function readMatch(store: Store, started: Started, upTo: number): Promise<ReadMatch> {
  const { table, box } = started
  const resumed = await resumeLatest(store, box, table, { n: upTo })
  const match = resumed?.match ?? begun(started)
  const lines = await entriesAfter(store, table, resumed?.n, { upTo })
  let frozenAt = match.entry
  const missing: Change[] = []
  for (const line of lines) {
    match.repeat(entryOf(line))
    if (match.entry - frozenAt < spacing) continue
    missing.push(frozen(store, box, match, table, line.n))
    frozenAt = match.entry
  }
  // Those of an older version are made anew, for whoever reads the table next. Without them nothing is lost.
  if (missing.length > 0) store.write(...missing).catch(() => {})
  return { match, frozenAt }
}

/** The match before its first entry. */
export function begun({ box, rules, seats, options, seed }: Started): AnyMatch {
  return Match.start(box.game, { rules, seats, options, seed })
}

export function recordOf(
  { box, rules, seats, options: chosen, seed }: Started,
  entries: MatchRecord['entries'],
): Omit<MatchRecord, 'result'> {
  const { meta } = box.game
  // A table may have been made before an option was thought of, and started after.
  const options = rules > meta.rules ? chosen : optionsOf(meta, readOptions(meta, chosen, rules), rules)
  return { format: recordFormat, game: meta.id, rules, seats, options, seed, commitment: commitmentTo(seed), entries }
}

/** All of a match, without playing any of it. */
export async function readRecord(store: Store, started: Started): Promise<MatchRecord> {
  const lines = await entriesAfter(store, started.table)
  return recordOf(started, lines.map(entryOf))
}
