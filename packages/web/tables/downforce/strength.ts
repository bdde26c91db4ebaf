import { allCars, type Card, faceOf, wild } from '@paddock/games/downforce'

/** How far a hand can drive: the spaces of each colour, by car, and of the wilds. */
export interface Strength {
  readonly cars: readonly number[]
  readonly wilds: number
}

export function strengthOf(hand: readonly Card[]): Strength {
  const rows = hand.flatMap((card) => faceOf(card).rows)
  const sum = (of: number) => rows.reduce((total, { car, spaces }) => (car === of ? total + spaces : total), 0)
  return { cars: allCars.map(sum), wilds: sum(wild) }
}
