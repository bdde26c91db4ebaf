import type { Seat } from '@paddock/kernel'
import { whoFirst } from '../rules/turn/play-card.ts'
import { isSeatHome } from '../rules/turn/turn.ts'
import type { View } from '../rules/view.ts'

/** The seats that have cards, in the order in which theirs would be carried out if their totals were equal. */
export function tieOrder(view: View): Seat[] {
  const seats = view.cards.flatMap((cards, seat) => (cards > 0 && !isSeatHome(view, seat) ? [seat] : []))
  const anyCard = 0
  return seats.sort((a, b) => whoFirst(view, { seat: a, card: anyCard }, { seat: b, card: anyCard }))
}
