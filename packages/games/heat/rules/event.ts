import type { Seat } from '@paddock/kernel'
import type { SeasonEvent } from '../modules/season/event.ts'
import type { SymbolEvent } from '../modules/workshop/event.ts'
import type { Card } from './cards.ts'

/** Why cards are turned up: the + of played cards, a boost, in place of a card that could not be paid, or a card too few. */
export type FlipReason = 'plus' | 'boost' | 'replacement' | 'repair'

/** What moved a car. `again`: from where the turn began, with another sum. */
export type MoveReason = 'cards' | 'boost' | 'adrenaline' | 'direct' | 'accelerate' | 'again' | 'slipstream' | 'legend'

/** What happened. Places on the circuit are told as progress: laps × spaces + space. Where a car is told of, `seat` may be a Legend. */
export type Event = RaceEvent | SymbolEvent | SeasonEvent

type RaceEvent =
  | {
      readonly type: 'round-began'
      readonly round: number
      readonly order: readonly Seat[]
      /** The drivers with adrenaline in this round. */
      readonly adrenaline: readonly Seat[]
    }
  /** Two gears up or down cost a Heat. */
  | {
      readonly type: 'gear-shifted'
      readonly seat: Seat
      readonly from: number
      readonly to: number
      readonly heat: number
    }
  | { readonly type: 'cards-revealed'; readonly seat: Seat; readonly cards: readonly Card[]; readonly gear: number }
  /** HT-TOUR-04: two gears without the Heat for it. Going up, one of the cards is taken away; going down, one is turned up. */
  | {
      readonly type: 'shift-repaired'
      readonly seat: Seat
      readonly meant: number
      readonly to: number
      readonly card?: Card
    }
  /** Too few cards to play: the car stands still, the gear is 1. */
  | { readonly type: 'hand-cluttered'; readonly seat: Seat; readonly cards: readonly Card[]; readonly gear: number }
  /** A card turned up; it counts if it is a Speed card. */
  | {
      readonly type: 'card-flipped'
      readonly seat: Seat
      readonly card: Card
      readonly counts: boolean
      readonly by: FlipReason
    }
  /** There was no Speed card left to turn up. */
  | { readonly type: 'flip-failed'; readonly seat: Seat; readonly by: FlipReason }
  | { readonly type: 'deck-reshuffled'; readonly seat: Seat; readonly cards: number }
  | {
      readonly type: 'car-moved'
      readonly seat: Seat
      readonly by: MoveReason
      readonly from: number
      readonly to: number
      readonly fromSpot: number
      readonly spot: number
      /** The spaces it was to move, and those it could not because the spaces there were full. */
      readonly spaces: number
      readonly lost: number
      /** The speed of the turn so far. */
      readonly speed: number
    }
  /** A lap is completed, from 1; the last one is told by `car-finished`. */
  | { readonly type: 'lap-completed'; readonly seat: Seat; readonly lap: number }
  | { readonly type: 'heat-cooled'; readonly seat: Seat; readonly heat: number; readonly engine: number }
  /** A Heat is paid for it, none in a sector of free boost. */
  | { readonly type: 'boosted'; readonly seat: Seat; readonly heat: number; readonly engine: number }
  | {
      readonly type: 'corner-taken'
      readonly seat: Seat
      readonly corner: string
      readonly speed: number
      readonly limit: number
      /** Paid: what the speed is above the limit, one more where a token overheats the corner. */
      readonly heat: number
      /** Left in the engine. */
      readonly engine: number
    }
  | {
      readonly type: 'spun-out'
      readonly seat: Seat
      readonly corner: string
      readonly speed: number
      readonly limit: number
      /** What it would have cost, and what there was. */
      readonly cost: number
      readonly heat: number
      readonly from: number
      readonly to: number
      readonly fromSpot: number
      readonly spot: number
      readonly stress: number
      /** The gear it happened in. */
      readonly gear: number
    }
  /** Over the finish line, so many spaces past it. Places are known when the round ends. */
  | { readonly type: 'car-finished'; readonly seat: Seat; readonly past: number; readonly round: number }
  | { readonly type: 'cards-discarded'; readonly seat: Seat; readonly cards: readonly Card[] }
  /** Which cards, only their owner is told. */
  | { readonly type: 'cards-drawn'; readonly seat: Seat; readonly count: number; readonly cards?: readonly Card[] }
  /** The card that tells the Legends of this round how to drive. */
  | { readonly type: 'legend-card'; readonly card: number }
  /** Why a Legend drives as far as it does. */
  | {
      readonly type: 'legend-called'
      readonly seat: Seat
      readonly way: 'past-the-line' | 'before-second-corner' | 'top-speed' | 'to-number' | 'to-the-flag'
      /** The corner ahead; none where the flag comes first. */
      readonly corner?: string
      readonly limit: number
      readonly topSpeed: number
      readonly diamond: number
      readonly spaces: number
    }
  | { readonly type: 'gave-up'; readonly seat: Seat; readonly place: number }
  | { readonly type: 'eliminated'; readonly seat: Seat; readonly place: number }
  | {
      readonly type: 'car-placed'
      readonly seat: Seat
      readonly place: number
      readonly round: number
      readonly past: number
    }
  /** By car; no points outside a season. */
  | { readonly type: 'race-ended'; readonly place: readonly number[]; readonly points: readonly number[] }
