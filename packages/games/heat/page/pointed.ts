import type { Pointed } from '@paddock/page-kit/pointed.ts'
import type { Piece } from '../prospects/reasons/pieces.ts'
import type { View } from '../rules/view.ts'
import { spotAt, spotOf } from './board/spots.ts'

/** A car, and a space as wide as the track. */
const aroundCar = 0.85
const aroundSpace = 1.3

export const pointed: Pointed<View, Piece> = (piece, { view }) => {
  switch (piece.piece) {
    case 'car':
      return [{ spot: spotOf(view, piece.car), radius: aroundCar }]
    case 'space':
      return [{ spot: { ...spotAt(view, piece.space, 0), offset: 0 }, radius: aroundSpace }]
    default:
      return []
  }
}
