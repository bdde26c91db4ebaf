/** How far a car will come by the end of a long distance, and what its token is worth. */
import type { Seat } from '@paddock/kernel'
import { at, best } from '@paddock/racing'
import { type Car, type Card, carCount } from '../rules/cards.ts'
import { tokenPay } from '../rules/money.ts'
import type { Positions } from '../rules/movement/positions.ts'
import type { Action } from '../rules/state.ts'
import type { View } from '../rules/view.ts'
import { stepsToGo } from './road.ts'
import { weightsOf } from './stakes.ts'
import { type Shares, type StepsToCome, stepsToCome } from './steps-to-come.ts'

/** All cards are played, and a part of them is lost in jams. */
const toTheEnd: Shares = { own: 0.71, other: 0.67, wild: 0.58, unseen: 0.69, unseenWild: 0.69 }
/** How far the real distance may be from the likely one, for each root of the steps to come. */
const spread = 0.68

/** By car: its token, what its owner's money is worth to the seat, and the steps it is likely to come yet. */
export interface TokenStakes {
  readonly token: readonly number[]
  readonly weight: readonly number[]
  readonly steps: StepsToCome
}

export function tokensOf(view: View, seat: Seat, hand: readonly Card[]): TokenStakes | undefined {
  if (view.options.distance !== 'tokens') return undefined
  const weights = weightsOf(view, seat)
  const weight = view.owner.map((holder) => (holder < 0 ? 0 : at(weights, holder)))
  return { token: view.token, weight, steps: stepsToCome(view, seat, hand, toTheEnd) }
}

/** What the tokens of all cars are likely to bring. */
export function worthOfTokens({ token, weight, steps }: TokenStakes, positions: Positions): number {
  let worth = 0
  for (let car = 0; car < carCount; car++) {
    worth += at(weight, car) * likelyMoney(at(token, car), at(steps, car), stepsToGo(positions, car))
  }
  return worth
}

export function chooseToken(view: View, seat: Seat, choices: readonly Action[]): Action | undefined {
  const car: Car = view.lot
  const steps = at(stepsToCome(view, seat, view.hand, toTheEnd), car)
  const toGo = stepsToGo(view, car)
  return best(choices, (choice) => (choice.type === 'token' ? likelyMoney(choice.distance, steps, toGo) : 0))
}

/** The reward with the chance to get as far as the token, less what is likely to be missing. There is no place 0. */
function likelyMoney(token: number, steps: number, toGo: number): number {
  const missing = (token > 0 ? token - 1 : token) - (steps - toGo)
  const doubt = 0.5 + spread * Math.sqrt(Math.max(0, steps))
  const chance = 1 / (1 + Math.exp(missing / doubt))
  return tokenPay * (chance * Math.max(0, token) - doubt * Math.log1p(Math.exp(missing / doubt)))
}
