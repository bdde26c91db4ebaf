/** What a driver may use in React, read off a view. */
import type { Seat } from '@paddock/kernel'
import type { Card } from '../../rules/cards.ts'
import { boostPrice, canBoost } from '../../rules/phases/reactions/boost.ts'
import { directCards } from '../../rules/phases/reactions/direct-play.ts'
import { coolable, relievable } from '../../rules/phases/reactions/hand.ts'
import { cardsOf } from '../../rules/piles/piles.ts'
import type { View } from '../../rules/view.ts'

/** What can be used in React, as the choices have it. */
export interface Usable {
  readonly cooldown: number
  /** Heat that a boost costs; undefined if there is none. */
  readonly boost: number | undefined
  readonly isAdrenaline: boolean
  readonly stress: number
  readonly salvage: number
  readonly direct: readonly Card[]
  readonly accelerate: number
}

export function usable(view: View, seat: Seat): Usable {
  const { left, hand, discard, pluses } = view
  return {
    cooldown: coolable(view, seat, hand),
    boost: canBoost(view, seat, hand) ? boostPrice(view, seat) : undefined,
    isAdrenaline: left.speed > 0,
    stress: relievable(view, seat, hand),
    salvage: Math.min(Math.max(0, ...left.salvage), cardsOf(discard, seat).length),
    direct: directCards(view, seat, hand),
    accelerate: left.accelerate > 0 ? pluses : 0,
  }
}
