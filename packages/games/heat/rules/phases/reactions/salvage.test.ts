import { expect, test } from 'vitest'
import { race } from '../../../testing/table.ts'
import { behind, inThird, last, turn } from '../../../testing/turn.ts'
import { cardCalled } from '../../cards.ts'
import { heatGame } from '../../game.ts'

test('HT-SYM-15: 0 to n cards of any kind go from the own discard into the deck', () => {
  const table = inThird('fuel-22', { discarded: ['heat', 'stress', 4, 4, 'brakes-8'], engine: 0 })
  const pairs = ['heat stress', 'heat 4', 'heat brakes-8', 'stress 4', 'stress brakes-8', '4 4', '4 brakes-8']
  const ones = ['heat', 'stress', '4', 'brakes-8']
  expect(table.offers()).toEqual([...ones, ...pairs].map((cards) => `salvage ${cards}`).concat('done'))
  const deck = table.zone(0, 'decks').length
  table.salvage(4, 'stress')
  expect(table.zone(0, 'discard').toSorted()).toEqual([4, 'brakes-8', 'heat'])
  expect(table.zone(0, 'decks').length).toBe(deck + 2)
  expect(last(table, 'cards-salvaged')?.cards).toHaveLength(2)
})

test('HT-SYM-15: cards of the play area and of others are not among them, and an empty discard has none', () => {
  const table = inThird('fuel-22', { discarded: [4], engine: 0 })
  expect(table.offers()).toEqual(['salvage 4', 'done'])
  expect(() => table.salvage(1)).toThrow('not among')
  expect(inThird('fuel-22', { engine: 0 }).phase).toBe('discard')
})

test('HT-SYM-15: it is used once, with one card or with two', () => {
  const table = inThird('fuel-22', { discarded: [4, 3, 3], engine: 1 }).salvage(4)
  expect(table.offers()).toEqual(['boost', 'done'])
  const both = turn({ space: 14, cards: ['fuel-22', 'fuel-22', 1], discarded: [4, 3, 3], kept: [2], parked: behind })
  expect(both.salvage(3, 3).offers()).toContain('salvage 4')
})

test('HT-SYM-15: the deck is shuffled: a salvaged card may be anywhere in it', () => {
  const places = new Set(
    Array.from({ length: 24 }, (_, seed) => {
      const table = race(1, {}, `salvage ${seed}`)
      table.garage(0, 'fuel-22', 'brakes-8').put(0, 14).hand(0, 'fuel-22', 2).discarded(0, 'brakes-8')
      return table.shift(1).play(['fuel-22']).salvage('brakes-8').zone(0, 'decks').indexOf('brakes-8')
    }),
  )
  expect(places.size).toBeGreaterThan(4)
})

test('HT-R9: salvaged cards are told to everyone, and go into the deck', () => {
  const table = turn({ space: 60, cards: ['fuel-22'], discarded: [3, 4] })
  const before = table.zone(0, 'decks').length
  table.salvage(3, 4)
  expect(table.told('cards-salvaged')).toEqual([
    { type: 'cards-salvaged', seat: 0, cards: [cardCalled(3), cardCalled(4)] },
  ])
  for (const event of table.told('cards-salvaged')) expect(heatGame.redact(event, 'spectator')).toEqual(event)
  expect(table.zone(0, 'decks')).toHaveLength(before + 2)
})
