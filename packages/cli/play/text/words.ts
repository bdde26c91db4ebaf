import type { en } from './en.ts'

/** A key and what it does, for the help. */
export type KeyHelp = readonly [key: string, does: string]

/** What the terminal says in one language besides the game's own words. */
export type PlayWords = Readonly<typeof en>
