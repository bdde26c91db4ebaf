/** For tests: the gear is in, and a driver is to play cards. */
import { type CardName, cardCalled, upgradeOf } from '../rules/cards.ts'
import type { Options } from '../rules/options.ts'
import { type HeatTable, race } from './table.ts'

export interface Holding {
  readonly gear?: number
  readonly space?: number
  readonly engine?: number
  readonly options?: Partial<Options>
}

/** Seat 0 holds these cards, the upgrades among them in place of its starting ones; another car is still on the grid. */
export function holding(
  hand: readonly CardName[],
  { gear = 1, space = -1, engine = 6, options }: Holding = {},
): HeatTable {
  const table = race(2, options)
  const upgrades = hand.filter((name) => upgradeOf(cardCalled(name)))
  if (upgrades.length > 0) table.garage(0, ...upgrades)
  return table
    .put(0, space)
    .gear(0, gear)
    .engine(0, engine)
    .hand(0, ...hand)
}

/** The same when everyone has shifted. */
export function playing(hand: readonly CardName[], place: Holding = {}): HeatTable {
  return holding(hand, place).shift(place.gear ?? 1, 1)
}
