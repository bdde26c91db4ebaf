/** What happens at the table, in the past tense. */
import type { Seat } from '@paddock/kernel'
import type { Car, Card, Power } from './cards.ts'
import type { Options } from './options.ts'
import type { Bid, Lot } from './state.ts'

/** What decided between the best bids; `only` if there was one, `forced` for the last car (DF-AUC-15). */
export type SaleReason = 'highest' | 'only' | 'more-cars' | 'no-wild' | 'fewer-owned' | 'draw' | 'forced'

export type Event =
  | {
      readonly type: 'lot-offered'
      readonly lot: Lot
      readonly isSecondOffer: boolean
      readonly bidders: readonly Seat[]
    }
  | { readonly type: 'bids-shown'; readonly lot: Lot; readonly bids: readonly Bid[] }
  | {
      readonly type: 'lot-sold'
      readonly lot: Lot
      readonly seat: Seat
      readonly price: number
      readonly reason: SaleReason
      /** Who had bid as much. */
      readonly tied: readonly Seat[]
    }
  | { readonly type: 'lot-set-aside'; readonly lot: Lot; readonly isUnowned: boolean }
  | { readonly type: 'cars-dealt'; readonly owner: readonly number[] }
  | { readonly type: 'power-kept'; readonly seat: Seat; readonly power: Power; readonly given: readonly Power[] }
  | { readonly type: 'cunning-given'; readonly seat: Seat }
  | { readonly type: 'power-taken'; readonly seat: Seat; readonly power: Power }
  | { readonly type: 'cars-removed'; readonly cars: readonly Car[] }
  | { readonly type: 'hands-drawn'; readonly cards: number }
  | {
      readonly type: 'race-started'
      readonly race: number
      readonly seat: Seat
      readonly why: 'pole' | 'grid' | 'draw'
    }
  | { readonly type: 'card-played'; readonly seat: Seat; readonly card: Card; readonly isReversed: boolean }
  | { readonly type: 'row-skipped'; readonly seat: Seat; readonly car: number; readonly spaces: number }
  | { readonly type: 'wild-named'; readonly seat: Seat; readonly car: Car; readonly spaces: number }
  /** A row that moves nothing: its car is home or off the track, or there is no car left for the wild. */
  | {
      readonly type: 'row-lost'
      readonly car: number
      readonly spaces: number
      readonly why: 'finished' | 'removed' | 'no-car'
    }
  | {
      readonly type: 'car-moved'
      /** Who steered, and whose card it was. */
      readonly seat: Seat
      readonly turn: Seat
      readonly car: Car
      readonly from: number
      /** The spaces entered; the last may be `home`. */
      readonly path: readonly number[]
      /** How many spaces it had; those it could not use are lost. */
      readonly spaces: number
      readonly lost: number
      /** The cars in its way, where it lost some. */
      readonly blockers: readonly Car[]
      readonly bonus: 'none' | 'aggressive' | 'determined'
    }
  | { readonly type: 'line-crossed'; readonly car: Car; readonly line: number }
  | { readonly type: 'car-finished'; readonly car: Car; readonly place: number; readonly owner: number }
  /** `card` is there for the seat that drew it alone. */
  | { readonly type: 'card-drawn'; readonly seat: Seat; readonly card?: Card }
  | { readonly type: 'hand-discarded'; readonly seat: Seat; readonly cards: readonly Card[] }
  /** `car` is there for the seat that bet alone. */
  | { readonly type: 'bet-made'; readonly seat: Seat; readonly line: number; readonly car?: Car }
  | {
      readonly type: 'race-ended'
      readonly race: number
      readonly finished: readonly Car[]
      readonly stalled: readonly Car[]
    }
  | { readonly type: 'bets-shown'; readonly bets: readonly (readonly number[])[] }
  | {
      readonly type: 'money-counted'
      readonly seat: Seat
      readonly race: number
      readonly bets: number
      readonly prices: number
      readonly winnings: number
    }
  | {
      readonly type: 'grid-drawn'
      readonly race: number
      readonly races: number
      readonly circuit: Options['circuit']
      readonly grid: readonly Car[]
    }
