import type { en } from './en.ts'

/** What the page of the rules says in one language. */
export type RulesPageWords = Readonly<typeof en>
