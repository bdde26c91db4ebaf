/** The figures behind a question, for words in any language. */
import type { Seat } from '@paddock/kernel'
import { at } from '@paddock/racing'
import { limitOf, overheats } from '../modules/conditions/sectors.ts'
import { pressCorners } from '../modules/season/event-cards.ts'
import { isInReach, shiftCost } from '../rules/gears.ts'
import { adjustOf, type Reckoning, reckon } from '../rules/movement/reckoning.ts'
import { costOf } from '../rules/phases/reactions/means.ts'
import { gearsInReach, playableOf } from '../rules/phases/round/shift.ts'
import { cardsOf } from '../rules/piles/piles.ts'
import { finishOf } from '../rules/state.ts'
import { circuitCalled, nextCorner } from '../rules/track.ts'
import type { View } from '../rules/view.ts'

/** The next line on the way: a corner, or the finish where that comes first; so many spaces lead over it. */
export interface NextLine {
  readonly corner: LineOfCorner | undefined
  readonly spaces: number
}

export interface LineOfCorner {
  readonly letter: string
  /** With its road token. */
  readonly limit: number
  readonly isDangerous: boolean
  readonly hasPress: boolean
}

export function nextLine(view: View, seat: Seat): NextLine {
  const finish = finishOf(view)
  const here = at(view.progress, seat)
  const next = nextCorner(circuitCalled(view.circuit), here, finish)
  if (!next) return { corner: undefined, spaces: finish - here }
  const { letter } = next.corner
  const corner = {
    letter,
    limit: limitOf(view, next.corner),
    isDangerous: overheats(view, next.corner),
    hasPress: pressCorners(view.event, view.circuit).includes(letter),
  }
  return { corner, spaces: next.line - here }
}

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
export function due(view: View, seat: Seat): Due {
  return dueOf(view, seat, reckoned(view, seat, at(view.progress, seat)))
}

export function reckoned(view: View, seat: Seat, to: number): Reckoning {
  const adjust = adjustOf(cardsOf(view.area, seat))
  return reckon(view, { from: view.from, to, speed: view.speed, engine: forCorners(view, seat), adjust })
}

/** The Heat that is left for corners when the cards are paid; a card that cannot be paid is not. */
export function forCorners({ engine, left }: View, seat: Seat): number {
  const there = at(engine, seat)
  const owed = left.heat.reduce((sum, card) => sum + costOf(card), 0)
  return owed <= there ? there - owed : there
}

export function dueOf(view: View, seat: Seat, { corners, heat: owed, spinsOutAt }: Reckoning): Due {
  const costly = corners.filter(({ cost }) => cost > 0)
  const last = costly.at(-1)
  const spin =
    spinsOutAt && last
      ? { corner: last.corner.letter, cost: last.cost, engine: forCorners(view, seat) - (owed - last.cost) }
      : undefined
  return { corners: costly.map(({ corner }) => corner.letter), heat: owed, engine: at(view.engine, seat), spin }
}
