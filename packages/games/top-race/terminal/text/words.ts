import type { LaneWords } from '@paddock/terminal-kit/lanes/text/words.ts'
import type { Options } from '../../rules/options.ts'

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
export interface TerminalWords extends LaneWords {
  readonly wild: string
  headline(stage: MatchStage): string
  /** In the auction: what is sold, what is bid, who still bids, and how a car stands. */
  onOffer(colour: string): string
  choiceOnOffer(withHand: boolean): string
  readonly again: string
  readonly noBid: string
  bidOf(name: string, money: string): string
  /** The buyer, and the car if it is known. */
  taking(name: string, colour: string | undefined): string
  stillIn(names: readonly string[]): string
  mostDrivers(seats: number): string
  owned(name: string, price: string): string
  onGrid(place: number): string
  tokenAt(distance: string): string
  readonly isFree: string
  readonly isRefused: string
  handNumber(number: number): string
  readonly yourHand: string
  /** A hand and the spaces it gives to every car. */
  handGives(hand: string, spaces: readonly string[]): string
  /** Choices. */
  startSpace(number: number, isFront: boolean, lane: number): string
  tokenPays(money: string | undefined): string
  discard(card: string): string
  readonly yours: string
  readonly home: string
  readonly brokenDown: string
  /** Beside the track. Cars are letters. */
  catchesUp(rear: string, front: string): string
  breaksDown(front: string, rear: string): string
  isDownAlready(front: string): string
  readonly isOfNoUse: string
  waits(partner: string, isRoomy: boolean): string
  betPays(line: number): string
  /** Total-move: "then C 14, A 9". */
  next(plays: readonly string[]): string
  /** "$140k" */
  thousands(purse: number): string
  readonly ledger: {
    title(race: number, races: number): string
    readonly prizes: string
    readonly prices: string
    readonly tokens: string
    readonly bets: string
    readonly race: string
    readonly purse: string
    earlier(race: number): string
  }
  readonly shown: string
  rules(options: Options): readonly string[]
  scale(options: Options): string
}
