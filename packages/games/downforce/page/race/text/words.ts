import type { en } from './en.ts'

/** What is said in a race, after the auction, in one language: of cards, moves and bets. */
export type RaceWords = Readonly<typeof en>
