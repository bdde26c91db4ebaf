import type { en } from './en.ts'

/** What is said about money, in one language. */
export type MoneyWords = Readonly<typeof en>
