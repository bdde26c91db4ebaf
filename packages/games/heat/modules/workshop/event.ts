import type { Seat } from '@paddock/kernel'
import type { Card } from '../../rules/cards.ts'

/** What the symbols of cards bring about, beside what every race knows. */
export type SymbolEvent =
  | {
      readonly type: 'values-chosen'
      readonly seat: Seat
      /** The cards that leave a choice, and what each of them counts. */
      readonly cards: readonly Card[]
      readonly values: readonly number[]
    }
  | {
      readonly type: 'card-paid'
      readonly seat: Seat
      readonly card: Card
      readonly heat: number
      readonly engine: number
    }
  /** Its Heat could not be paid: it is done with, and a card is turned up in its place. */
  | { readonly type: 'card-replaced'; readonly seat: Seat; readonly card: Card }
  | { readonly type: 'stress-reduced'; readonly seat: Seat; readonly stress: number }
  /** None where there was no card left to scrap. */
  | { readonly type: 'cards-scrapped'; readonly seat: Seat; readonly cards: readonly Card[] }
  | { readonly type: 'cards-salvaged'; readonly seat: Seat; readonly cards: readonly Card[] }
  | { readonly type: 'card-played-directly'; readonly seat: Seat; readonly card: Card }
  /** Onto the deck, the first one topmost. */
  | { readonly type: 'cards-refreshed'; readonly seat: Seat; readonly cards: readonly Card[] }
