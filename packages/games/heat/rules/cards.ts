import { type SponsorKind, sponsorKinds, sponsors } from '../modules/season/sponsors.ts'
import { basicKinds, type Category, copiesOfUpgrade, type Upgrade, upgrades } from '../modules/workshop/upgrades.ts'
import type { Symbols } from './symbols.ts'

/** A card by its place in `faces`; cards with the same face are alike. */
export type Card = number

/** The twelve Speed cards end a flip; upgrades and sponsors have values but do not; Heat and Stress have none. */
export type Kind = 'speed' | 'upgrade' | 'sponsor' | 'heat' | 'stress'

export interface Face {
  readonly kind: Kind
  /** The values printed on it; its driver chooses one of several. None counts as 0. */
  readonly values: readonly number[]
  /** The only value, or the first of several. */
  readonly value: number
  readonly symbols: Symbols
}

/** The cards of the base race. The order is that of the hand, from dead weight to the fastest card. */
const plainFaces: readonly Face[] = [
  { kind: 'heat', values: [], value: 0, symbols: {} },
  { kind: 'stress', values: [], value: 0, symbols: { plus: 1 } }, // HT-MOVE-07
  { kind: 'upgrade', values: [0], value: 0, symbols: {} },
  { kind: 'speed', values: [1], value: 1, symbols: {} },
  { kind: 'speed', values: [2], value: 2, symbols: {} },
  { kind: 'speed', values: [3], value: 3, symbols: {} },
  { kind: 'speed', values: [4], value: 4, symbols: {} },
  { kind: 'upgrade', values: [5], value: 5, symbols: {} },
]

const firstUpgrade = plainFaces.length
const firstSponsor = firstUpgrade + upgrades.length

/** Every face there is. */
export const faces: readonly Face[] = [...plainFaces, ...upgrades, ...sponsors]

export const heat: Card = 0
export const stress: Card = 1

/** A card by what it is called in tests and records: its value, `heat`, `stress`, `brakes-8`, `sponsor-turbo`. */
export type CardName = 0 | 1 | 2 | 3 | 4 | 5 | 'heat' | 'stress' | `${Category}-${number}` | `sponsor-${SponsorKind}`

const cardNames: readonly CardName[] = [
  'heat',
  'stress',
  0,
  1,
  2,
  3,
  4,
  5,
  ...upgrades.map(({ category, number }): CardName => `${category}-${number}`),
  ...sponsorKinds.map((kind): CardName => `sponsor-${kind}`),
]

export function cardCalled(name: CardName): Card {
  const card = cardNames.indexOf(name)
  if (card < 0) throw new RangeError(`there is no card ${name}`)
  return card
}

export function cardName(card: Card): CardName {
  return cardNames[card] ?? 'heat'
}

export function faceOf(card: Card): Face {
  const face = faces[card]
  if (!face) throw new RangeError(`there is no card ${card}`)
  return face
}

/** The upgrade with its number and part of the car; undefined for all other cards. */
export function upgradeOf(card: Card): Upgrade | undefined {
  return upgrades[card - firstUpgrade]
}

const isSpeedOf = faces.map(({ kind }) => kind === 'speed')
const isSponsorOf = faces.map(({ kind }) => kind === 'sponsor')
const hasChoiceOf = faces.map(({ values }) => values.length > 1)

/** Whether the card ends a flip (HT-MOVE-05). */
export function isSpeed(card: Card): boolean {
  return isSpeedOf[card] === true
}

export function isSponsor(card: Card): boolean {
  return isSponsorOf[card] === true
}

/** Whether its driver chooses among values (HT-MOVE-08). */
export function hasChoice(card: Card): boolean {
  return hasChoiceOf[card] === true
}

/** HT-PLAY-02, HT-PLAY-03, HT-SPON-02 */
export function isPlayable(card: Card): boolean {
  return card !== heat
}

/** HT-DISC-02, HT-DISC-03 */
export function isDiscardable(card: Card): boolean {
  return card !== heat && card !== stress
}

/** HT-SYM-24: the card as it goes into a deck. A Heat among the upgrades is Heat like any other. */
export function inPlay(card: Card): Card {
  return faceOf(card).kind === 'heat' ? heat : card
}

/** HT-SET-02, HT-SET-03: what every driver brings; the circuit adds its Stress. */
export const speedCards: readonly Card[] = ([1, 2, 3, 4] as const).flatMap((value) => {
  const card = cardCalled(value)
  return [card, card, card]
})
export const startingUpgrades: readonly Card[] = [cardCalled(0), cardCalled(5), heat]

/** Which of the upgrades are there to be had (HT-WORK-08, HT-CHAMP-02). */
export type Level = 'basic' | 'advanced' | 'all'

export function upgradeCards(level: Level): Card[] {
  const cards: Card[] = []
  for (const { number } of upgrades) {
    if (level === 'basic' && number > basicKinds) continue
    if (level === 'advanced' && number <= basicKinds) continue
    for (let copy = 0; copy < copiesOfUpgrade; copy++) cards.push(firstUpgrade + number - 1)
  }
  return cards
}

export const sponsorCards: readonly Card[] = sponsorKinds.map((_, kind) => firstSponsor + kind)

/** HT-SET-11, HT-CARD-16 */
export const heatSupply = 48
export const stressSupply = 37

/** HT-SET-09, HT-DISC-05: unless an event says otherwise. */
export const usualHandSize = 7

export function countOf(cards: readonly Card[], card: Card): number {
  let count = 0
  for (const other of cards) if (other === card) count++
  return count
}
