/** For tests: one driver's turn, with everyone else parked. */
import type { CardName } from '../cards.ts'
import type { Options } from '../options.ts'
import type { Event } from '../state.ts'
import { race, type Table } from './table.ts'

interface Place {
  readonly space: number
  readonly lap?: number
  readonly spot?: number
}

export interface Moment extends Place {
  /** As many cards as the gear in which they are played; it was the gear before, too. */
  readonly cards: readonly CardName[]
  /** What is left in hand. One card by default, so that the discard step is reached. */
  readonly kept?: readonly CardName[]
  /** The top of the deck. */
  readonly deck?: readonly CardName[]
  readonly engine?: number
  /** Cars that stand still in this round: they play a 0. Seats 1, 2, and so on. */
  readonly parked?: readonly Place[]
  readonly options?: Partial<Options>
}

/** Seat 0 has revealed its cards and moved, and is asked what comes next. It has adrenaline if it was last. */
export function turn({ cards, kept = [2], deck = [], engine = 6, parked = [], options, ...place }: Moment): Table {
  const table = race(parked.length + 1, options)
  for (const [index, { space, ...where }] of parked.entries()) {
    const seat = index + 1
    table.put(seat, space, where).hand(seat, 0, 1)
  }
  table.put(0, place.space, place).gear(0, cards.length).engine(0, engine)
  table.hand(0, ...cards, ...kept).deck(0, ...deck)
  table.shift(cards.length, ...parked.map(() => 1)).play([...cards], ...parked.map((): CardName[] => [0]))
  return table.passTo(0)
}

/** What a seat has moved so far: how, and how far it got. */
export function driven(table: Table, seat = 0): string[] {
  const moves = table.told('car-moved').filter((move) => move.seat === seat)
  return moves.map(({ by, from, to }) => `${by} ${to - from}`)
}

/** The corners that were paid for or passed for free, and what each of them cost: `C 3`. */
export function paid(table: Table): string[] {
  return table.told('corner-taken').map(({ corner, heat }) => `${corner} ${heat}`)
}

/** The latest event of one kind. */
export function last<Type extends Event['type']>(table: Table, type: Type): Extract<Event, { type: Type }> | undefined {
  return table.told(type).at(-1)
}
