import type { Card } from './cards.ts'

/** What a seat may decide. */
export type Action =
  | { readonly type: 'pick'; readonly card: Card }
  | { readonly type: 'swap'; readonly give: Card; readonly take: Card }
  /** Keeps the upgrades as they are. */
  | { readonly type: 'no-swap' }
  | { readonly type: 'keep'; readonly card: Card }
  | { readonly type: 'shift'; readonly gear: number }
  /** As many cards as the gear; where gear and cards are chosen together, their number is the gear. */
  | { readonly type: 'play'; readonly cards: readonly Card[] }
  | { readonly type: 'give-up' }
  /** What each card that leaves a choice counts, in the order of the play area. */
  | { readonly type: 'values'; readonly values: readonly number[] }
  | { readonly type: 'cool'; readonly heat: number }
  | { readonly type: 'boost' }
  /** The one space that adrenaline gives. */
  | { readonly type: 'adrenaline' }
  | { readonly type: 'relieve'; readonly stress: number }
  /** The Heat of a card; or another card in its place, if it cannot be paid. */
  | { readonly type: 'pay'; readonly card: Card }
  | { readonly type: 'replace'; readonly card: Card }
  | { readonly type: 'scrap'; readonly cards: number }
  | { readonly type: 'salvage'; readonly cards: readonly Card[] }
  | { readonly type: 'accelerate' }
  | { readonly type: 'direct'; readonly card: Card }
  /** Ends React. */
  | { readonly type: 'done' }
  /** Onto the deck, the first one topmost. */
  | { readonly type: 'refresh'; readonly cards: readonly Card[] }
  | { readonly type: 'slipstream'; readonly spaces: number }
  | { readonly type: 'stay' }
  | { readonly type: 'discard'; readonly cards: readonly Card[] }
