/** The figures behind a question, for words in any language, for page and terminal. */
import type { Seat } from '@paddock/kernel'
import { home, pathOf } from '@paddock/racing/lanes'
import { bidMeans, bidOf, type Means } from '../rules/auction/bid-value.ts'
import { type Car, type Card, faceOf, type Power, type Row, wild } from '../rules/cards.ts'
import { leftFor } from '../rules/powers/keep-power.ts'
import { aggressiveBonus, determinedBonus, maySkip, steererOf } from '../rules/powers/powers.ts'
import { ends } from '../rules/race/movement.ts'
import { currentRow } from '../rules/race/row.ts'
import type { Action, Bid, OpenState } from '../rules/state.ts'
import type { View } from '../rules/view.ts'

/** The row of the card in play that is being carried out. */
export function rowAsked(view: OpenState): Row | undefined {
  return currentRow(view)
}

/** How many spaces the row on turn gives. */
export function spacesAsked(view: OpenState): number {
  return currentRow(view)?.spaces ?? 0
}

/** One more where Aggressive allows it (DF-POW-03). */
export function spacesAllowed(view: OpenState): number {
  const row = currentRow(view)
  if (!row) return 0
  return row.spaces + aggressiveBonus(view, row, faceOf(view.card).rows[0] === row)
}

/** Who chooses the way of the car that is being driven. */
export function steererAsked(view: OpenState): Seat {
  return steererOf(view, view.car)
}

/** Whether whoever steers may skip the row instead. */
export function maySkipNow(view: OpenState): boolean {
  return !view.isGoing && maySkip(view) && steererOf(view, view.car) === view.turn
}

/** A way that a car can be led: where it ends, the spaces entered, and how many would be lost in a jam. */
export interface Led {
  readonly to: number
  readonly path: readonly number[]
  readonly lost: number
}

/** Every way of the car that is being driven, each end once; those that only the space of Aggressive reaches last. */
export function waysAsked(view: OpenState): Led[] {
  if (view.car < 0) return []
  if (view.phase === 'bonus') return ledBy(view, determinedBonus)
  const [spaces, most] = [spacesAsked(view), spacesAllowed(view)]
  const usual = ledBy(view, spaces)
  if (most === spaces) return usual
  return [...usual, ...ledBy(view, most).filter(({ to }) => !usual.some((way) => way.to === to))]
}

function ledBy(view: OpenState, spaces: number): Led[] {
  return ends(view, view.car, spaces).map((way) => ({
    to: way.to,
    path: pathOf(way),
    lost: way.to === home ? 0 : spaces - way.steps,
  }))
}

/** The spaces that a car would lose by this move: it is led into a jam. */
export function lostBy(view: View, action: Extract<Action, { type: 'move' | 'bonus' }>): number {
  return waysAsked(view).find(({ to }) => to === action.to)?.lost ?? 0
}

/** What a car that can be named is to the seat that names it. */
export interface Candidate {
  readonly isOwn: boolean
  /** 1 for the winner, 0 for a car that is not home. */
  readonly place: number
  /** On the track, with no free space ahead. */
  readonly isStuck: boolean
  /** The position for which a bet by odds counts, 0 where there are no odds. */
  readonly position: number
}

export function candidate(view: View, car: Car, seat: Seat): Candidate {
  const place = view.finished.indexOf(car) + 1
  const [line] = view.due
  return {
    isOwn: view.owner[car] === seat,
    place,
    isStuck: view.phase === 'wild' && place === 0 && ends(view, car, 1).every(({ steps }) => steps === 0),
    position: view.options.betting === 'odds' && line !== undefined ? (view.odds[line]?.[car] ?? 0) : 0,
  }
}

/** How this hand can bid for the car on offer (DF-AUC-05, DF-AUC-06). */
export function meansAsked({ lot, hand }: View): Means {
  return lot ? bidMeans(hand, lot.car) : 'row'
}

/** What a card bids for the lot on offer: what it would cost. No card is an open pass. */
export function bidAsked(view: View, seat: Seat, card: Card | null): Bid {
  return bidOf(seat, card, meansAsked(view), view.lot?.car ?? 0)
}

/** The row that a bid was made with, from the top; −1 for none. */
export function countedRow({ card, value, by }: Bid, offered: Car): number {
  if (card === null || by === 'nothing') return -1
  const { rows } = faceOf(card)
  if (by === 'lowest') return rows.findIndex(({ spaces }) => spaces === value)
  return rows.findIndex(({ car }) => car === (by === 'wild' ? wild : offered))
}

/** The powers that a seat has to choose from. */
export function powersAsked(view: View, seat: Seat): readonly Power[] {
  return view.phase === 'swap' ? leftFor(view, seat) : (view.powers[seat] ?? [])
}
