/** What a car is likely to win for whoever owns it and holds these cards. */
import { type Car, type Card, deck, faceOf, wild } from '../rules/cards.ts'

/** A usual prize, and what each space of the car's colour in the hand adds, beyond a usual share of them. */
const usualPrize = 92
const worthOfSpace = 1.5

export function carWorth(hand: readonly Card[], car: Car): number {
  const usual = (spacesFor(deck, car) * hand.length) / deck.length
  return usualPrize + worthOfSpace * (spacesFor(hand, car) - usual)
}

/** What the cards hold for a car, with every wild. */
function spacesFor(cards: readonly Card[], car: Car): number {
  let sum = 0
  for (const card of cards) {
    for (const row of faceOf(card).rows) if (row.car === car || row.car === wild) sum += row.spaces
  }
  return sum
}
