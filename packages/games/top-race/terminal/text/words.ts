import type { en } from './en.ts'

/** Where a match stands. */
export interface MatchStage {
  readonly race: number
  readonly races: number
  readonly moment:
    | { readonly kind: 'auction'; readonly sold: number }
    /** `pile`: cards that can still be drawn, where any are. */
    | { readonly kind: 'race'; readonly pile: number | undefined }
    | { readonly kind: 'bet'; readonly line: number }
    | { readonly kind: 'result' | 'over' }
}

/** What the board of Top Race says in one language. */
export type TerminalWords = Readonly<typeof en>
