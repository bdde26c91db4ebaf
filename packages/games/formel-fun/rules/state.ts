import type { Seat } from '@paddock/kernel'
import type { CardKind } from './cards.ts'
import type { Car } from './cars.ts'
import type { Options } from './options.ts'

/**
 * The whole table. Plain lists of small numbers: a match is copied and hashed often, and moved far
 * oftener.
 */
export interface State {
  readonly seats: number
  readonly scoring: Options['scoring']
  readonly carsEach: number
  /** The race being driven, from 1; and its round, from 1. */
  race: number
  round: number
  /** Where each car stands, and in which slot of its space: 1 is the innermost. Listed by car. */
  position: number[]
  slot: number[]
  /** The cars in the race, in the order in which they move this round; and whose turn it is. */
  order: Car[]
  turn: number
  /** The cars that are out, first eliminated first; at the very end also the winner. */
  out: Car[]
  /** Each seat's cards, oldest first. New ones are taken up at the end. */
  hands: number[][]
  /** Face down, the top card last. */
  pile: number[]
  discard: number[]
  /** How often the discards have been shuffled, and from which shuffle each card last came. */
  shuffles: number
  shuffleOf: number[]
  /** How many extra turbos each seat has played. */
  turbos: number[]
}

/** Play a card for the car on turn; with `turbo`, one more turbo on top of it. */
export interface Action {
  readonly card: CardKind
  readonly turbo?: true
}

export type Event =
  | { readonly type: 'race-started'; readonly race: number; readonly grid: readonly Car[] }
  | {
      readonly type: 'card-played'
      readonly seat: Seat
      readonly car: Car
      readonly card: CardKind
      readonly turbo: boolean
      /** The number of the space, and how far the card drives from there. */
      readonly space: number
      readonly distance: number
    }
  /** `card` is there for the seat that drew it alone. */
  | { readonly type: 'card-drawn'; readonly seat: Seat; readonly card?: CardKind }
  | { readonly type: 'pile-shuffled'; readonly cards: number }
  | {
      readonly type: 'car-moved'
      readonly seat: Seat
      readonly car: Car
      readonly from: number
      readonly to: number
      readonly slot: number
      /** How many spaces it had to fall back because they were full. */
      readonly fellBack: number
    }
  | { readonly type: 'line-passed'; readonly seat: Seat; readonly car: Car }
  | { readonly type: 'round-started'; readonly race: number; readonly round: number }
  | {
      readonly type: 'car-eliminated'
      readonly seat: Seat
      readonly car: Car
      readonly race: number
      /** 0 when nobody counts points. */
      readonly points: number
      /** How many cars are left: after the final, one. */
      readonly left: number
    }
  | { readonly type: 'team-out'; readonly seat: Seat; readonly cards: readonly CardKind[] }
  | { readonly type: 'final-won'; readonly seat: Seat; readonly car: Car; readonly points: number }

/** The car whose turn it is; undefined when the match is over. */
export function carOnTurn(state: { readonly order: readonly Car[]; readonly turn: number }): Car | undefined {
  return state.order[state.turn]
}

export function handOf(state: { readonly hands: readonly number[][] }, seat: Seat): number[] {
  const hand = state.hands[seat]
  if (hand === undefined) throw new RangeError(`no seat ${seat}`)
  return hand
}

/** What lies open on the table. */
export type OpenState = Omit<State, 'hands' | 'pile'>

export function copyOpen(open: OpenState): OpenState {
  return {
    seats: open.seats,
    scoring: open.scoring,
    carsEach: open.carsEach,
    race: open.race,
    round: open.round,
    position: open.position.slice(),
    slot: open.slot.slice(),
    order: open.order.slice(),
    turn: open.turn,
    out: open.out.slice(),
    discard: open.discard.slice(),
    shuffles: open.shuffles,
    shuffleOf: open.shuffleOf.slice(),
    turbos: open.turbos.slice(),
  }
}

/** The same, sharing its lists with the whole. */
export function openOf(open: OpenState): OpenState {
  return {
    seats: open.seats,
    scoring: open.scoring,
    carsEach: open.carsEach,
    race: open.race,
    round: open.round,
    position: open.position,
    slot: open.slot,
    order: open.order,
    turn: open.turn,
    out: open.out,
    discard: open.discard,
    shuffles: open.shuffles,
    shuffleOf: open.shuffleOf,
    turbos: open.turbos,
  }
}

export function clone(state: State): State {
  return { ...copyOpen(state), hands: state.hands.map((hand) => hand.slice()), pile: state.pile.slice() }
}
