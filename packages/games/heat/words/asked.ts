/** The figures behind a question, for words in any language. */
import type { Seat } from '@paddock/kernel'
import { at } from '@paddock/racing'
import type { Outcome } from '../prospects/outcome.ts'
import { outcomesOfTurn } from '../prospects/turn.ts'
import { type Card, hasChoice } from '../rules/cards.ts'
import { isInReach, shiftCost } from '../rules/gears.ts'
import { gearsInReach, playableOf } from '../rules/phases/round/shift.ts'
import type { View } from '../rules/view.ts'

/** The Heat that this gear costs its driver. */
export function heatForGear(view: View, seat: Seat, gear: number): number {
  return shiftCost(at(view.gear, seat), gear)
}

/** Whether there is Heat for it. Only in a tournament such a gear is not refused (HT-TOUR-04). */
export function isPayable(view: View, seat: Seat, gear: number): boolean {
  return isInReach(at(view.gear, seat), gear, at(view.engine, seat))
}

/** Cards in hand that can be played. */
export function playable(view: View): number {
  return playableOf(view.hand)
}

/** Whether the hand cannot serve any gear that is open to it (HT-PLAY-05). */
export function isCluttered(view: View, seat: Seat): boolean {
  const gear = at(view.gear, seat)
  const engine = view.options.gears === 'tournament' ? 1 : at(view.engine, seat)
  const gears = view.phase === 'play' ? [gear] : gearsInReach(gear, engine, playable(view))
  return gears.every((number) => number > playable(view))
}

/** What the corners of this turn will cost. */
export interface Due {
  /** The corners that cost something, and what they cost together. */
  readonly corners: readonly string[]
  readonly heat: number
  readonly engine: number
  /** The corner that cannot be paid: what it costs, and the Heat there will be for it. */
  readonly spin: { readonly corner: string; readonly cost: number; readonly engine: number } | undefined
}

/** For a car that stays where it has come to. */
export function due(view: View, seat: Seat): Due | undefined {
  const [outcome] = outcomesOfTurn(view, seat, { type: 'stay' })
  return outcome && dueIn(view, seat, outcome)
}

export function dueIn(view: View, seat: Seat, { corners, heat, engine, spinsOutAt }: Outcome): Due {
  const costly = corners.filter(({ cost }) => cost > 0)
  const last = costly.at(-1)
  const spin =
    spinsOutAt && last
      ? { corner: last.corner.letter, cost: last.cost, engine: engine - (heat - last.cost) }
      : undefined
  return { corners: costly.map(({ corner }) => corner.letter), heat, engine: at(view.engine, seat), spin }
}

/** The cards in play that leave a choice, in their order. */
export function cardsToValue(view: View, seat: Seat): Card[] {
  return (view.area[seat] ?? []).filter(hasChoice)
}

/** The speed that these values come to, with all that lies beside them. */
export function speedWith(view: View, seat: Seat, values: readonly number[]): number {
  return outcomesOfTurn(view, seat, { type: 'values', values })[0]?.speed ?? 0
}
