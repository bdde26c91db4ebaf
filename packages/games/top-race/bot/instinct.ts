/**
 * A quick way to play sensibly. It reckons in thousands of dollars: what every place of every car is worth
 * to the seat, and how likely each car is to take it from where it stands.
 */
import type { Rng, Seat } from '@paddock/kernel'
import type { Action } from '../rules/state.ts'
import type { View } from '../rules/view.ts'
import { chooseBid } from './auction.ts'
import { chooseBet } from './bet.ts'
import { chooseCard, chooseOnCard } from './card.ts'
import { chooseCar, chooseHand, chooseStart } from './purchase.ts'
import { chooseToken } from './token.ts'

export function instinct(view: View, seat: Seat, choices: readonly Action[], rng: Rng): Action {
  return choose(view, seat, choices) ?? rng.pick(choices)
}

function choose(view: View, seat: Seat, choices: readonly Action[]): Action | undefined {
  const [only, ...others] = choices
  if (others.length === 0) return only
  switch (view.phase) {
    case 'bid':
      return chooseBid(view, seat, choices)
    case 'hand':
      return chooseHand(view, choices)
    case 'car':
      return chooseCar(view, choices)
    case 'grid':
      return chooseStart(choices)
    case 'token':
      return chooseToken(view, seat, choices)
    case 'card':
    case 'choose':
      return chooseCard(view, seat, choices)
    case 'pair':
    case 'row':
    case 'wild':
    case 'move':
      return chooseOnCard(view, seat, choices)
    case 'bet':
      return chooseBet(view, seat, choices)
    case 'draw':
    case 'over':
      return undefined
  }
}
