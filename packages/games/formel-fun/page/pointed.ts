import type { Pointed } from '@paddock/page-kit/pointed.ts'
import type { Piece } from '../prospects/reasons/pieces.ts'
import type { View } from '../rules/view.ts'
import { spotOf } from './spots.ts'

/** A car, and a space as wide as the track. */
const aroundCar = 0.85
const aroundSpace = 1.9

export const pointed: Pointed<View, Piece> = (piece, { view }) => {
  switch (piece.piece) {
    case 'car':
      return [{ spot: spotOf(view, piece.car), radius: aroundCar }]
    case 'space':
      return [{ spot: { along: piece.space - 0.5, offset: 0 }, radius: aroundSpace }]
    case 'card':
    case 'boost':
      return []
  }
}
