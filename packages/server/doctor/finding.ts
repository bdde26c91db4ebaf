/** Something that is wrong with a store, and what to do about it. */
export interface Finding {
  /** The table of the database, or `file` where it is none in particular. */
  readonly part: string
  /** Which row: the id of a table where people sit, or of a person. */
  readonly where?: string
  readonly problem: string
  readonly advice: string
}

/** What most damages have in common. */
export const restore =
  'Stop the server, copy the folder, and put back a backup; or save what can be read: sqlite3 paddock.sqlite .recover | sqlite3 saved.sqlite'

export const tellUs =
  'This should not be possible: please report it, with what happened before. Nothing else is affected.'
