/** For tests: one driver's turn, with everyone else parked. */

import type { RoadToken, Weather } from '../modules/conditions/tokens.ts'
import { type CardName, cardCalled, isSponsor, upgradeOf } from '../rules/cards.ts'
import type { Options } from '../rules/options.ts'
import type { Event } from '../rules/state.ts'
import { type HeatTable, race } from './table.ts'

interface Place {
  readonly space: number
  readonly lap?: number
  readonly spot?: number
}

export interface TurnSetting extends Place {
  /**
   * As many cards as the gear in which they are played; it was the gear before, too. Upgrades that are named here, in
   * hand, deck or discard are the driver's in place of the starting ones, and so are sponsor cards.
   */
  readonly cards: readonly CardName[]
  /** What is left in hand. One card by default, so that the discard step is reached. */
  readonly kept?: readonly CardName[]
  /** The top of the deck. */
  readonly deck?: readonly CardName[]
  /** Cards that lie in the discard, the last one on top. */
  readonly discarded?: readonly CardName[]
  readonly engine?: number
  /** Cars that stand still in this round: they play a 0. Seats 1, 2, and so on. */
  readonly parked?: readonly Place[]
  /** The road tokens of the corners, and the weather where there are some for it. */
  readonly road?: readonly RoadToken[]
  readonly weather?: Weather
  readonly options?: Partial<Options>
}

/** Seat 0 has revealed its cards and moved, and is asked what comes next. It has adrenaline if it was last. */
export function turn(moment: TurnSetting): HeatTable {
  const { cards, kept = [2], deck = [], discarded = [], engine = 6, parked = [], ...place } = moment
  const table = race(parked.length + 1, moment.options).conditions(moment.weather ?? 'none', ...(moment.road ?? []))
  for (const [index, { space, ...where }] of parked.entries()) {
    const seat = index + 1
    table.put(seat, space, where).hand(seat, 0, 1)
  }
  equip(table, [...cards, ...kept, ...deck, ...discarded])
  table.put(0, place.space, place).gear(0, cards.length).engine(0, engine)
  table
    .hand(0, ...cards, ...kept)
    .deck(0, ...deck)
    .discarded(0, ...discarded)
  table.shift(cards.length, ...parked.map(() => 1)).play([...cards], ...parked.map((): CardName[] => [0]))
  return table.passTo(0)
}

function equip(table: HeatTable, names: readonly CardName[]): void {
  const upgrades = names.filter((name) => upgradeOf(cardCalled(name)))
  if (upgrades.length > 0) table.garage(0, ...upgrades)
  table.sponsored(0, ...names.filter((name) => isSponsor(cardCalled(name))))
}

/** A car far behind: seat 0 is not last, and has no adrenaline. */
export const behind: readonly Place[] = [{ space: 2 }]

/** A card in third gear with two 1s, not in the last place: but for a boost, every symbol of the turn is its own. */
export function inThird(card: CardName, moment: Partial<TurnSetting> = {}): HeatTable {
  return turn({ space: 14, cards: [1, 1, card], parked: behind, ...moment })
}

/** What a seat has moved so far: how, and how far it got. */
export function driven(table: HeatTable, seat = 0): string[] {
  const moves = table.told('car-moved').filter((move) => move.seat === seat)
  return moves.map(({ by, from, to }) => `${by} ${to - from}`)
}

/** The corners that were paid for or passed for free, and what each of them cost: `C 3`. */
export function paid(table: HeatTable): string[] {
  return table.told('corner-taken').map(({ corner, heat }) => `${corner} ${heat}`)
}

/** The latest event of one kind. */
export function last<Type extends Event['type']>(
  table: HeatTable,
  type: Type,
): Extract<Event, { type: Type }> | undefined {
  return table.told(type).at(-1)
}
