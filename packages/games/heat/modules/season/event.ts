import type { Seat } from '@paddock/kernel'
import type { Card } from '../../rules/cards.ts'
import type { HeatCircuitId } from '../../rules/circuits/index.ts'
import type { RoadToken, Weather } from '../conditions/tokens.ts'
import type { EventId } from './event-cards.ts'

/** What brings a sponsor: the press at a corner, or the special rule of the event. */
export type SponsorReason = 'press' | 'first-over-the-line' | 'record-speed' | 'cars-passed'

/** What happens around the races. */
export type SeasonEvent =
  /** The cars are on the grid, from first to last. */
  | {
      readonly type: 'race-called'
      /** Of a season, from 0. */
      readonly race?: number
      readonly circuit: HeatCircuitId
      readonly event: EventId | 'none'
      readonly laps: number
      readonly grid: readonly number[]
    }
  | {
      readonly type: 'market-opened'
      /** From 0. */
      readonly round: number
      readonly cards: readonly Card[]
      /** Who picks, in this order. */
      readonly order: readonly Seat[]
    }
  | { readonly type: 'upgrade-picked'; readonly seat: Seat; readonly card: Card }
  | { readonly type: 'upgrade-swapped'; readonly seat: Seat; readonly give: Card; readonly take: Card }
  | { readonly type: 'upgrade-kept'; readonly seat: Seat; readonly card: Card }
  | { readonly type: 'conditions-drawn'; readonly weather: Weather; readonly road: readonly RoadToken[] }
  /** Before the race. Which cards, only their owner is told. */
  | { readonly type: 'sponsors-dealt'; readonly seat: Seat; readonly count: number; readonly cards?: readonly Card[] }
  /** Which card, only its owner is told. */
  | {
      readonly type: 'sponsor-gained'
      readonly seat: Seat
      readonly by: SponsorReason
      /** The corner of the press. */
      readonly corner?: string
      readonly card?: Card
    }
  /** There was none left to be had. */
  | { readonly type: 'no-sponsor-left'; readonly seat: Seat; readonly by: SponsorReason }
  | { readonly type: 'sponsors-used'; readonly seat: Seat; readonly cards: readonly Card[] }
  /** The cards are shuffled, the engines set up. */
  | { readonly type: 'cars-ready'; readonly heat: number; readonly stress: number; readonly handSize: number }
  /** By car. */
  | { readonly type: 'season-ended'; readonly points: readonly number[] }
