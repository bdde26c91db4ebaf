import type { en } from './en.ts'

/** A power card. */
export interface PowerWords {
  readonly name: string
  readonly effect: string
}

/** What the table of Downforce says in one language. */
export type TableWords = Readonly<typeof en>
