/** What a person may reach for at a table of Heat. */
import type { Seat, TablePiece, Viewer } from '@paddock/kernel'
import { different } from '@paddock/racing'
import type { Action } from '../../rules/action.ts'
import { type Card, type CardName, cardName, faceOf } from '../../rules/cards.ts'
import { firstGear, lastGear } from '../../rules/gears.ts'
import type { Car } from '../../rules/state.ts'
import type { View } from '../../rules/view.ts'
import { isWorkshop } from '../facts/order.ts'
import { circuitOf } from '../facts/road.ts'
import { turnCards } from '../facts/turn-cards.ts'

/** Choices that have a button of their own. */
export const uses = [
  'cool',
  'boost',
  'adrenaline',
  'relieve',
  'pay',
  'replace',
  'scrap',
  'salvage',
  'direct',
  'accelerate',
  'values',
  'done',
  'slipstream',
  'stay',
  'give-up',
  'no-swap',
] as const satisfies readonly Action['type'][]
export type Use = (typeof uses)[number]

/** What lies on every dashboard. */
export const parts = ['lever', 'engine', 'deck', 'discard'] as const
export type Part = (typeof parts)[number]

/** Cards go by their names, as in tests and records: `heat`, `stress`, a value, `brakes-8`. */
export type Piece = TablePiece &
  (
    | { readonly piece: 'gear'; readonly gear: number }
    /** In hand; open in the own play area, or turned up beside it. */
    | { readonly piece: 'card' | 'played'; readonly card: CardName }
    /** In the workshop: to be had, or built into the own car; into that of another seat. */
    | { readonly piece: 'market' | 'upgrade'; readonly card: CardName }
    | { readonly piece: 'theirs'; readonly seat: Seat; readonly card: CardName }
    | { readonly piece: 'use'; readonly use: Use }
    /** The button that makes a choice of the cards picked so far: so many. */
    | { readonly piece: 'confirm'; readonly cards: number }
    | { readonly piece: 'part'; readonly part: Part }
    | { readonly piece: 'car'; readonly car: Car }
    /** Of the circuit, counted from 0 behind the line. */
    | { readonly piece: 'space'; readonly space: number }
  )

export function pieces(view: View, viewer: Viewer): readonly Piece[] {
  const seat = viewer === 'spectator' ? -1 : viewer
  const area = view.area[seat] ?? []
  const own = isWorkshop(view)
    ? inWorkshop(view, seat)
    : [...held(view.hand), ...played([...area, ...aside(view, seat)])]
  return [
    ...own,
    ...counted(firstGear, lastGear).map((gear): Piece => ({ piece: 'gear', gear })),
    ...uses.map((use): Piece => ({ piece: 'use', use })),
    ...counted(0, Math.max(lastGear, view.hand.length, area.length)).map(confirm),
    ...parts.map((part): Piece => ({ piece: 'part', part })),
    ...counted(0, view.cars - 1).map(carOf),
    ...counted(0, circuitOf(view).spaces - 1).map((space): Piece => ({ piece: 'space', space })),
  ]
}

/** Turned up in this turn, and on the discard pile by now: they still lie there to be seen. */
function aside(view: View, seat: Seat): Card[] {
  return turnCards(view, seat).flipped.flatMap(({ card, counts }) => (counts ? [] : card))
}

function inWorkshop({ market, upgrades }: View, seat: Seat): Piece[] {
  return [
    ...different(market).map(onMarket),
    ...upgrades.flatMap((cards, owner) =>
      different(cards).map((card) => (owner === seat ? built(card) : builtBy(owner, card))),
    ),
  ]
}

export function held(cards: readonly Card[]): Piece[] {
  return different(cards).map((card) => ({ piece: 'card', card: called(card) }))
}

export function played(cards: readonly Card[]): Piece[] {
  return different(cards).map((card) => ({ piece: 'played', card: called(card) }))
}

export function onMarket(card: Card): Piece {
  return { piece: 'market', card: called(card) }
}

export function built(card: Card): Piece {
  return { piece: 'upgrade', card: called(card) }
}

export function builtBy(seat: Seat, card: Card): Piece {
  return { piece: 'theirs', seat, card: called(card) }
}

/** An action may come from anywhere: what is no card at all is refused. */
function called(card: Card): CardName {
  faceOf(card)
  return cardName(card)
}

export function confirm(cards: number): Piece {
  return { piece: 'confirm', cards }
}

export function carOf(car: Car): Piece {
  return { piece: 'car', car }
}

function counted(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index)
}
