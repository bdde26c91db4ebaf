import { expect, test } from 'vitest'
import { cardCalled } from '../rules/cards.ts'
import { turn } from '../testing/turn.ts'
import { thenDiscards } from './rest-of-turn.ts'

const done = { type: 'done' } as const
const far = [{ space: 2 }]

test('the discard is decided together with the end of React, where nothing comes to light before it', () => {
  const table = turn({ space: 14, cards: [1], kept: ['heat', 'stress', 1, 4], engine: 5, parked: far })
  const discard = { type: 'discard', cards: [1, 4].map((name) => cardCalled(name === 1 ? 1 : 4)) }
  expect(thenDiscards(table.view(0), 0, done, discard.cards.toReversed())).toEqual([discard])
  expect(thenDiscards(table.view(0), 0, done, [])).toEqual([{ type: 'discard', cards: [] }])
  // It is just what is offered then.
  expect(table.done().phase).toBe('discard')
  expect(table.offers()).toContain('discard 1 4')
})

test('heat and stress are never discarded, whatever was picked', () => {
  const table = turn({ space: 14, cards: [1], kept: ['heat', 'stress', 1], engine: 5, parked: far })
  expect(thenDiscards(table.view(0), 0, done, [cardCalled('stress')])).toEqual([])
})

test('a slipstream is asked for first, and a boost turns up a card: nothing follows of itself', () => {
  const table = turn({ space: 14, cards: [1], kept: [1, 4], engine: 5, parked: [{ space: 16 }] })
  expect(thenDiscards(table.view(0), 0, done, [])).toEqual([])
  expect(thenDiscards(table.view(0), 0, { type: 'boost' }, [])).toEqual([])
  expect(table.done().phase).toBe('slipstream')
  expect(thenDiscards(table.view(0), 0, { type: 'stay' }, [])).toHaveLength(1)
})
