/** What the powers are worth, and which one to keep. */
import type { Seat } from '@paddock/kernel'
import { best } from '@paddock/racing'
import { type Card, faceOf, type Power, type PowerName, powers, wild } from '../rules/cards.ts'
import { type Action, ownedBy } from '../rules/state.ts'
import type { View } from '../rules/view.ts'

/** Millions that a power brought its owner over matches of this instinct against itself, with a usual hand. */
const usualWorth: Readonly<Record<PowerName, number>> = {
  aggressive: 1.7,
  cunning: 1,
  determined: 1.6,
  strategic: 1.6,
  tricky: 1.2,
  unpredictable: 1.8,
}
/** Aggressive wants own cars in the top row, unpredictable wilds: how many of them a usual hand has. */
const usualTops = 3
const usualWilds = 4

export function powerWorth(view: View, seat: Seat, power: Power): number {
  const name = powers[power]
  if (!name) return 0
  const hand = [...view.hand, ...view.reserve]
  if (name === 'aggressive') return usualWorth.aggressive * leaning(topsOf(view, seat, hand), usualTops)
  if (name === 'unpredictable') return usualWorth.unpredictable * leaning(wildsOf(hand), usualWilds)
  return usualWorth[name]
}

/** Cards with an own car on top, the Speed-8 cards among them. */
function topsOf(view: View, seat: Seat, hand: readonly Card[]): number {
  const cars = ownedBy(view, seat)
  return cars.length + hand.filter((card) => cars.includes(faceOf(card).rows[0]?.car ?? wild)).length
}

function wildsOf(hand: readonly Card[]): number {
  return hand.filter((card) => faceOf(card).hasWild).length
}

/** Half of what counts is the usual, half what the hand really has. */
function leaning(count: number, usual: number): number {
  return 0.5 + (0.5 * Math.min(count, 2 * usual)) / usual
}

export function choosePower(view: View, seat: Seat, choices: readonly Action[]): Action | undefined {
  return best(choices, (choice) => (choice.type === 'keep' ? powerWorth(view, seat, choice.power) : 0))
}
