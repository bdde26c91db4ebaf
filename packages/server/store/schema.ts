/**
 * What is kept. Types and queries are the same for every database: times are ISO texts in UTC,
 * which sort as they are, lists and objects are JSON texts, and yes and no are 1 and 0.
 */
import type { Person, TableStatus } from '@paddock/protocol'

export interface PersonRow {
  id: string
  name: string
  kind: Person['kind']
  created: string
  /** When they took the name they have; null if it is the first. */
  named: string | null
}

/** What proves who someone is: a cookie's or a token's SHA-256, never the thing itself. */
export interface KeyRow {
  hash: string
  person: string
  created: string
  /** Where it is used, as far as that was said: a browser and a system. */
  label: string | null
  /** When it was last used, to about half a day; null if not since it was made. */
  used: string | null
  /** Who asked for the program that it opens, if it was someone known. */
  owner: string | null
}

/** A code on its way to another device, hashed as well. */
export interface LinkRow {
  hash: string
  person: string
  expires: string
}

/** What a table can be besides put away. */
export type PlayedStatus = Exclude<TableStatus, 'outdated'>

export interface TableRow {
  id: string
  game: string
  options: string
  status: PlayedStatus | 'away'
  holding: 0 | 1
  invite: string
  host: string
  created: string
  /** When someone has last looked at it, roughly. */
  looked: string
  /** From the start on. The rules are the version the match is played by. */
  seed: string | null
  rules: number | null
  rematch: string | null
  /** Who created it and their own name for the request. No table is created twice. */
  command: string | null
}

/** A person with a bot has left, and the bot holds the seat. */
export interface SeatRow {
  table_id: string
  seat: number
  kind: 'open' | 'person' | 'bot'
  person: string | null
  bot: string | null
  /** When the person took it. */
  since: string | null
}

/** The latest batch that a writer has committed, and what of it was left out, as JSON. */
export interface MarkRow {
  writer: string
  batch: number
  left_out: string
  at: string
}

/** Everything that happened at a table, numbered. Two writers of one number cannot both succeed. */
export interface LogRow {
  table_id: string
  n: number
  kind: 'entry' | 'seat' | 'setup' | 'start' | 'chat' | 'rematch' | 'away' | 'back'
  /** The entry of the match, where it is one. */
  entry: number | null
  /** The seat and its own name for the command that made the entry. No command is carried out twice. */
  command: string | null
  body: string
  at: string
}

/** What must happen at a table once its time has come. */
export interface DueRow {
  table_id: string
  kind: 'bot' | 'absent' | 'host'
  seat: number
  at: string
  /** Until when someone has it in hand; nobody has, where it is null or past. */
  taken: string | null
}

/** A node that shares the store with others. */
export interface NodeRow {
  id: string
  /** The last batch it has written: by this a node finds out what became of one whose answer was lost. */
  batch: string
  /** It is alive until then, unless it says so again. */
  until: string
}

/** Someone who has a table open at a node. Those without a name are all the empty person. */
export interface PresenceRow {
  table_id: string
  person: string
  node: string
  sockets: number
}

/** A match as it stood at an entry, and the line of the log that made it. It can be thrown away. */
export interface SnapshotRow {
  table_id: string
  entry: number
  n: number
  /** The form it was made in, its SHA-256, and the kernel's `Snapshot`. */
  body: string
}

export interface Schema {
  people: PersonRow
  keys: KeyRow
  links: LinkRow
  tables: TableRow
  seats: SeatRow
  log: LogRow
  due: DueRow
  snapshots: SnapshotRow
  nodes: NodeRow
  presence: PresenceRow
  marks: MarkRow
}
