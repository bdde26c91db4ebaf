import { expect, test } from 'vitest'
import { copiesOfRoadToken, roadKinds, weathers } from '../modules/conditions/tokens.ts'
import { legendCards } from '../modules/legends/cards.ts'
import { eventCard, eventIds } from '../modules/season/event-cards.ts'
import { copiesOfSponsor, sponsors } from '../modules/season/sponsors.ts'
import { race } from '../testing/table.ts'
import {
  cardCalled,
  cardName,
  faceOf,
  faces,
  heatSupply,
  inPlay,
  isDiscardable,
  isPlayable,
  isSpeed,
  isSponsor,
  speedCards,
  sponsorCards,
  startingUpgrades,
  stressSupply,
} from './cards.ts'
import { heatCircuits } from './circuits/index.ts'
import { mostCars } from './options.ts'

const plain = ['heat', 'stress', 0, 1, 2, 3, 4, 5] as const

test('every face has a name of its own, and is found by it', () => {
  const names = faces.map((_, card) => cardName(card))
  expect(new Set(names).size).toBe(faces.length)
  expect(names.map(cardCalled)).toEqual(faces.map((_, card) => card))
  expect(names.slice(0, plain.length)).toEqual(plain)
  for (const name of [0, 1, 2, 3, 4, 5] as const) expect(faceOf(cardCalled(name)).value).toBe(name)
})

test('only the values 1 to 4 are Speed cards, only Heat cannot be played, only Heat and Stress cannot be discarded', () => {
  const played = faces.map((_, card) => card).filter((card) => inPlay(card) === card)
  expect(played.filter(isSpeed).map(cardName)).toEqual([1, 2, 3, 4])
  expect(played.filter((card) => !isPlayable(card)).map(cardName)).toEqual(['heat'])
  expect(played.filter((card) => !isDiscardable(card)).map(cardName)).toEqual(['heat', 'stress'])
})

test('a card that there is not has no face', () => {
  for (const card of [-1, faces.length]) expect(() => faceOf(card)).toThrow(RangeError)
})

test('HT-CARD-15: five kinds of sponsor cards, seven of each, all of single use', () => {
  expect([sponsorCards.length, copiesOfSponsor, sponsorCards.length * copiesOfSponsor]).toEqual([5, 7, 35])
  expect(sponsorCards.every(isSponsor)).toBe(true)
  expect(sponsors.map(({ values, symbols }) => [values, symbols])).toEqual([
    [[1, 2, 3, 4], {}],
    [[4], { cooldown: 2 }],
    [[1], { slipstream: 2 }],
    [[6], {}],
    [[3], { adjust: 1 }],
  ])
  const { sponsorDeck, hands } = race(2, { event: 'title-sponsor' }).state
  expect(sponsorDeck.length + hands.flat().filter(isSponsor).length).toBe(35)
})

test('HT-CARD-16: the other cards and tokens are as many as are in the box', () => {
  expect([mostCars * speedCards.length, mostCars * startingUpgrades.length]).toEqual([72, 18])
  expect([heatSupply, stressSupply]).toEqual([48, 37])
  expect([legendCards.length, eventIds.length, Object.keys(heatCircuits).length]).toEqual([10, 10, 4])
  expect([weathers.length, roadKinds.length * copiesOfRoadToken]).toEqual([6, 12])
  // There are two figures for the press.
  expect(Math.max(...eventIds.map((id) => eventCard(id).press.length))).toBe(2)
})
