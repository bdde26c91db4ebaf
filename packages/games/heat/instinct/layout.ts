/** How the tables of the outlook are laid out. */
import { lastGear } from '../gears.ts'
import { mostPluses } from './speeds.ts'

/** Speeds of cards alone, 0 to 17, and with what a boost may add. */
export const speeds = 18
export const flipValues = 4
export const boostedSpeeds = speeds + flipValues

/** All the Heat a driver may own, and the most in hand that is reckoned with: one card more, and the hand is cluttered anyway. */
export const mostHeat = 7
export const mostInHand = 6

const shares = ((mostHeat + 1) * (mostHeat + 2)) / 2
export const states = lastGear * shares

/** Gear, Heat in the engine and Heat in hand, which together are never more than there is. */
export function stateOf(gear: number, engine: number, inHand: number): number {
  return (gear - 1) * shares + (engine * (2 * mostHeat + 3 - engine)) / 2 + inHand
}

/** The speeds of a state, for each number of + that are yet to be turned up. */
export const speedsOfState = (mostPluses + 1) * speeds
