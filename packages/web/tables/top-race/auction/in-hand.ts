import { allCars, type Car, type Card, faceOf, partnerOf, wild } from '@paddock/games/top-race'
import { type Strength, strengthOf } from '../../lanes/strength.ts'

/** What a hand holds for one car: its rows and the wilds, the farthest first, and whether its pair card is there. */
export interface InHand {
  readonly own: readonly number[]
  readonly wilds: readonly number[]
  readonly partner: Car | undefined
}

export function inHand(hand: readonly Card[], car: Car): InHand {
  const rows = hand.flatMap((card) => faceOf(card).rows)
  const of = (wanted: number) =>
    rows
      .filter((row) => row.car === wanted)
      .map(({ spaces }) => spaces)
      .sort((a, b) => b - a)
  const hasPair = hand.some((card) => faceOf(card).pair?.includes(car))
  return { own: of(car), wilds: of(wild), partner: hasPair ? partnerOf(car) : undefined }
}

export function handStrength(hand: readonly Card[]): Strength {
  return strengthOf(
    hand.flatMap((card) => faceOf(card).rows),
    allCars,
  )
}
