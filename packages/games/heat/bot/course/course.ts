/** A race as one driver meets it: the corners with their tokens, what the sectors do to a car, and the own deck. */
import type { Seat } from '@paddock/kernel'
import { limitOf, overheats, weatherAt } from '../../modules/conditions/sectors.ts'
import { eventCard, pressCorners } from '../../modules/season/event-cards.ts'
import { type Card, heat, inPlay, isPlayable, speedCards, sponsorCards } from '../../rules/cards.ts'
import type { HeatCircuit } from '../../rules/circuits/index.ts'
import { lastGear } from '../../rules/gears.ts'
import { handSizeOf, suppliesOf } from '../../rules/phases/race/ready.ts'
import { boostPriceAt } from '../../rules/phases/reactions/boost.ts'
import { cardsOf } from '../../rules/piles/piles.ts'
import { circuitCalled, spaceAt } from '../../rules/track.ts'
import type { View } from '../../rules/view.ts'
import { bestValue } from './traits.ts'

export interface Course {
  readonly circuit: HeatCircuit
  /** The corners of a lap, in the order of driving. */
  readonly corners: readonly CourseCorner[]
  /** By space. */
  readonly effects: readonly SpaceEffects[]
  /** What a driver owns, in engine, hand and piles. */
  readonly allHeat: number
  readonly stress: number
  /** Speed cards and upgrades; neither Heat nor Stress, which change places, nor sponsors, which come and go. */
  readonly deck: readonly Card[]
  /** The most that cards alone come to. */
  readonly fastest: number
  readonly handSize: number
  readonly recordSpeed: number
  readonly eliminates: boolean
}

export interface CourseCorner {
  readonly line: number
  readonly limit: number
  readonly overheats: boolean
  readonly hasPress: boolean
}

/** What holds for a car that stands there. */
export interface SpaceEffects {
  readonly noCooldown: boolean
  readonly cooldown: number
  /** The Heat for a boost. */
  readonly boost: number
}

/** Two drivers with the same name here have the same course. */
export function courseName(view: View, seat: Seat): string {
  const { circuit, road, weather, event, dealtHeat } = view
  const upgrades = cardsOf(view.upgrades, seat).toSorted((a, b) => a - b)
  return [circuit, weather, event, dealtHeat, road.join(), upgrades.join()].join(' ')
}

export function courseOf(view: View, seat: Seat): Course {
  const circuit = circuitCalled(view.circuit)
  const upgrades = cardsOf(view.upgrades, seat).map(inPlay)
  const { recordSpeed = Number.POSITIVE_INFINITY, eliminates = false } = eventCard(view.event)
  const deck = [...speedCards, ...upgrades.filter(isPlayable)]
  return {
    circuit,
    corners: cornersOf(view, circuit),
    effects: Array.from({ length: circuit.spaces }, (_, space) => effectsAt(view, space)),
    allHeat: view.dealtHeat + upgrades.filter((card) => card === heat).length,
    stress: suppliesOf(view).stress,
    deck,
    fastest: fastestOf(view.event === 'none' ? deck : [...deck, ...sponsorCards]),
    handSize: handSizeOf(view),
    recordSpeed,
    eliminates,
  }
}

function cornersOf(view: View, { corners }: HeatCircuit): CourseCorner[] {
  const press = pressCorners(view.event, view.circuit)
  return corners.map((corner) => ({
    line: corner.line,
    limit: limitOf(view, corner),
    overheats: overheats(view, corner),
    hasPress: press.includes(corner.letter),
  }))
}

function effectsAt(view: View, space: number): SpaceEffects {
  const { noCooldown = false, cooldown = 0 } = weatherAt(view, space)
  return { noCooldown, cooldown, boost: boostPriceAt(view, space) }
}

/** Bit sets hold no more than this. */
const mostSpeed = 27

function fastestOf(cards: readonly Card[]): number {
  const values = cards.map(bestValue).sort((a, b) => b - a)
  return Math.min(
    mostSpeed,
    values.slice(0, lastGear).reduce((sum, value) => sum + value, 0),
  )
}

/** The effects under a car with so much way to the finish. */
export function effectsOf({ circuit, effects }: Course, left: number): SpaceEffects {
  return effects[spaceAt(circuit, -left)] ?? onPlainRoad
}

export const onPlainRoad: SpaceEffects = { noCooldown: false, cooldown: 0, boost: 1 }

/** How much may be cooled there by symbols for so much: rain and snow add one, clouds forbid all of it. */
export function coolingOn({ noCooldown, cooldown }: SpaceEffects, symbols: number): number {
  return noCooldown ? 0 : symbols + cooldown
}
