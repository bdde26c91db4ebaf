import type { TablePiece, Viewer } from '@paddock/kernel'
import { type CardKind, cardKinds, kindDistance, turboBonus } from '../../rules/cards.ts'
import type { Car } from '../../rules/cars.ts'
import { landing } from '../../rules/phases/drive.ts'
import { type Action, carOnTurn } from '../../rules/state.ts'
import { lap, spaceNumber } from '../../rules/track.ts'
import type { View } from '../../rules/view.ts'
import { heldOf } from '../hand.ts'
import { positionOf } from '../standing.ts'

/** What a person may reach for: a card, the turbo on top of it, a car, one of the thirty spaces counted from the line. */
export type Piece = TablePiece &
  (
    | { readonly piece: 'card' | 'boost'; readonly kind: CardKind }
    | { readonly piece: 'car'; readonly car: Car }
    | { readonly piece: 'space'; readonly space: number }
  )

const spaces: readonly Piece[] = Array.from({ length: lap }, (_, index) => ({ piece: 'space', space: index + 1 }))

export function pieces(view: View, _viewer: Viewer): readonly Piece[] {
  const held = cardKinds.filter((kind) => heldOf(view, kind) > 0)
  const boosted = held.filter((kind) => heldOf(view, 'turbo') > (kind === 'turbo' ? 1 : 0))
  return [
    ...held.map((kind): Piece => ({ piece: 'card', kind })),
    ...boosted.map((kind): Piece => ({ piece: 'boost', kind })),
    ...view.order.map((car): Piece => ({ piece: 'car', car })),
    ...spaces,
  ]
}

/** A card is taken for the car on turn, and the space is where that car would end. */
export function takes(action: Action, view: View): readonly Piece[] {
  const car = carOnTurn(view)
  if (car === undefined) return []
  const space = spaceAt(landing(view, car, distanceOf(action, view, car)).to)
  return [
    { piece: action.turbo ? 'boost' : 'card', kind: action.card },
    { piece: 'car', car },
    { piece: 'space', space },
  ]
}

/** How far a choice drives the car, full spaces aside. */
export function distanceOf({ card, turbo }: Action, view: View, car: Car): number {
  return kindDistance(card, spaceNumber(positionOf(view, car))) + (turbo ? turboBonus : 0)
}

/** The space of a position, counted from the line: 1 to 30, whatever the lap. */
export function spaceAt(position: number): number {
  return ((((position - 1) % lap) + lap) % lap) + 1
}
