import { type Card, isSpeed, type View } from '@paddock/games/heat'
import type { Seat } from '@paddock/kernel'
import { onTurn } from '../turn.ts'

/** The cards of a driver's turn: those that were played, and those turned up since, in order. */
export interface TurnCards {
  readonly played: readonly Card[]
  readonly flipped: readonly { readonly card: Card; readonly counts: boolean }[]
}

/** Only the Speed cards among those turned up stay in the play area; the others are on the discard pile by now. */
export function turnCards(view: View, seat: Seat): TurnCards {
  const area = view.area[seat] ?? []
  const flipped = onTurn(view) === seat ? view.flipped.map((card) => ({ card, counts: isSpeed(card) })) : []
  const stayed = flipped.filter(({ counts }) => counts).length
  return { played: area.slice(0, area.length - stayed), flipped }
}
