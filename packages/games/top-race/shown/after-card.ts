/** The table after an event of a card: played, carried out row by row, put away. */

import type { Seat, Viewer } from '@paddock/kernel'
import { type Card, faceOf, wild } from '../rules/cards.ts'
import { isFinished } from '../rules/movement/positions.ts'
import { isDrawn } from '../rules/options.ts'
import type { Event } from '../rules/state.ts'
import type { View } from '../rules/view.ts'
import { moved, rolledAside, rolledBack } from './after-move.ts'

export function afterCard(event: Event, view: View, viewer: Viewer): View | undefined {
  switch (event.type) {
    case 'cards-shown': {
      const plays = event.plays.map(({ seat, card }) => ({ seat, card }))
      const chosen = plays.reduce((then, { seat, card }) => withoutCard(then, seat, card, viewer), view)
      return { ...chosen, shown: plays, carried: [], named: [] }
    }
    case 'card-played':
      return laid(event, view, viewer)
    case 'card-discarded':
      return putAway(laid(event, view, viewer))
    case 'pile-shuffled':
      return { ...view, pile: event.cards, discard: [] }
    case 'row-chosen': {
      const { rows } = faceOf(view.card)
      return { ...view, row: rows.findIndex(({ car }, row) => car === event.car && !view.done.includes(row)) }
    }
    case 'wild-named':
      return { ...view, row: rowNow(view), car: event.car, named: [...view.named, event.car] }
    case 'row-lost':
      return rowDone(view, rowNow(view))
    case 'car-moved':
      return rowDone(moved(event, view), rowNow(view))
    case 'acceleration-called':
      return { ...view, phase: 'move', car: event.car }
    case 'car-accelerated':
      return putAway(moved(event, view))
    case 'car-broke-down':
      return putAway(rolledAside(event.car, view))
    case 'car-returned':
      return rolledBack(event, view)
    case 'pair-had-no-effect':
      return putAway(view)
    case 'card-drawn': {
      const { seat, card } = event
      const drawn = { ...view, pile: view.pile - 1, cards: view.cards.with(seat, (view.cards[seat] ?? 0) + 1) }
      return card === undefined ? drawn : { ...drawn, hand: [...view.hand, card] }
    }
    case 'hand-discarded': {
      const { seat, cards } = event
      const hand = seat === viewer ? [] : view.hand
      return { ...view, cards: view.cards.with(seat, 0), discard: [...view.discard, ...cards], hand }
    }
    default:
      return undefined
  }
}

interface Laid {
  readonly seat: Seat
  readonly card: Card
}

/** On the table: from a pile, from the cards that were shown, or from a hand. */
function laid({ seat, card }: Laid, view: View, viewer: Viewer): View {
  const { options } = view
  const inPlay = { ...view, turn: seat, card, done: [], row: -1, car: -1 }
  if (options.turns === 'total-move') return { ...inPlay, shown: view.shown.slice(1) }
  const first = { ...inPlay, carried: [], named: [] }
  if (!isDrawn(options)) return withoutCard(first, seat, card, viewer)
  if (options.game === 'children') return { ...first, piles: view.piles.with(seat, (view.piles[seat] ?? 1) - 1) }
  return { ...first, pile: view.pile - 1 }
}

function withoutCard(view: View, seat: Seat, card: Card, viewer: Viewer): View {
  const index = seat === viewer ? view.hand.indexOf(card) : -1
  return {
    ...view,
    cards: view.cards.with(seat, (view.cards[seat] ?? 1) - 1),
    hand: index < 0 ? view.hand : view.hand.toSpliced(index, 1),
  }
}

/** The row that is carried out: the one that was chosen, or else the next that can still move something. */
function rowNow(view: View): number {
  if (view.row >= 0) return view.row
  const { rows } = faceOf(view.card)
  const left = rows.flatMap((_, row) => (view.done.includes(row) ? [] : [row]))
  const live = left.find((row) => !isFinished(view, rows[row]?.car ?? wild))
  return (view.options.rows === 'free' ? live : undefined) ?? left[0] ?? -1
}

function rowDone(view: View, row: number): View {
  const carried = [...view.carried, row]
  const then = { ...view, phase: between(view), done: [...view.done, row], carried, row: -1, car: -1 }
  return then.done.length === faceOf(view.card).rows.length ? putAway(then) : then
}

export function putAway(view: View): View {
  if (view.card < 0) return view
  return { ...view, phase: between(view), discard: [...view.discard, view.card], card: -1, row: -1, car: -1 }
}

/** Nothing more is asked about a row or a card that is done. */
function between({ options }: View): View['phase'] {
  return isDrawn(options) ? 'draw' : 'card'
}
