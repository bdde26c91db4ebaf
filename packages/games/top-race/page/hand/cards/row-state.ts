import type { RowState } from '@paddock/page-kit/lanes/cards/face.tsx'
import { isBrokenDown, isFinished } from '../../../prospects/standing.ts'
import { type Card, faceOf } from '../../../rules/cards.ts'
import type { View } from '../../../rules/view.ts'

/** A row of the card in play: over, being carried out, about to be lost, or still to come. */
export function rowStateInPlay(view: View, row: number): RowState | undefined {
  if (view.done.includes(row)) return 'done'
  if (view.row === row) return 'now'
  return rowStateInHand(view, view.card, row)
}

/** A row of a card in the hand: whether it would move anything. */
export function rowStateInHand(view: View, card: Card, row: number): RowState | undefined {
  const car = faceOf(card).rows[row]?.car ?? -1
  return car >= 0 && (isFinished(view, car) || isBrokenDown(view, car)) ? 'lost' : undefined
}
