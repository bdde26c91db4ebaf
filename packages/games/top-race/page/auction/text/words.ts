import type { en } from './en.ts'

/** What the auction says in one language. */
export type AuctionWords = Readonly<typeof en>
