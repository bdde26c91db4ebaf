/**
 * The 110 cards (FF-CARD-01). A card is a number from 0 to 109; eight copies of a kind stand in a
 * row, so that `card >> 3` tells its kind. The six turbos come last.
 */
export const cardKinds = [
  'red-1',
  'red-2',
  'red-3',
  'red-4',
  'red-5',
  'red-6',
  'red-7',
  'red-8',
  'red-9',
  'red-10',
  'blue-6',
  'blue-7',
  'blue-8',
  'turbo',
] as const

export type CardKind = (typeof cardKinds)[number]

/** How far a kind drives from a space that does not bear its red number, and that red number. */
interface Face {
  readonly kind: CardKind
  readonly blue: number
  /** 0: no red number. */
  readonly red: number
}

export const faces: readonly Face[] = [
  { kind: 'red-1', red: 1, blue: 10 }, // FF-CARD-04, FF-CARD-05
  // FF-CARD-02, FF-CARD-03
  { kind: 'red-2', red: 2, blue: 3 },
  { kind: 'red-3', red: 3, blue: 3 },
  { kind: 'red-4', red: 4, blue: 3 },
  { kind: 'red-5', red: 5, blue: 3 },
  { kind: 'red-6', red: 6, blue: 3 },
  { kind: 'red-7', red: 7, blue: 3 },
  { kind: 'red-8', red: 8, blue: 3 },
  { kind: 'red-9', red: 9, blue: 3 },
  { kind: 'red-10', red: 10, blue: 3 },
  // FF-CARD-07
  { kind: 'blue-6', red: 0, blue: 6 },
  { kind: 'blue-7', red: 0, blue: 7 },
  { kind: 'blue-8', red: 0, blue: 8 },
  { kind: 'turbo', red: 0, blue: 5 }, // FF-CARD-08
]

export const deckSize = 110
/** What a turbo adds when it is played with another card (FF-CARD-09), be it a turbo (FF-CARD-10, FF-EX-06). */
export const turboBonus = 5
/** How often a seat may add one in the whole game (FF-TURN-08). */
export const mostTurbos = 3

export const allCards: readonly number[] = Array.from({ length: deckSize }, (_, card) => card)

/** The place of a card's kind in `cardKinds`. */
export function kindIndex(card: number): number {
  return card >> 3
}

export function kindOf(card: number): CardKind {
  return cardKinds[kindIndex(card)] ?? 'turbo'
}

/**
 * How far a card drives a car that stands on a space of this number: the red figure where it is the
 * space's own number, otherwise the blue one. The player has no choice (FF-CARD-06).
 */
export function distanceOf(card: number, spaceNumber: number): number {
  const kind = kindIndex(card)
  return reds[kind] === spaceNumber ? spaceNumber : (blues[kind] ?? 0)
}

const reds = faces.map(({ red }) => red)
const blues = faces.map(({ blue }) => blue)

/** The same for any card of a kind. */
export function kindDistance(kind: CardKind, spaceNumber: number): number {
  return distanceOf(cardKinds.indexOf(kind) << 3, spaceNumber)
}
