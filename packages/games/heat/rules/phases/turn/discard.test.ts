import { expect, test } from 'vitest'
import { race } from '../../../testing/table.ts'
import { last, turn } from '../../../testing/turn.ts'

/** A driver who is about to discard, with these cards in hand. */
function holding(...kept: NonNullable<Parameters<typeof turn>[0]['kept']>) {
  return turn({ space: 14, cards: [1], kept, engine: 4 }).done()
}

test('HT-DISC-01: any number of hand cards may be discarded, none and all of them, too', () => {
  const table = holding(4, 2, 2)
  expect(table.offers().toSorted()).toEqual(
    ['discard', 'discard 2', 'discard 4', 'discard 2 2', 'discard 2 4', 'discard 2 2 4'].toSorted(),
  )
  table.discard(2, 4)
  expect(last(table, 'cards-discarded')?.seat).toBe(0)
  // On top of them the card that was played.
  expect([table.zone(0, 'discard'), table.zone(0, 'hands')[0]]).toEqual([[1, 4, 2], 2])

  const keeping = holding(4, 2, 2).discard()
  expect([keeping.zone(0, 'hands').slice(0, 3), keeping.told('cards-discarded')]).toEqual([[4, 2, 2], []])
})

test('HT-DISC-02: Heat and Stress may not be discarded', () => {
  // The seventh Heat of a driver is the one that came with the starting upgrades.
  expect(holding('heat', 'heat', 'heat', 'stress', 'stress', 3).offers()).toEqual(['discard', 'discard 3'])
  expect(holding('heat', 'stress').offers()).toEqual(['discard'])
  expect(() => holding('heat', 3).discard('heat')).toThrow('not among')
})

test('HT-DISC-03: Speed cards, the 0 and the 5 may be discarded', () => {
  const table = holding(0, 1, 2, 3, 4, 5)
  expect(table.offers()).toEqual(expect.arrayContaining([0, 1, 2, 3, 4, 5].map((value) => `discard ${value}`)))
  expect(table.discard(0, 1, 2, 3, 4, 5).zone(0, 'discard').toSorted()).toEqual([0, 1, 1, 2, 3, 4, 5])
})

test('HT-DISC-02: upgrade Heat cards may not be discarded either', () => {
  const table = race(1).garage(0, 'heat-17', 'heat-48', 'brakes-8').put(0, 14).engine(0, 6)
  table.hand(0, 'heat', 'heat', 'brakes-8', 1).shift(1).play([1]).done()
  expect(table.offers()).toEqual(['discard', 'discard brakes-8'])
})

test('HT-DISC-03: upgrades and sponsor cards may be discarded, and a sponsor card stays with its driver', () => {
  const table = holding('turbo-42', 'sponsor-wings', 'pedal-24')
  table.discard('turbo-42', 'sponsor-wings', 'pedal-24')
  expect(table.zone(0, 'discard').toSorted()).toEqual([1, 'pedal-24', 'sponsor-wings', 'turbo-42'])
  expect(table.state.sponsors[0]).toBe(1)
})

test('HT-R19: a hand with too many ways to discard is discarded from by threes', () => {
  const many = [
    '4wd-1',
    'body-4',
    'body-5',
    'brakes-8',
    'rpm-14',
    'rpm-15',
    'cooling-12',
    'cooling-13',
    'wings-44',
  ] as const
  const table = turn({ space: 60, cards: [1], kept: many }).done()
  expect(table.phase).toBe('discard')
  expect(table.offers().length).toBeLessThanOrEqual(500)
  table.discard('4wd-1', 'body-4', 'body-5')
  expect(table.phase).toBe('discard')
  table.discard(...many.slice(3))
  expect(table.phase).toBe('shift')
})
