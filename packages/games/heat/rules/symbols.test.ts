import { expect, test } from 'vitest'
import { driven, inThird, last, paid, turn } from '../testing/turn.ts'
import type { CardName } from './cards.ts'
import { mandatory } from './symbols.ts'

test('HT-SYM-01: each + is a flip of its own, without Heat, and adds a Speed card; the value of card 1 counts as well', () => {
  const table = turn({ space: 14, cards: ['4wd-1', '4wd-2'], deck: [1, 'heat', 2, 'stress', 'heat', 3, 4], engine: 4 })
  const flips = table.told('card-flipped').map(({ counts, by }) => `${by} ${counts}`)
  expect(flips.filter((flip) => flip === 'plus true')).toHaveLength(4)
  expect([table.state.speed, table.state.engine[0], driven(table)]).toEqual([14, 4, ['cards 14']])
  // Nobody was asked: a + cannot be declined.
  expect(table.phase).toBe('react')
})

test('HT-SYM-23: +, Heat, Scrap and Adjust cannot be left unused', () => {
  expect(mandatory.toSorted()).toEqual(['adjust', 'heat', 'plus', 'scrap'])
  const isOver = (card: CardName) =>
    inThird(card, { deck: [2, 2] })
      .offers()
      .includes('done')
  const owing: CardName[] = ['cooling-11', 'rpm-30', 'wings-46', 'tires-37', 'tires-38', 'pedal-24', 'turbo-43']
  for (const card of owing) expect([card, isOver(card)]).toEqual([card, false])
  // The + of card 2 are done before React, and the Adjust of card 39 comes by itself in step 7.
  expect([isOver('4wd-2'), isOver('tires-39')]).toEqual([true, true])
  expect(paid(inThird('tires-39', { space: 30 }).done())).toEqual(['B 3'])
})

test('HT-SYM-23: a card of single use is used up, whatever its driver would like', () => {
  const table = inThird('sponsor-turbo', { engine: 0 })
  expect(table.offers()).toEqual(['discard', 'discard 2'])
  expect(last(table.discard(), 'sponsors-used')?.cards).toHaveLength(1)
})

test('HT-SYM-23, HT-REACT-09: every other symbol may be left unused', () => {
  const kept = ['heat', 'stress', 'pedal-27'] as const
  const cards = ['4wd-47', 'body-20', 'fuel-22', 'suspension-33'] as const
  const table = turn({
    space: 14,
    cards,
    kept,
    discarded: [4],
    deck: [2],
    engine: 1,
    parked: [{ space: 22 }, { space: 2 }],
  })
  expect(table.offers()).toEqual(['cool 1', 'boost', 'relieve 1', 'salvage 4', 'direct pedal-27', 'accelerate', 'done'])
  table.done().refresh().stay().discard()
  expect([table.space(0), table.state.engine[0], table.zone(0, 'hands').slice(0, 3)]).toEqual([22, 1, [...kept]])
  expect(table.zone(0, 'discard').toSorted()).toEqual([...cards, 2, 4].toSorted())
})

test('HT-SYM-22: a played card of single use is out of the race after step 8 and not in the discard of its driver', () => {
  const table = inThird('sponsor-cooling', { kept: [2], engine: 0 }).passTo(0)
  expect([table.phase, table.zone(0, 'area')]).toEqual(['react', [1, 1, 'sponsor-cooling']])
  // It lies there until the end of the turn.
  expect(table.done().zone(0, 'area')).toContain('sponsor-cooling')
  table.discard()
  expect([table.zone(0, 'discard'), table.state.sponsors[0], table.state.spent.length]).toEqual([[1, 1], 0, 1])
})
