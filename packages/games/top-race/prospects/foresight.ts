/** What a choice would bring, from a view alone: what is certain, where cars could be led, and what it pays or costs. */
import { type Foresight, type Seat, same } from '@paddock/kernel'
import { at } from '@paddock/racing'
import { pathOf, type Way } from '@paddock/racing/lanes'
import { type Car, faceOf, type Row, wild } from '../rules/cards.ts'
import { tokenMoneyOf } from '../rules/end/scoring.ts'
import { betPay, tokenPay } from '../rules/money.ts'
import { moveWays } from '../rules/movement/movement.ts'
import { catchUpWays, frontAndRear } from '../rules/movement/pair.ts'
import { currentRow } from '../rules/movement/rows.ts'
import { cashOf } from '../rules/purse.ts'
import type { Action, Event } from '../rules/state.ts'
import type { View } from '../rules/view.ts'
import { notAsForeseen } from './broken.ts'
import { type Certain, foreseen } from './certain.ts'
import { type PairEffect, pairEffect } from './pair-effect.ts'
import { type RowEffect, rowEffect } from './row-effect.ts'
import { placeInRace } from './standing.ts'

/** A way that a car may be led, by the spaces it would enter. */
export interface Lead {
  readonly car: Car
  readonly path: readonly number[]
}

/** What a choice is about besides the events that are certain. */
export type Expected =
  /** What would be left of the purse if nobody went higher. */
  | { readonly kind: 'bid'; readonly bid: number; readonly left: number }
  /** What a token pays if it is reached, and what every space costs that is missing. */
  | { readonly kind: 'token'; readonly reached: number; readonly missing: number }
  /** What a bet pays by the final place of its car, and what that is as the cars lie. */
  | { readonly kind: 'bet'; readonly pays: readonly number[]; readonly place: number; readonly now: number }
  /** What a number does for a car. */
  | { readonly kind: 'row'; readonly row: Row; readonly rowEffect: RowEffect }
  | { readonly kind: 'pair'; readonly effect: PairEffect }
  | { readonly kind: 'plain' }

export interface TopRaceProspect extends Certain {
  /** What the same seat is asked next about the same card, where that is certain. */
  readonly next?: { readonly view: View; readonly choices: readonly Action[] }
  /** Wherever the next car may be led after that, where it is known which one and it has several ways. */
  readonly leads: readonly Lead[]
  readonly expected: Expected
}

export const foresight: Foresight<Action, Event, View, TopRaceProspect> = {
  prospect(view, seat, action) {
    const { certain, views, end, choices } = foreseen(view, seat, action)
    return {
      certain,
      views,
      ...(end && choices.length > 0 ? { next: { view: end, choices } } : {}),
      leads: end ? leadsOf(end) : [],
      expected: expectedOf(view, seat, action),
    }
  },
  broken({ certain, expected }, heard, view, seat) {
    const missing = certain.find((event, place) => !same(event, heard[place]))
    if (missing) return `${JSON.stringify(missing)} was certain`
    return notAsForeseen(expected, heard, view, seat)
  },
}

/** What a choice is about; nothing of it depends on what others may do. */
export function expectedOf(view: View, seat: Seat, action: Action): Expected {
  switch (action.type) {
    case 'bid':
      return { kind: 'bid', bid: action.bid, left: cashOf(view, seat) - action.bid }
    case 'token':
      return { kind: 'token', ...tokenPays(action.distance) }
    case 'bet': {
      const [pays, place] = [betPay[view.betting] ?? [], placeInRace(view, action.car)]
      return { kind: 'bet', pays, place, now: at(pays, place - 1) }
    }
    case 'row':
      return expectedOfRow(view, faceOf(view.card).rows[action.row])
    case 'wild':
      return expectedOfRow(view, { car: action.car, spaces: currentRow(view).spaces })
    case 'play':
    case 'accelerate':
    case 'break-down': {
      const effect = pairEffect(view, action.type === 'play' ? action.card : view.card)
      return effect ? { kind: 'pair', effect } : { kind: 'plain' }
    }
    default:
      return { kind: 'plain' }
  }
}

/** What a token at this distance pays if it is reached, and what every space costs that is missing. */
export function tokenPays(distance: number): { readonly reached: number; readonly missing: number } {
  return { reached: tokenMoneyOf(distance, distance), missing: -tokenPay }
}

function expectedOfRow(view: View, row: Row | undefined): Expected {
  if (!row || row.car === wild) return { kind: 'plain' }
  return { kind: 'row', row, rowEffect: rowEffect(view, row.car, row.spaces) }
}

/** Of the card in play: the car whose end is to be chosen, or the one behind of a pair. */
function leadsOf(view: View): Lead[] {
  const { card, phase, car } = view
  if (card >= 0 && faceOf(card).pair) {
    const [, rear] = frontAndRear(view)
    return catchUpWays(view).flatMap((way) => leadOn(rear, way))
  }
  return phase === 'move' ? moveWays(view, car, currentRow(view).spaces).flatMap((way) => leadOn(car, way)) : []
}

function leadOn(car: Car, way: Way): Lead[] {
  return way.steps > 0 ? [{ car, path: pathOf(way) }] : []
}
