import type { en } from './en.ts'
/** What the score sheet says in one language. */
export type ScoreWords = Readonly<typeof en>
