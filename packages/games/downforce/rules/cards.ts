import { at } from '@paddock/racing'
import { cardById, familyCards, type RowFace, readRows } from '@paddock/racing/lanes'
import type { Options } from './options.ts'

export { type Row, wild } from '@paddock/racing/lanes'

/** The six cars, in the order of the alphabet. A car is its place in this list. */
export const colours = ['black', 'blue', 'green', 'orange', 'red', 'yellow'] as const
export type Colour = (typeof colours)[number]
export type Car = number
export const carCount = colours.length
export const allCars: readonly Car[] = colours.map((_, car) => car)

export function carCalled(colour: Colour): Car {
  return colours.indexOf(colour)
}

/** What is printed on a speed card. A card is known by its place in `faces`. */
export type Card = number

/**
 * How sure each card is, from the three cards of the rulebook's examples, the older editions, and
 * what both rulebooks say of two wilds: B6, B7 and C2 are ATTESTED, the F card is INVENTED, all others
 * are DERIVED. Three or six cards look alike where it says so in `decks`.
 */
const printed: Readonly<Record<string, string>> = {
  ...familyCards('orange'),
  F: 'wild 4, wild 2',
}

/** Every card there is: first the regular ones, then the Speed-8 of each car. */
export const faces: readonly RowFace[] = [
  ...Object.entries(printed).map(([id, lines]) => readRows(id, lines, colours)),
  ...colours.map((colour) => readRows(`8-${colour}`, `${colour} 8`, colours)),
]
const regularCount = Object.keys(printed).length

export function cardCalled(id: string): Card {
  return cardById(faces, id)
}

export function faceOf(card: Card): RowFace {
  const face = faces[card]
  if (!face) throw new RangeError(`no card ${card}`)
  return face
}

export function speed8Of(car: Car): Card {
  return regularCount + car
}

/** The car of a Speed-8 card; undefined for a regular card. */
export function carOfSpeed8(card: Card): Car | undefined {
  return card >= regularCount ? card - regularCount : undefined
}

/** DF-SET-10, DF-OPT-04: the regular cards of each deck, 42 of them. */
export const decks: Readonly<Record<Options['deck'], readonly Card[]>> = {
  twowild42: deckOf({ W: 3, F: 3 }),
  plain42: deckOf({ W: 6, F: 0 }),
}

function deckOf(several: Readonly<Record<string, number>>): Card[] {
  return Object.keys(printed).flatMap((id, card) => new Array<Card>(several[id] ?? 1).fill(card))
}

/** DF-SET-04, DF-SET-05: cards each, by the number of players; what is left over stays in the box. */
const dealt: readonly number[] = [0, 0, 21, 14, 10, 8, 7]

export function cardsEach(seats: number): number {
  return at(dealt, seats)
}

/** DF-SET-07. A power is its place in this list; `noPower` stands for a car sold without one. */
export const powers = ['aggressive', 'cunning', 'determined', 'strategic', 'tricky', 'unpredictable'] as const
export type PowerName = (typeof powers)[number]
export type Power = number
export const noPower = -1

export function powerCalled(name: PowerName): Power {
  return powers.indexOf(name)
}
