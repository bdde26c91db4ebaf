import type { en } from './en.ts'

/** What the board of Heat says in one language where modules are played. */
export type TerminalModuleWords = Readonly<typeof en>
