import type { Seat } from '@paddock/kernel'
import { at, copyLists } from '@paddock/racing'
import type { Card } from './cards.ts'
import type { Options } from './options.ts'
import type { SymbolsLeft } from './symbols.ts'
import { circuitCalled } from './track.ts'

export type { Event } from './event.ts'

/**
 * What is decided next. `shift`, `play`, and `plan` (gear and cards at once) are decided by everyone
 * together, in secret; the others by the driver on turn.
 */
export type Phase = 'shift' | 'play' | 'plan' | 'react' | 'slipstream' | 'discard' | 'over'

/** What lies open on the table. Lists are by seat: every driver has one car. */
export interface OpenState {
  readonly seats: number
  /** As played: see `effective`. */
  readonly options: Options
  readonly laps: number
  /** From 1. */
  round: number
  phase: Phase

  /**
   * How far each car has come: laps × spaces + space; −1 to −4 on the grid. And the spot it is on:
   * 0 on the race line, 1 beside it.
   */
  progress: number[]
  spot: number[]
  /** The gear lever, and where it stood when the round began. */
  gear: number[]
  gearBefore: number[]
  /** Heat cards in the engine. */
  engine: number[]
  /** Stress cards that each driver owns, wherever they are; and those left in the common reserve. */
  stress: number[]
  reserve: number
  /** The cards that are revealed, and those that are done with, the top one last. */
  area: Card[][]
  discard: Card[][]
  /** Cards that everyone knows a driver to hold, in hand or face down: the Stress of a spin-out, what was left when a deck ran out. */
  known: Card[][]

  /** The cars still racing, in the order in which they move this round, and whose turn it is by its place there. */
  order: Seat[]
  turn: number
  /** The drivers who have adrenaline in this round. */
  adrenaline: Seat[]
  /** Of the driver on turn: where the car stood when the turn began, the speed so far, the symbols still unused. */
  from: number
  speed: number
  left: SymbolsLeft
  /** The cards turned up in the latest turn, in order. */
  flipped: Card[]

  /** The place of each car that is out of the race, 0 while it races; the round in which it finished, 0 if it has not. */
  place: number[]
  finishedIn: number[]
}

/** The whole table. */
export interface State extends OpenState {
  hands: Card[][]
  /** The top card last. */
  decks: Card[][]
  /** Cards played face down and not yet revealed. */
  played: Card[][]
}

export type Action =
  | { readonly type: 'shift'; readonly gear: number }
  /** As many cards as the gear; where gear and cards are chosen together, their number is the gear. */
  | { readonly type: 'play'; readonly cards: readonly Card[] }
  | { readonly type: 'give-up' }
  | { readonly type: 'cool'; readonly heat: number }
  | { readonly type: 'boost' }
  /** The one space that adrenaline gives. */
  | { readonly type: 'adrenaline' }
  /** Ends React. */
  | { readonly type: 'done' }
  | { readonly type: 'slipstream'; readonly spaces: number }
  | { readonly type: 'stay' }
  | { readonly type: 'discard'; readonly cards: readonly Card[] }

/** What answers where the cars are: the state, and every view of it. */
export type Positions = Pick<OpenState, 'seats' | 'options' | 'laps' | 'progress' | 'spot' | 'place'>

/** The driver on turn. Only between reveal and replenishing is there one. */
export function driverOf({ order, turn }: Pick<OpenState, 'order' | 'turn'>): Seat {
  return at(order, turn)
}

/** Progress at which the race is finished (HT-FIN-01). */
export function finishOf({ options, laps }: Pick<OpenState, 'options' | 'laps'>): number {
  return laps * circuitCalled(options.circuit).spaces
}

/** On the track: racing, or finished in this round (HT-FIN-04, HT-FIN-09). */
export function isOnTrack({ place }: Pick<OpenState, 'place'>, seat: Seat): boolean {
  return place[seat] === 0
}

export function hasFinished(state: Positions, seat: Seat): boolean {
  return at(state.progress, seat) >= finishOf(state)
}

/** Whether the driver's cards still lie face down: its turn of this round is to come. */
export function isYetToReveal(
  { phase, order, turn }: Pick<OpenState, 'phase' | 'order' | 'turn'>,
  seat: Seat,
): boolean {
  const isTurns = phase === 'react' || phase === 'slipstream' || phase === 'discard'
  return isTurns && order.indexOf(seat) > turn
}

export function copyOpen(open: OpenState): OpenState {
  return {
    seats: open.seats,
    options: open.options,
    laps: open.laps,
    round: open.round,
    phase: open.phase,
    progress: open.progress.slice(),
    spot: open.spot.slice(),
    gear: open.gear.slice(),
    gearBefore: open.gearBefore.slice(),
    engine: open.engine.slice(),
    stress: open.stress.slice(),
    reserve: open.reserve,
    area: copyLists(open.area),
    discard: copyLists(open.discard),
    known: copyLists(open.known),
    order: open.order.slice(),
    turn: open.turn,
    adrenaline: open.adrenaline.slice(),
    from: open.from,
    speed: open.speed,
    left: { ...open.left },
    flipped: open.flipped.slice(),
    place: open.place.slice(),
    finishedIn: open.finishedIn.slice(),
  }
}

export function clone(state: State): State {
  return {
    ...copyOpen(state),
    hands: copyLists(state.hands),
    decks: copyLists(state.decks),
    played: copyLists(state.played),
  }
}
