import { gearOf } from '../../rules/gears.ts'
import { lowest, sums } from '../course/traits.ts'
import type { StateLayout } from './layout.ts'
import { mostPluses, type Speeds, type Start } from './speeds.ts'

/** Where a driver stands when cards are chosen, the shift already paid. */
export interface Driven {
  readonly gear: number
  readonly engine: number
  readonly inHand: number
}

/** Rounds to go after gear and speed are chosen: by state, + yet to be turned up, and speed; for limits adjusted by so much. */
export type ChosenTables = (adjust: number) => Float32Array

/** The best of all speeds that so many cards of the hand come to; without end if there are too few. */
export function bestPlay(layout: StateLayout, tables: ChosenTables, driven: Driven, hand: Speeds): number {
  const { gear, engine, inHand } = driven
  let best = bestPlain(layout, tables(0), layout.stateOf(gear, engine, inHand), gear, hand)
  for (const start of hand.starts) {
    if (start.cards > gear) continue
    const state = stateWith(layout, driven, start)
    if (state < 0) continue
    const rounds = bestWith(layout, tables(start.adjust), state, gear - start.cards, hand, start)
    if (rounds < best) best = rounds
  }
  return best
}

/** Without special cards: this is what most of the time is spent with. */
function bestPlain(layout: StateLayout, table: Float32Array, state: number, cards: number, hand: Speeds): number {
  let best = Number.POSITIVE_INFINITY
  for (let pluses = 0; pluses <= mostPluses; pluses++) {
    const place = state * layout.speedsOfState + pluses * layout.speeds
    for (let set = hand.sums(cards, pluses); set !== 0; set &= set - 1) {
      const rounds = table[place + Math.min(lowest(set), layout.speeds - 1)] ?? best
      if (rounds < best) best = rounds
    }
  }
  return best
}

/** With special cards, and so many others. */
function bestWith(
  layout: StateLayout,
  table: Float32Array,
  state: number,
  others: number,
  hand: Speeds,
  start: Start,
): number {
  let best = Number.POSITIVE_INFINITY
  for (let pluses = 0; pluses <= mostPluses; pluses++) {
    const plain = hand.sums(others, pluses)
    const place = state * layout.speedsOfState + Math.min(mostPluses, pluses + start.pluses) * layout.speeds
    for (let set = plain === 0 ? 0 : sums(plain, start.values); set !== 0; set &= set - 1) {
      const rounds = table[place + Math.min(lowest(set), layout.speeds - 1)] ?? best
      if (rounds < best) best = rounds
    }
  }
  return best
}

/** The state that special cards lead to; −1 if their Heat cannot be paid. */
function stateWith(layout: StateLayout, { gear, engine, inHand }: Driven, { heat, cooldown }: Start): number {
  const ofGear = gearOf(gear).symbols.cooldown ?? 0
  // The tables cool what the gear allows by themselves.
  const cooled = Math.min(cooldown, Math.max(0, inHand - ofGear))
  const short = Math.max(0, heat - engine - cooled)
  if (short > Math.min(ofGear, inHand - cooled)) return -1
  return layout.stateOf(gear, engine + cooled + short - heat, inHand - cooled - short)
}
