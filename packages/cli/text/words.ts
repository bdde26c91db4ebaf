import type { en } from './en.ts'

/** What the command line itself says to players, in one language. */
export type CliWords = Readonly<typeof en>
