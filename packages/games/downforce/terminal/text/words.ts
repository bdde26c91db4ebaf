import type { LaneWords } from '@paddock/terminal-kit/lanes/text/words.ts'
import type { PowerName } from '../../rules/cards.ts'
import type { Options } from '../../rules/options.ts'

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
export interface TerminalWords extends LaneWords {
  readonly wild: string
  readonly powers: Readonly<Record<PowerName, string>>
  /** What a power does, in a line. */
  readonly powerHelp: Readonly<Record<PowerName, string>>
  headline(stage: MatchStage): string
  /** In the auction: what is sold, and how a car stands. */
  onOffer(colour: string, power: string | undefined): string
  readonly isAside: string
  owned(name: string, price: number): string
  /** Those for this car, and those for the one before. */
  readonly bids: string
  readonly lastBids: string
  readonly passed: string
  /** "−7 million" */
  paid(millions: number): string
  /** What a choice leads to. */
  bidding(card: string, value: number): string
  readonly upsideDown: string
  readonly shown: string
  /** How the money came together. */
  readonly betsSum: string
  readonly before: string
  rules(options: Options): readonly string[]
  scale(options: Options): string
}
