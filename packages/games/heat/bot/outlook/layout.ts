import { lastGear } from '../../rules/gears.ts'
import { mostPluses } from './speeds.ts'

/** A card turned up adds as much as this. */
export const flipValues = 4

/** Heat in hand that is reckoned with: one card more, and the hand is cluttered anyway. */
export const mostInHand = 6

/** How the tables of an outlook are laid out: by all the Heat a driver owns, and by the speeds of its cards alone. */
export class StateLayout {
  readonly allHeat: number
  readonly speeds: number
  /** With what a boost may add. */
  readonly boostedSpeeds: number
  readonly states: number
  /** The speeds of a state, for each number of + that are yet to be turned up. */
  readonly speedsOfState: number
  readonly #shares: number

  constructor(allHeat: number, fastest: number) {
    this.allHeat = allHeat
    this.speeds = fastest + 1
    this.boostedSpeeds = this.speeds + flipValues
    this.#shares = ((allHeat + 1) * (allHeat + 2)) / 2
    this.states = lastGear * this.#shares
    this.speedsOfState = (mostPluses + 1) * this.speeds
  }

  /** Gear, Heat in the engine and Heat in hand, which together are never more than there is. */
  stateOf(gear: number, engine: number, inHand: number): number {
    return (gear - 1) * this.#shares + (engine * (2 * this.allHeat + 3 - engine)) / 2 + inHand
  }
}
