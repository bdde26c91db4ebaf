import type { Seat } from '@paddock/kernel'
import { type Card, hasChoice, isSpeed } from '../../rules/cards.ts'
import type { View } from '../../rules/view.ts'
import { onTurn } from './order.ts'

/** A card that was played, and what it counts where its driver has chosen. */
export interface PlayedCard {
  readonly card: Card
  readonly worth: number | undefined
}

/** The cards of a driver's turn: those that were played, and those turned up since, in order. */
export interface TurnCards {
  readonly played: readonly PlayedCard[]
  readonly flipped: readonly { readonly card: Card; readonly counts: boolean }[]
}

/** Only the Speed cards among those turned up stay in the play area; the others are on the discard pile by now. */
export function turnCards(view: View, seat: Seat): TurnCards {
  const area = view.area[seat] ?? []
  const isOn = onTurn(view) === seat
  const flipped = isOn ? view.flipped.map((card) => ({ card, counts: isSpeed(card) })) : []
  const stayed = flipped.filter(({ counts }) => counts).map(({ card }) => card)
  const played: PlayedCard[] = []
  // From the end: a card that was played directly may lie behind others that were turned up.
  for (let place = area.length - 1; place >= 0; place--) {
    const card = area[place] ?? 0
    if (stayed.at(-1) === card) stayed.pop()
    else played.unshift({ card, worth: isOn ? chosen(view, card, place) : undefined })
  }
  return { played, flipped }
}

function chosen({ phase, worth }: View, card: Card, place: number): number | undefined {
  return hasChoice(card) && phase !== 'values' ? worth[place] : undefined
}
