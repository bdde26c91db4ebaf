/** What a car is worth to a hand, and what to bid for it. */
import type { Seat } from '@paddock/kernel'
import { best } from '@paddock/racing'
import { bidMeans, bidOf } from '../rules/auction/bid-value.ts'
import { type Car, type Card, decks, faceOf, wild } from '../rules/cards.ts'
import { isForMoney } from '../rules/options.ts'
import { type Action, type Lot, trackOf } from '../rules/state.ts'
import type { View } from '../rules/view.ts'
import { powerWorth } from './power.ts'

/**
 * Millions that one more car brings, by the number of seats: little at a full table, since nobody stays without one
 * for long, and several cars share the turns of their owner. And what each space of its colour in the hand adds,
 * beyond a usual share of them.
 */
const usualWorth: readonly number[] = [0, 0, 5, 2.8, 2, 1.5, 1.2]
const worthOfSpace = 0.08
/** What the only car brings beyond that, when no other will come up for whoever has none. */
const worthOfOnlyCar = 4
/** By start space. The owner of the pole begins, and whoever leads is bet on and so helped along by everyone. */
const worthOfPlace: readonly number[] = [6, 0.6, 0.6, 0.3, 0.3, 0]
/** The power that comes with some car, if not with this one. */
const usualPower = 1.5
/** How likely a rival is to bid less than this. */
const chanceBelow: readonly number[] = [0, 0.25, 0.4, 0.5, 0.65, 0.78, 0.9, 1, 1]

/** The bid that promises most: the chance to win with it, times what is left of the car's worth after paying. */
export function chooseBid(view: View, seat: Seat, choices: readonly Action[]): Action | undefined {
  const { lot } = view
  if (!lot) return undefined
  const worth = lotWorth(view, seat, lot)
  const means = bidMeans(view.hand, lot.car)
  return best(choices, (choice) => {
    const card = choice.type === 'bid' ? choice.card : null
    const { value } = bidOf(seat, card, means, lot.car)
    return card === null || value === 0 ? 0 : gainOf(view, value, worth) + tieBreak(card)
  })
}

function gainOf(view: View, value: number, worth: number): number {
  const chance = (chanceBelow[value] ?? 1) ** (view.seats - 1)
  // Where only the best car counts, cars cost nothing.
  return chance * (isForMoney(view.options) ? worth - value : 1)
}

/** Between equal bids, the card that wins a tie: more cars, no wild. */
function tieBreak(card: Card): number {
  const { rows, hasWild } = faceOf(card)
  return rows.length * 1e-3 - (hasWild ? 1e-4 : 0)
}

function lotWorth(view: View, seat: Seat, { car, power }: Lot): number {
  const place = trackOf(view).grid.indexOf(view.space[car] ?? -1)
  const usualSpaces = spacesFor(decks[view.options.deck], car) / view.seats
  const spaces = spacesFor(view.hand, car) - usualSpaces
  const isOnlyCar = !view.owner.includes(seat) && (view.isSecondOffer || view.lotsLeft === 0)
  return (
    (usualWorth[view.seats] ?? 0) +
    (isOnlyCar ? worthOfOnlyCar : 0) +
    (worthOfPlace[place] ?? 0) +
    worthOfSpace * spaces +
    powerGain(view, seat, power)
  )
}

/** By how much the power is better than what the seat has, or may count on. */
function powerGain(view: View, seat: Seat, power: Lot['power']): number {
  if (view.options.powers === 'off') return 0
  const worth = powerWorth(view, seat, power)
  const held = (view.powers[seat] ?? []).map((own) => powerWorth(view, seat, own))
  return held.length === 0 ? worth - usualPower : Math.max(0, worth - Math.max(...held))
}

/** What the cards hold for a car; of a wild, the half. */
function spacesFor(cards: readonly Card[], car: Car): number {
  let sum = 0
  for (const card of cards) {
    for (const row of faceOf(card).rows) {
      if (row.car === car) sum += row.spaces
      else if (row.car === wild) sum += row.spaces / 2
    }
  }
  return sum
}
