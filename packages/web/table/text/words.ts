import type { en } from './en.ts'

/** What the table page itself says in one language; the rest is said by the game. */
export type PageWords = Readonly<typeof en>
