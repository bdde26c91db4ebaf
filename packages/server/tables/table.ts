import type { AnyBox, AnyMatch, MatchRecord, Refusal, Seat, Viewer } from '@paddock/kernel'
import type { Person } from '@paddock/protocol'
import type { DueRow, PlayedStatus } from '../store/schema.ts'
import { InTrouble } from '../trouble.ts'
import type { CommandNames } from './command-names.ts'
import type { Started } from './match/read-match.ts'

/** A person with a bot has left, and the bot holds the seat. */
export interface Sitting {
  kind: 'open' | 'person' | 'bot'
  person?: Person
  bot?: string
  /** Since when the person has both the seat and the name: of two alike the later one gets a number. */
  since?: string
}

/**
 * A match that this server cannot read: it was begun by newer rules, or its log is damaged. It can be listed and, where
 * there is one, its record told; it cannot be played.
 */
export interface Outdated {
  readonly why: Refusal | InTrouble
  readonly record?: MatchRecord
}

/** A table in memory. It is looked at and changed only in its turn (see `loaded.ts`). */
export interface LoadedTable {
  readonly id: string
  readonly box: AnyBox
  /** The host may change options and holding until the start. */
  options: Readonly<Record<string, unknown>>
  /** It changes when the host puts someone out. */
  invite: string
  readonly created: string
  holding: boolean
  status: PlayedStatus
  /** Whether it has been put away and nobody has come back to it yet. */
  away: boolean
  /** When someone has last looked at it, as far as is known here. */
  looked: string
  /** The host's id. */
  host: string
  seats: Sitting[]
  /** The number of the latest line of the log; 0 if there is none yet. */
  n: number
  /** From the start on, unless the table is outdated. */
  match?: AnyMatch
  readonly outdated?: Outdated
  /** How the match was started, from the start on. */
  started?: Started
  /** The entry of its latest snapshot. */
  frozenAt: number
  /** The names of the commands that were carried out lately. */
  readonly commands: CommandNames
  rematch?: string
  /** What is due at this table, by kind and seat, as it stands in the store. */
  due: ReadonlyMap<string, DueRow>
}

export function viewerOf(table: LoadedTable, person: Pick<Person, 'id'> | undefined): Viewer {
  if (!person) return 'spectator'
  const { seats } = table
  // Asked for every watcher of every entry, so without a function for each.
  for (let seat = 0; seat < seats.length; seat++) if (seats[seat]?.person?.id === person.id) return seat
  return 'spectator'
}

/** The person's seat; in trouble if they only watch. */
export function seatOf(table: LoadedTable, person: Person): Seat {
  const viewer = viewerOf(table, person)
  if (viewer === 'spectator') {
    throw new InTrouble('not-seated', 'You do not sit at this table. Join it with its invitation first.')
  }
  return viewer
}

export function checkHost(table: LoadedTable, person: Person): void {
  if (table.host !== person.id) throw new InTrouble('not-host', 'Only the host of the table may do this.')
}

export function checkGathering(table: LoadedTable): void {
  if (table.status !== 'gathering') throw new InTrouble('already-started', 'The match has started; seats are settled.')
}

export function startedMatch(table: LoadedTable): AnyMatch {
  if (!table.match) throw new InTrouble('not-started', 'The match has not started; the host starts it.')
  return table.match
}

/** Whether a bot holds the seat of a person who left. */
export function isHeld(sitting: Sitting | undefined): boolean {
  return sitting?.kind === 'person' && sitting.bot !== undefined
}
