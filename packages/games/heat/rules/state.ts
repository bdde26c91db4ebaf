import type { Seat } from '@paddock/kernel'
import { at } from '@paddock/racing'
import type { RoadToken, Weather } from '../modules/conditions/tokens.ts'
import type { EventId } from '../modules/season/event-cards.ts'
import type { Card } from './cards.ts'
import type { HeatCircuitId } from './circuits/index.ts'
import type { Options } from './options.ts'
import type { SymbolsLeft } from './symbols-left.ts'
import { circuitCalled } from './track.ts'

export type { Action } from './action.ts'
export { clone, copyOpen, openOf } from './copy.ts'
export type { Event } from './event.ts'

/**
 * What is decided next. `shift`, `play`, `plan` (gear and cards at once) and `keep` are decided by everyone
 * together, in secret; `draft` and `swap` before a race by whoever is to pick; the others by the driver on turn.
 */
export type Phase =
  | 'draft'
  | 'swap'
  | 'keep'
  | 'shift'
  | 'play'
  | 'plan'
  | 'values'
  | 'react'
  | 'refresh'
  | 'slipstream'
  | 'discard'
  | 'over'

/** A car. The first ones are those of the seats, in their order; the Legends follow. */
export type Car = number

/** How a race of a season ended. Lists are by car. */
export interface RaceResult {
  readonly circuit: HeatCircuitId
  readonly event: EventId | 'none'
  readonly place: readonly number[]
  readonly points: readonly number[]
}

/** What lies open on the table. Lists are by car where the cars are meant, else by seat: only drivers have cards. */
export interface OpenState {
  /** The version of the rules that is played. */
  readonly rules: number
  readonly seats: number
  readonly cars: number
  /** As played: see `effective`. */
  readonly options: Options

  /** The races before this one, and the circuits of all of them. */
  results: RaceResult[]
  readonly calendar: readonly HeatCircuitId[]
  circuit: HeatCircuitId
  event: EventId | 'none'
  weather: Weather | 'none'
  /** By corner, the first one first; empty without road tokens. */
  road: RoadToken[]
  laps: number
  /** From 1; 0 before the race. */
  round: number
  phase: Phase

  /** The upgrades of each driver. */
  upgrades: Card[][]
  /** What is to be had in the workshop, and what was left over there; who is yet to pick in this round of the draft. */
  market: Card[]
  aside: Card[]
  picking: Seat[]
  draftRound: number
  /** The sponsor cards that each driver owns; those of them that everyone has seen; those used in this race. */
  sponsors: number[]
  shown: Card[][]
  spent: Card[]
  /** Heat that every driver was given for this race. */
  dealtHeat: number

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
  /** Cards that everyone knows to be on top of a deck, the topmost last. */
  onTop: Card[][]

  /** The cars still racing, in the order in which they move this round, and whose turn it is by its place there. */
  order: Car[]
  turn: number
  /** The drivers who have adrenaline in this round. */
  adrenaline: Seat[]
  /** Legend cards since they were last shuffled, and whether the last of them is that of this round. */
  legendCards: number[]
  isLegendCardOpen: boolean
  /** Of the driver on turn: where the car stood when the turn began, the speed so far, the symbols still unused. */
  from: number
  fromSpot: number
  speed: number
  left: SymbolsLeft
  /** What each card in the play area counts, and what was added to that: by adrenaline, by accelerating. */
  worth: number[]
  added: number
  /** The + of this turn that turned up a Speed card. */
  pluses: number
  /** The cards turned up in the latest turn, in order. */
  flipped: Card[]

  /** The cars that have completed the first lap, in this order. */
  lapOne: Car[]
  /** The place of each car that is out of the race, 0 while it races; the round in which it finished, 0 if it has not. */
  place: number[]
  finishedIn: number[]
  eliminated: Car[]
}

/** The whole table. HT-CHAMP-19: it is plain data, so that a season can be put away and taken up again. */
export interface State extends OpenState {
  hands: Card[][]
  /** The top card last. */
  decks: Card[][]
  /** Cards played face down and not yet revealed. */
  played: Card[][]
  upgradeDeck: Card[]
  sponsorDeck: Card[]
  legendDeck: number[]
}

/** What answers where the cars are: the state, and every view of it. */
export type Positions = Pick<OpenState, 'cars' | 'circuit' | 'laps' | 'progress' | 'spot' | 'place'>

/** The car on turn. Only between reveal and replenishing is there one, and then a driver's. */
export function driverOf({ order, turn }: Pick<OpenState, 'order' | 'turn'>): Seat {
  return at(order, turn)
}

export function isLegend({ seats }: Pick<OpenState, 'seats'>, car: Car): boolean {
  return car >= seats
}

/** Progress at which the race is finished (HT-FIN-01). */
export function finishOf({ circuit, laps }: Pick<OpenState, 'circuit' | 'laps'>): number {
  return laps * circuitCalled(circuit).spaces
}

/** On the track: racing, or finished in this round (HT-FIN-04, HT-FIN-09). */
export function isOnTrack({ place }: Pick<OpenState, 'place'>, car: Car): boolean {
  return place[car] === 0
}

export function hasFinished(state: Positions, car: Car): boolean {
  return at(state.progress, car) >= finishOf(state)
}

/** Whether the steps of single drivers are on: their cards are revealed one after the other. */
export function isTurnPhase(phase: Phase): boolean {
  return phase === 'values' || phase === 'react' || phase === 'refresh' || phase === 'slipstream' || phase === 'discard'
}

/** Whether the driver's cards still lie face down: its turn of this round is to come. */
export function isYetToReveal(
  { phase, order, turn }: Pick<OpenState, 'phase' | 'order' | 'turn'>,
  seat: Seat,
): boolean {
  return isTurnPhase(phase) && order.indexOf(seat) > turn
}
