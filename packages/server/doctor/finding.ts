import type { Where } from '../store/where.ts'

/** Something that is wrong with a store, and what to do about it. */
export interface Finding {
  /** The table of the database, or `file` where it is none in particular. */
  readonly part: string
  /** Which row: the id of a table where people sit, or of a person. */
  readonly where?: string
  /** `slight`: a server gets along with it, and nobody notices. */
  readonly severity: 'grave' | 'slight'
  readonly problem: string
  readonly advice: string
}

/** What most damages have in common. */
export const restoring: Readonly<Record<Where['kind'], string>> = {
  sqlite:
    'Stop the server, copy the folder, and put back a backup; or save what can be read: sqlite3 paddock.sqlite .recover | sqlite3 saved.sqlite',
  postgres: 'Stop all nodes, and put back a backup of a moment when it was well; keep a copy of what is there now.',
}

export const tellUs =
  'This should not be possible: please report it, with what happened before. Nothing else is affected.'
