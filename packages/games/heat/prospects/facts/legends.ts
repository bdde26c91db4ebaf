import { figuresOf, legendCards } from '../../modules/legends/cards.ts'
import { legendMove } from '../../modules/legends/legend.ts'
import type { Event } from '../../rules/event.ts'
import { type Car, isLegend } from '../../rules/state.ts'
import type { View } from '../../rules/view.ts'
import { type Range, rangeOf } from '../range.ts'

export type Called = Extract<Event, { type: 'legend-called' }>

/** What a Legend does with its next card: the one that lies open, or any of those that may come. */
export interface LegendOutlook {
  /** How it drives, whichever card it is: by the limit and a diamond, or by a top speed. */
  readonly by: 'diamond' | 'top-speed' | 'flag'
  readonly corner: string | undefined
  readonly limit: number
  readonly diamonds: Range
  readonly topSpeeds: Range
  readonly spaces: Range
  /** Once its card is known. */
  readonly call: Called | undefined
}

/** The Legends that still race, in the order in which they move. */
export function legendsOf(view: Pick<View, 'order' | 'seats'>): Car[] {
  return view.order.filter((car) => isLegend(view, car))
}

/** Whether it has made its move of this round. */
export function hasMoved({ isLegendCardOpen, order, turn }: View, car: Car): boolean {
  return isLegendCardOpen && order.indexOf(car) < turn
}

/** The card of the round, if this Legend is yet to move by it; otherwise those that may come next. */
export function cardsFor(view: View, car: Car): readonly number[] {
  const open = view.legendCards.at(-1)
  if (view.isLegendCardOpen && open !== undefined && !hasMoved(view, car)) return [open]
  const unseen = legendCards.filter((card) => !view.legendCards.includes(card))
  return unseen.length > 0 ? unseen : legendCards
}

export function legendOutlook(view: View, car: Car): LegendOutlook {
  const calls = cardsFor(view, car).map((card) => legendMove(view, car, figuresOf(card, car, view.options.pro)))
  const [first] = calls
  if (!first) throw new Error('there is no legend card')
  return {
    by: byWhat(first),
    corner: first.corner,
    limit: first.limit,
    diamonds: rangeOf(calls.map(({ diamond }) => diamond)),
    topSpeeds: rangeOf(calls.map(({ topSpeed }) => topSpeed)),
    spaces: rangeOf(calls.map(({ spaces }) => spaces)),
    call: calls.length === 1 ? first : undefined,
  }
}

function byWhat({ way }: Called): LegendOutlook['by'] {
  if (way === 'to-the-flag') return 'flag'
  return way === 'past-the-line' || way === 'before-second-corner' ? 'diamond' : 'top-speed'
}
