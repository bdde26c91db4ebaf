import type { en } from './en.ts'

/** What the hand of Top Race says in one language. */
export type HandWords = Readonly<typeof en>
