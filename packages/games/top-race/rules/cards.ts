import { at } from '@paddock/racing'
import { cardById, familyCards, type RowFace, readRows, wild } from '@paddock/racing/lanes'

export { type Row, wild } from '@paddock/racing/lanes'

/** TR-SET-02. A car is its place in this list. */
export const colours = ['green', 'black', 'white', 'yellow', 'blue', 'red'] as const
export type Colour = (typeof colours)[number]
export type Car = number
export const carCount = colours.length
export const allCars: readonly Car[] = colours.map((_, car) => car)

export function carCalled(colour: Colour): Car {
  return colours.indexOf(colour)
}

/** What is printed on a card: rows of numbers, or two cars joined by an arrow. A card is known by its place in `faces`. */
export interface TopRaceFace extends RowFace {
  readonly pair: readonly [Car, Car] | null
  /** TR-TOTAL-04, TR-TOTAL-09: all its numbers. */
  readonly sum: number
}
export type Card = number

/**
 * How sure each card is. ATTESTED, by a photograph of seven real cards or by the rulebook: A1, B3, C1, D6,
 * E3, the tens and the pairs. DERIVED, by symmetry: B1, B2, B4, B5 and B8 to B12. All others are LIKELY:
 * they follow from a listing at second hand, from the rotation of a known card, or from an example of Downforce.
 * Over the whole deck every colour has the same rows and spaces (TR-SET-05), and just one ten (TR-SET-04).
 */
const printed: Readonly<Record<string, string>> = {
  ...familyCards('white'),
  X1: 'green 10',
  X2: 'black 10',
  X3: 'white 10',
  X4: 'yellow 10',
  X5: 'blue 10',
  X6: 'red 10',
}

/** TR-PAIR-01 */
const paired: Readonly<Record<string, readonly [Colour, Colour]>> = {
  S1: ['blue', 'red'],
  S2: ['black', 'yellow'],
  S3: ['white', 'green'],
}

/** Every card there is: first those with numbers, then the pairs. */
export const faces: readonly TopRaceFace[] = [
  ...Object.entries(printed).map(([id, lines]) => numbered(readRows(id, lines, colours))),
  ...Object.entries(paired).map(([id, [one, other]]): TopRaceFace => {
    return { id, rows: [], hasWild: false, lowest: 0, pair: [carCalled(one), carCalled(other)], sum: 0 }
  }),
]

function numbered(face: RowFace): TopRaceFace {
  return { ...face, pair: null, sum: face.rows.reduce((sum, { spaces }) => sum + spaces, 0) }
}

export function faceOf(card: Card): TopRaceFace {
  const face = faces[card]
  if (!face) throw new RangeError(`no card ${card}`)
  return face
}

export function cardCalled(id: string): Card {
  return cardById(faces, id)
}

/** TR-SET-03: there are three wild fives, and of every other card one. */
const alike: Readonly<Record<string, number>> = { W: 3 }
export const deck: readonly Card[] = faces.flatMap(({ id }, card) => new Array<Card>(alike[id] ?? 1).fill(card))
/** TR-KIDS-03 */
export const deckWithoutPairs: readonly Card[] = deck.filter((card) => !faceOf(card).pair)

/**
 * The cars that may be named for a wild of each card, whoever owns them (TR-WILD-02, TR-WILD-03): always some
 * (TR-T14-01).
 */
const unprinted: readonly (readonly Car[])[] = faces.map(({ rows }) =>
  allCars.filter((car) => !rows.some((row) => row.car === car)),
)

export function wildCars(card: Card): readonly Car[] {
  return unprinted[card] ?? []
}

/** The other car on the card with a pair of them. */
const partners: readonly Car[] = allCars.map((car) => {
  const { pair } = faces.find((face) => face.pair?.includes(car)) ?? { pair: null }
  return pair?.find((other) => other !== car) ?? wild
})

export function partnerOf(car: Car): Car {
  return at(partners, car)
}
