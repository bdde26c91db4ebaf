/** One way that a turn may come out. */
import type { Seat } from '@paddock/kernel'
import { at } from '@paddock/racing'
import { type Earned, earnedBy } from '../modules/season/press.ts'
import { type Card, faceOf } from '../rules/cards.ts'
import { gearOf } from '../rules/gears.ts'
import { type Landing, landing } from '../rules/movement/movement.ts'
import { type Reckoning, reckon } from '../rules/movement/reckoning.ts'
import type { SymbolName } from '../rules/symbols.ts'
import type { View } from '../rules/view.ts'

export interface Outcome extends Reckoning {
  readonly speed: number
  /** Of all that may be turned up, from 0 to 1; 0 for what its driver would have to choose later. */
  readonly chance: number
  /** As the cars stand now: those ahead may have moved by then. */
  readonly landing: Landing
  /** Spaces that it does not gain, because both spots are taken there. */
  readonly lost: number
  /** Heat that the cards themselves cost: it is paid before the corners. */
  readonly paid: number
  /** Cards whose Heat cannot be paid, and that another card takes the place of. */
  readonly replaced: number
  /** What there is for the corners. */
  readonly engine: number
  /** Heat that could be cooled where the car ends. */
  readonly cooling: number
  /** So much cooling keeps the car from spinning out; 0 where none is needed, or none helps. */
  readonly rescue: number
  /** HT-CORN-09: the Stress that a spin-out brings. */
  readonly stress: number
  /** The sponsor cards that the turn earns. */
  readonly gains: readonly Earned[]
}

/** A movement, and what there is to be paid for the turn it belongs to. */
export interface Movement {
  readonly gear: number
  readonly spaces: number
  /** Of the whole turn. */
  readonly speed: number
  readonly chance: number
  /** Where the turn began. */
  readonly from: number
  /** Heat in the engine before the cards are paid, and what they cost. */
  readonly engine: number
  readonly paid: number
  readonly replaced?: number
  /** What own cards change at the limits. */
  readonly adjust: number
  readonly isSlipstream?: boolean
  /** What can still be cooled before the corners are paid, by where the car then stands. */
  coolable?(progress: number): number
}

/** Corners are reckoned as if nothing were cooled. */
export function outcomeOf(view: View, seat: Seat, movement: Movement): Outcome {
  const { gear, spaces, speed, chance, from, paid, replaced = 0, adjust, isSlipstream, coolable } = movement
  const here = at(view.progress, seat)
  const end = landing(view, seat, spaces)
  const to = end.progress
  const engine = Math.max(0, movement.engine - paid)
  const cooling = coolable?.(to) ?? 0
  const pay = (cooled: number) =>
    reckon(view, { from, to, speed, adjust, engine: Math.max(0, movement.engine - paid + cooled) })
  const corners = pay(0)
  const rescue = corners.spinsOutAt ? upTo(cooling).find((cooled) => !pay(cooled).spinsOutAt) : undefined
  const beforeSlipstream = isSlipstream ? here : to
  return {
    ...corners,
    speed,
    chance,
    landing: end,
    lost: here + spaces - to,
    paid,
    replaced,
    engine,
    cooling,
    rescue: rescue ?? 0,
    stress: corners.spinsOutAt ? Math.min(gearOf(gear).stress, view.reserve) : 0,
    gains: corners.spinsOutAt ? [] : earnedBy(view, { seat, from, to, speed, beforeSlipstream }),
  }
}

function upTo(most: number): number[] {
  return Array.from({ length: most }, (_, index) => index + 1)
}

/** So much of a symbol stands on these cards together. */
export function symbolCount(cards: readonly Card[], symbol: SymbolName): number {
  return cards.reduce((sum, card) => sum + (faceOf(card).symbols[symbol] ?? 0), 0)
}

export function total(figures: readonly number[]): number {
  return figures.reduce((sum, figure) => sum + figure, 0)
}
