/** What happens at the table, in the past tense. Money in thousands of dollars. */
import type { Seat } from '@paddock/kernel'
import type { Car, Card } from './cards.ts'
import type { CardLaid } from './state.ts'

export type Event =
  | { readonly type: 'race-prepared'; readonly race: number; readonly controller: Seat }
  /** `car` is −1 where the buyer chooses it; `opener` −1 where nobody is asked. */
  | {
      readonly type: 'driver-offered'
      readonly car: number
      readonly opener: number
      readonly wasRefused: boolean
      readonly withHand: boolean
    }
  | { readonly type: 'bid-made'; readonly seat: Seat; readonly car: number; readonly bid: number }
  | { readonly type: 'bid-passed'; readonly seat: Seat; readonly car: number }
  /** Whose purse does not allow a higher bid. */
  | { readonly type: 'bidders-dropped'; readonly seats: readonly Seat[]; readonly car: number }
  | { readonly type: 'driver-refused'; readonly car: number }
  | {
      readonly type: 'driver-sold'
      readonly seat: Seat
      readonly car: number
      readonly price: number
      /** For the best bid, as the last one (TR-AUC-21), or because nobody wanted it (TR-T3-01). */
      readonly why: 'bid' | 'last' | 'unwanted'
      /** What could not be paid at once. */
      readonly owed: number
    }
  | { readonly type: 'hand-chosen'; readonly seat: Seat; readonly hand: number }
  | { readonly type: 'car-chosen'; readonly seat: Seat; readonly car: Car }
  | { readonly type: 'car-placed'; readonly seat: Seat; readonly car: Car; readonly place: number }
  | { readonly type: 'token-placed'; readonly seat: Seat; readonly car: Car; readonly distance: number }
  | {
      readonly type: 'race-started'
      readonly race: number
      readonly seat: Seat
      /** Why that seat begins: it bought the last driver (TR-RACE-01), or is the youngest (TR-KIDS-07). */
      readonly why: 'bought-last' | 'youngest'
    }
  /** In the order in which they are carried out. */
  | { readonly type: 'cards-shown'; readonly plays: readonly (CardLaid & { readonly sum: number })[] }
  | { readonly type: 'card-played'; readonly seat: Seat; readonly card: Card; readonly wasDrawn: boolean }
  | {
      readonly type: 'card-discarded'
      readonly seat: Seat
      readonly card: Card
      readonly why: 'unplayable' | 'home'
    }
  | { readonly type: 'pile-shuffled'; readonly cards: number }
  | { readonly type: 'row-chosen'; readonly seat: Seat; readonly car: number; readonly spaces: number }
  | { readonly type: 'wild-named'; readonly seat: Seat; readonly car: Car; readonly spaces: number }
  /** A row that moves nothing. `car` is −1 for a wild whose cars are all home. */
  | {
      readonly type: 'row-lost'
      readonly car: number
      readonly spaces: number
      readonly why: 'finished' | 'broken-down'
    }
  | {
      readonly type: 'car-moved'
      readonly seat: Seat
      readonly car: Car
      readonly from: number
      /** The spaces entered; the last may be `home`. */
      readonly path: readonly number[]
      readonly spaces: number
      /** What it could not use, and the cars in its way; in a blocking race, what it did not want to use. */
      readonly lost: number
      readonly blockers: readonly Car[]
    }
  /** Before it is chosen where the car ends. */
  | { readonly type: 'acceleration-called'; readonly seat: Seat; readonly car: Car; readonly target: Car }
  | {
      readonly type: 'car-accelerated'
      readonly seat: Seat
      readonly car: Car
      /** The car it catches up with, and whether it did. */
      readonly target: Car
      readonly from: number
      readonly path: readonly number[]
      readonly isLevel: boolean
    }
  | {
      readonly type: 'car-broke-down'
      readonly seat: Seat
      readonly car: Car
      readonly owner: number
      readonly partner: Car
      /** Beside which it waits. */
      readonly space: number
    }
  | { readonly type: 'pair-had-no-effect'; readonly seat: Seat; readonly card: Card }
  | {
      readonly type: 'car-returned'
      readonly car: Car
      readonly partner: Car
      readonly space: number
      /** Its own space was taken. */
      readonly isElsewhere: boolean
    }
  | { readonly type: 'line-crossed'; readonly car: Car; readonly line: number }
  | {
      readonly type: 'car-finished'
      readonly car: Car
      readonly place: number
      readonly owner: number
      readonly prize: number
    }
  /** `card` is there for the seat that drew it alone. */
  | { readonly type: 'card-drawn'; readonly seat: Seat; readonly card?: Card }
  | { readonly type: 'hand-discarded'; readonly seat: Seat; readonly cards: readonly Card[] }
  /** `car` is there for the seat that bet alone. */
  | { readonly type: 'bet-made'; readonly seat: Seat; readonly line: number; readonly car?: Car }
  | {
      readonly type: 'race-ended'
      readonly race: number
      readonly order: readonly Car[]
      /** How many of them crossed the finish. */
      readonly finished: number
    }
  /** To a car that was placed by where it stood. */
  | {
      readonly type: 'prize-paid'
      readonly car: Car
      readonly place: number
      readonly owner: Seat
      readonly prize: number
    }
  | {
      readonly type: 'bets-settled'
      readonly seat: Seat
      readonly bets: readonly { readonly car: Car; readonly place: number; readonly money: number }[]
      readonly money: number
    }
  | {
      readonly type: 'token-settled'
      readonly car: Car
      readonly owner: Seat
      readonly token: number
      readonly distance: number
      readonly money: number
    }
  | { readonly type: 'purse-counted'; readonly race: number; readonly seat: Seat; readonly purse: number }
