/**
 * A quick way to play Downforce sensibly. It reckons in millions: what every place of every car is worth
 * to the seat, and how likely each car is to take it from where it stands.
 */
import type { Rng, Seat } from '@paddock/kernel'
import type { Action } from '../rules/state.ts'
import type { View } from '../rules/view.ts'
import { chooseBid } from './auction.ts'
import { chooseBet } from './bet.ts'
import { chooseCard, chooseOnCard } from './card.ts'
import { choosePower } from './power.ts'

export function instinct(view: View, seat: Seat, choices: readonly Action[], rng: Rng): Action {
  return choose(view, seat, choices) ?? rng.pick(choices)
}

function choose(view: View, seat: Seat, choices: readonly Action[]): Action | undefined {
  switch (view.phase) {
    case 'bid':
      return chooseBid(view, seat, choices)
    case 'keep':
    case 'swap':
      return choosePower(view, seat, choices)
    case 'card':
      return chooseCard(view, seat, choices)
    case 'skip':
    case 'wild':
    case 'move':
    case 'bonus':
      return chooseOnCard(view, seat, choices)
    case 'bet':
      return chooseBet(view, seat, choices)
    case 'over':
      return undefined
  }
}
