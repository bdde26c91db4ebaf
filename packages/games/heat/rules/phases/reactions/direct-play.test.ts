import { expect, test } from 'vitest'
import { behind, driven, last, turn } from '../../../testing/turn.ts'

const driving = { space: 14, cards: [1, 1, 2], parked: behind, engine: 0 } as const

test('HT-SYM-17: the card is played from the hand beyond the number of the gear; its value moves the car and counts as speed', () => {
  const table = turn({ ...driving, kept: ['pedal-26', 4], deck: [3, 3, 3] })
  expect([table.offers(), table.state.gear[0]]).toEqual([['direct pedal-26', 'done'], 3])
  table.direct('pedal-26')
  expect([table.zone(0, 'area'), table.zone(0, 'hands')]).toEqual([[1, 1, 2, 'pedal-26'], [4]])
  expect([table.space(0), table.state.speed, table.state.gear[0]]).toEqual([21, 7, 3])
})

test('HT-SYM-17, HT-CORN-04: its value counts at corners that were crossed before', () => {
  const table = turn({ ...driving, space: 30, kept: ['pedal-24', 4], engine: 5 })
    .direct('pedal-24')
    .scrap(1)
    .done()
  expect(last(table, 'corner-taken')).toMatchObject({ corner: 'B', speed: 5, heat: 2 })
})

test('HT-SYM-17: it is optional, and only cards with the symbol are played so', () => {
  const table = turn({ ...driving, kept: ['pedal-24', 'suspension-34', 'cooling-13', 4], engine: 1 })
  expect(table.offers()).toEqual(['boost', 'direct pedal-24', 'done'])
  expect(table.done().zone(0, 'hands')).toContain('pedal-24')
})

test('HT-SYM-18: all symbols of the card apply, and what is mandatory must be done in this React', () => {
  const table = turn({ ...driving, kept: ['pedal-27', 'heat', 4], engine: 1 }).direct('pedal-27')
  expect(table.offers()).toEqual(['pay pedal-27', 'cool 1', 'boost'])
  expect(() => table.done()).toThrow('not among')
  const scrapping = turn({ ...driving, kept: ['pedal-25', 4], engine: 2 }).direct('pedal-25')
  expect(scrapping.offers()).toEqual(['scrap 2', 'boost'])
})

test('HT-SYM-18: a card that is played so and can no longer be paid is replaced like any other', () => {
  // Its own cooldown could pay for it, but it carries the car into the clouds.
  const conditions = { weather: 'clouds', road: ['overheat', 'weather', 'overheat', 'overheat'] } as const
  const table = turn({ ...driving, ...conditions, space: 28, kept: ['pedal-27', 'heat', 4], deck: [3] })
  table.direct('pedal-27')
  expect(table.told('card-replaced')).toHaveLength(1)
  expect(driven(table)).toEqual(['cards 4', 'direct 4', 'again -1'])
  expect([table.state.speed, table.zone(0, 'area')]).toEqual([7, [1, 1, 2, 3]])
})

test('HT-SYM-19: the card that was played in step 2 is not played a second time; another one is', () => {
  const played = turn({ ...driving, cards: [1, 1, 'pedal-24'], kept: [2, 4], engine: 1 }).scrap(1)
  expect(played.offers()).toEqual(['boost', 'done'])
  const twins = turn({ ...driving, cards: [1, 1, 'pedal-24'], kept: ['pedal-24', 4], engine: 1 })
  expect(twins.offers()).toEqual(['scrap 1', 'boost', 'direct pedal-24'])
  expect(twins.direct('pedal-24').offers()).toEqual(['scrap 1', 'boost'])
})

test('HT-V-05: under both wordings a card is played so in React only', () => {
  for (const wording of ['booklet', 'revised'] as const) {
    const cards = ['suspension-34', 1, 1] as const
    const parked = [{ space: 20 }, { space: 2 }]
    const table = turn({ ...driving, cards, kept: ['pedal-24', 4], parked, options: { wording } })
    const asked: string[] = []
    while (table.pending[0] === 0 && table.phase !== 'shift') {
      if (table.offers().includes('direct pedal-24')) asked.push(table.phase)
      table.pass()
    }
    expect(asked).toEqual(['react'])
  }
})

test('HT-R22: a gas pedal is not played directly when its Heat could not be paid', () => {
  const poor = turn({ space: 60, cards: [1], engine: 0, kept: ['pedal-27', 2] })
  expect(poor.offers()).not.toContain('direct pedal-27')
  // Its own cooldown may pay for it.
  const cooled = turn({ space: 60, cards: [1], engine: 0, kept: ['pedal-27', 'heat', 2] })
  expect(cooled.offers()).toContain('direct pedal-27')
})
