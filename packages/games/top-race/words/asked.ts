/** The figures behind a question or an event, for words in any language. */
import type { Seat } from '@paddock/kernel'
import { at } from '@paddock/racing'
import { hasHandsLeft } from '../rules/auction/auction.ts'
import { type Car, faceOf, type Row, wild } from '../rules/cards.ts'
import { betPay } from '../rules/money.ts'
import { moveEnds, moveWays } from '../rules/movement/movement.ts'
import { frontAndRear } from '../rules/movement/pair.ts'
import { isBrokenDown, isFinished } from '../rules/movement/positions.ts'
import { raceOrder } from '../rules/movement/race-order.ts'
import { currentRow } from '../rules/movement/rows.ts'
import { type Event, home } from '../rules/state.ts'
import { track } from '../rules/track.ts'
import { isPlayable } from '../rules/turn/turn.ts'
import type { View } from '../rules/view.ts'

export type Told<Type extends Event['type']> = Extract<Event, { type: Type }>

/** A start space: its row, the front one is 0, and its lane from the inside. */
export function startSpace(place: number): { readonly row: number; readonly lane: number } {
  const space = at(track.grid, place)
  const pole = at(track.grid, 0)
  return { row: at(track.front, pole) - at(track.front, space), lane: at(track.lane, space) }
}

/** What is on offer: a driver, a hand with a car, or a car. */
export function onOffer(view: View): 'driver' | 'hand' | 'car' {
  if (view.lot >= 0) return 'driver'
  return hasHandsLeft(view) ? 'hand' : 'car'
}

/** How many spaces the row on turn gives. */
export function spacesAsked(view: View): number {
  return currentRow(view).spaces
}

/** The pair of the card on the table, the one in front and the one behind. */
export function pairAsked(view: View): readonly [front: Car, rear: Car] {
  return frontAndRear(view)
}

export function isPairAsked({ card }: View): boolean {
  return faceOf(card).pair !== null
}

/** Whether a card must be thrown away because none can be played. */
export function mustDiscard(view: View): boolean {
  return !view.hand.some((card) => isPlayable(view, card))
}

/** How many of its spaces a car uses by this move; all of them if it comes home. */
export function spacesUsed(view: View, to: number): number {
  const spaces = spacesAsked(view)
  if (to === home) return spaces
  return moveWays(view, view.car, spaces).find((way) => way.to === to)?.steps ?? 0
}

/** A car that fell short of its number although the way ahead was not closed: somebody wanted it so. */
export function isOnPurpose({ from, path, lost, blockers }: Told<'car-moved'>): boolean {
  return lost > 0 && blockers.length < (track.ahead[path.at(-1) ?? from]?.length ?? 0)
}

/** What a car that can be named is to the seat that names it. */
export interface Candidate {
  readonly isOwn: boolean
  readonly isHome: boolean
  /** 1 for the one in front. */
  readonly place: number
  readonly isBroken: boolean
  /** On the track, with no free space ahead. */
  readonly isStuck: boolean
}

export function candidate(view: View, car: Car, seat: Seat): Candidate {
  const isHome = isFinished(view, car)
  const isBroken = isBrokenDown(view, car)
  return {
    isOwn: view.owner[car] === seat,
    isHome,
    place: raceOrder(view).indexOf(car) + 1,
    isBroken,
    isStuck: !isHome && !isBroken && moveEnds(view, car, 1)[0] === view.space[car],
  }
}

/** A row of the card on the table. */
export function rowAsked(view: View, row: number): Row {
  return faceOf(view.card).rows[row] ?? { car: wild, spaces: 0 }
}

/** What the bet that is asked for pays, and what it costs at most. */
export function betTable({ betting }: View) {
  const [first = 0, second = 0, third = 0, ...others] = betPay[betting] ?? []
  return { first, second, third, last: others.at(-1) ?? 0 }
}
