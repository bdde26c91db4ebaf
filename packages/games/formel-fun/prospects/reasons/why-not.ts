import type { Reaching, Reason, Seat } from '@paddock/kernel'
import { mostTurbos } from '../../rules/cards.ts'
import { type Car, ownerOf } from '../../rules/cars.ts'
import { type Action, carOnTurn } from '../../rules/state.ts'
import { lap, slotsAbreast } from '../../rules/track.ts'
import type { View } from '../../rules/view.ts'
import { turbosLeft } from '../hand.ts'
import { hasMoved, positionOf, slotsTaken } from '../standing.ts'
import { distanceOf, type Piece, spaceAt } from './pieces.ts'

export type Why = Reason &
  (
    | { readonly why: 'no-more-turbos'; readonly most: number }
    | { readonly why: 'too-few-cards'; readonly held: number }
    | { readonly why: 'other-team'; readonly owner: Seat }
    | { readonly why: 'moved-already' | 'not-on-turn'; readonly car: Car; readonly onTurn: Car }
    | { readonly why: 'space-full'; readonly cars: number }
    | { readonly why: 'no-card-that-far'; readonly distance: number; readonly reach: readonly number[] }
  )

export function whyNot(piece: Piece, { view, seat, choices }: Reaching<Action, View>): Why {
  const onTurn = carOnTurn(view) ?? 0
  switch (piece.piece) {
    case 'card':
    case 'boost':
      // Every card may be played by itself: only a turbo on top of it can be out of reach.
      return turbosLeft(view, seat) === 0
        ? { why: 'no-more-turbos', rule: 'FF-TURN-08', most: mostTurbos }
        : { why: 'too-few-cards', rule: 'FF-TURN-07', held: view.hand.length }
    case 'car': {
      const { car } = piece
      if (ownerOf(car) !== seat) return { why: 'other-team', rule: 'FF-TURN-01', owner: ownerOf(car) }
      if (hasMoved(view, car)) return { why: 'moved-already', rule: 'FF-ORD-01', car, onTurn }
      return { why: 'not-on-turn', rule: 'FF-TURN-09', car, onTurn }
    }
    case 'space': {
      const from = positionOf(view, onTurn)
      const distance = (piece.space - spaceAt(from) + lap - 1) % lap
      return whyNoEnd(view, onTurn, distance + 1, choices)
    }
  }
}

/** Why no choice ends so far ahead of the car. */
function whyNoEnd(view: View, car: Car, distance: number, choices: readonly Action[]): Why {
  const reach = [...new Set(choices.map((choice) => distanceOf(choice, view, car)))].sort((a, b) => a - b)
  const cars = slotsTaken(view, positionOf(view, car) + distance, car).length
  if (reach.includes(distance) && cars >= slotsAbreast) return { why: 'space-full', rule: 'FF-MOVE-06', cars }
  return { why: 'no-card-that-far', rule: 'FF-MOVE-02', distance, reach }
}
