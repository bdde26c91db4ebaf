import type { en } from './en.ts'

/** What the board of Heat says in one language. */
export type TerminalWords = Readonly<typeof en>
