import type { en } from './en.ts'

/** What the page of a season says in one language. */
export type SeasonWords = Readonly<typeof en>
