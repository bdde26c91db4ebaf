import { type Strength, strengthOf, wild } from '@paddock/racing/lanes'
import { allCars, type Car, type Card, faceOf, partnerOf, wildCars } from '../rules/cards.ts'

/** What a hand holds for one car: its rows and the wilds that may move it, the farthest first, and whether its pair card is there. */
export interface InHand {
  readonly own: readonly number[]
  readonly wilds: readonly number[]
  readonly partner: Car | undefined
}

export function inHand(hand: readonly Card[], car: Car): InHand {
  const mayBeWild = hand.filter((card) => wildCars(card).includes(car))
  const hasPair = hand.some((card) => faceOf(card).pair?.includes(car))
  return { own: spacesOf(hand, car), wilds: spacesOf(mayBeWild, wild), partner: hasPair ? partnerOf(car) : undefined }
}

function spacesOf(hand: readonly Card[], wanted: number): number[] {
  return hand
    .flatMap((card) => faceOf(card).rows)
    .filter(({ car }) => car === wanted)
    .map(({ spaces }) => spaces)
    .sort((a, b) => b - a)
}

/** The three cars for which cards are strongest, and the spaces they give them. */
export function strongestCars(cards: readonly Card[]): { readonly car: Car; readonly spaces: number }[] {
  return handStrength(cards)
    .cars.map((spaces, car) => ({ car, spaces }))
    .sort((a, b) => b.spaces - a.spaces)
    .slice(0, 3)
}

export function handStrength(hand: readonly Card[]): Strength {
  return strengthOf(
    hand.flatMap((card) => faceOf(card).rows),
    allCars,
  )
}
