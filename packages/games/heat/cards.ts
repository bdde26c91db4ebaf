import type { Symbols } from './symbols.ts'

/** A card by its place in `faces`; cards with the same face are alike. */
export type Card = number

/** The twelve Speed cards end a flip; upgrades have a value but do not; Heat and Stress have none. */
export type Kind = 'speed' | 'upgrade' | 'heat' | 'stress'

export interface Face {
  readonly kind: Kind
  readonly value: number
  readonly symbols: Symbols
}

/** Every face there is. The order is that of the hand, from dead weight to the fastest card. */
export const faces: readonly Face[] = [
  { kind: 'heat', value: 0, symbols: {} },
  { kind: 'stress', value: 0, symbols: { plus: 1 } }, // HT-MOVE-07
  { kind: 'upgrade', value: 0, symbols: {} },
  { kind: 'speed', value: 1, symbols: {} },
  { kind: 'speed', value: 2, symbols: {} },
  { kind: 'speed', value: 3, symbols: {} },
  { kind: 'speed', value: 4, symbols: {} },
  { kind: 'upgrade', value: 5, symbols: {} },
]

export const heat: Card = 0
export const stress: Card = 1

/** A card by what is printed on it: its value, `heat` or `stress`. */
export type CardName = 0 | 1 | 2 | 3 | 4 | 5 | 'heat' | 'stress'

export function cardCalled(name: CardName): Card {
  if (name === 'heat') return heat
  if (name === 'stress') return stress
  return faces.findIndex(({ kind, value }) => (kind === 'speed' || kind === 'upgrade') && value === name)
}

export function cardName(card: Card): CardName {
  return cardNames[card] ?? 'heat'
}
const cardNames: readonly CardName[] = ['heat', 'stress', 0, 1, 2, 3, 4, 5]

export function faceOf(card: Card): Face {
  const face = faces[card]
  if (!face) throw new RangeError(`there is no card ${card}`)
  return face
}

const isSpeedOf = faces.map(({ kind }) => kind === 'speed')

/** Whether the card ends a flip (HT-MOVE-05). */
export function isSpeed(card: Card): boolean {
  return isSpeedOf[card] === true
}

/** HT-PLAY-02, HT-PLAY-03. */
export function isPlayable(card: Card): boolean {
  return card !== heat
}

/** HT-DISC-02, HT-DISC-03. */
export function isDiscardable(card: Card): boolean {
  return card !== heat && card !== stress
}

/** HT-SET-02, HT-SET-03: what every driver brings; the circuit adds its Stress. */
export const speedCards: readonly Card[] = ([1, 2, 3, 4] as const).flatMap((value) => {
  const card = cardCalled(value)
  return [card, card, card]
})
export const startingUpgrades: readonly Card[] = [cardCalled(0), cardCalled(5), heat]

/** HT-SET-11. */
export const stressSupply = 37

/** HT-SET-09, HT-DISC-05. */
export const handSize = 7

export function countOf(cards: readonly Card[], card: Card): number {
  let count = 0
  for (const other of cards) if (other === card) count++
  return count
}
