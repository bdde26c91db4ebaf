import { expect, test } from 'vitest'
import { race } from '../../../testing/table.ts'
import { behind, driven, inThird, last, turn } from '../../../testing/turn.ts'

test('HT-EX-17: cards 2 and 47 turn up 1, 2, 3 and 4: accelerating makes 14 of 10', () => {
  const table = turn({ space: 14, cards: ['4wd-2', '4wd-47'], deck: [1, 2, 3, 4, 2], parked: behind })
  expect([table.state.speed, table.space(0)]).toEqual([10, 24])
  table.accelerate()
  expect([table.state.speed, table.space(0), driven(table)]).toEqual([14, 28, ['cards 10', 'accelerate 4']])
})

test('HT-EX-17: after a boost that turns up a 2 it makes 17 of 12', () => {
  const table = turn({ space: 14, cards: ['4wd-2', '4wd-47'], deck: [1, 2, 3, 4, 2], parked: behind }).boost()
  expect([table.state.speed, table.accelerate().state.speed, table.space(0)]).toEqual([12, 17, 31])
})

test('HT-SYM-20: it counts the + of upgrades, of Stress and of a boost', () => {
  const table = turn({ space: 14, cards: ['4wd-47', 'stress', '4wd-1'], deck: [1, 1, 2, 2], parked: behind }).boost()
  expect(driven(table.accelerate()).at(-1)).toBe('accelerate 4')
})

test('HT-SYM-20: the speed that it adds counts at corners', () => {
  const table = inThird('4wd-47', { space: 30, deck: [2] })
    .accelerate()
    .done()
  expect(last(table, 'corner-taken')).toMatchObject({ corner: 'B', speed: 5, heat: 2 })
})

test('HT-SYM-20: without a + it has nothing to count, and is not offered', () => {
  const plain = inThird('pedal-28', { engine: 1 })
  expect(plain.scrap(5).offers()).toEqual(['boost', 'done'])
  expect(plain.boost().offers()).toEqual(['accelerate', 'done'])
})

test('HT-SYM-21: it is used for all of them or not at all, and once', () => {
  const table = turn({ space: 14, cards: ['4wd-2', '4wd-47'], deck: [1, 1, 2, 2], parked: behind })
  expect(table.offers().filter((offer) => offer.startsWith('accelerate'))).toEqual(['accelerate'])
  expect(table.accelerate().offers()).not.toContain('accelerate')
})

test('HT-SYM-21: a boost that is taken afterwards adds nothing to it', () => {
  const table = inThird('4wd-47', { deck: [2, 3] })
    .accelerate()
    .boost()
  expect([driven(table), table.phase, table.state.speed]).toEqual([
    ['cards 4', 'accelerate 1', 'boost 3'],
    'discard',
    8,
  ])
})

test('HT-V-04: cards that were turned up and discarded on the way do not count, under either wording', () => {
  for (const wording of ['booklet', 'revised'] as const) {
    const table = inThird('4wd-47', { deck: ['heat', 'stress', 'heat', 2], engine: 4, options: { wording } })
    expect(table.told('card-flipped')).toHaveLength(4)
    expect(driven(table.accelerate()).at(-1)).toBe('accelerate 1')
  }
})

test('HT-R12: what is turned up in place of an unpayable card, or by the repair of a shift, does not count', () => {
  const table = turn({ space: 60, cards: ['4wd-47', 'turbo-43'], deck: [1], engine: 0 })
  expect(table.state.pluses).toBe(1)
  table.deck(0, 4).replace('turbo-43')
  expect([table.state.pluses, table.state.speed]).toEqual([1, 5])
  expect(table.accelerate().state.speed).toBe(6)

  const repaired = race(1, { gears: 'tournament' }).garage(0, '4wd-47').put(0, 60).gear(0, 4).engine(0, 0)
  repaired.hand(0, '4wd-47', 1, 2).deck(0, 2, 3).play(['4wd-47', 1])
  expect([repaired.state.pluses, repaired.state.speed]).toEqual([1, 6])
  expect(repaired.accelerate().state.speed).toBe(7)
})
