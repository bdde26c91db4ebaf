import type { en } from './en.ts'

/** Where a match stands. */
export interface MatchStage {
  readonly circuit: string
  readonly race: number
  readonly races: number
  readonly moment:
    | { readonly kind: 'lot'; readonly number: number; readonly of: number }
    | { readonly kind: 'second-offer' | 'powers' | 'race' | 'over' }
    | { readonly kind: 'bet'; readonly line: number }
}

/** What the board of Downforce says in one language. */
export type TerminalWords = Readonly<typeof en>
