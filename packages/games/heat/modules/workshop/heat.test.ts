import { expect, test } from 'vitest'
import { cardCalled, faceOf } from '../../rules/cards.ts'
import { race } from '../../testing/table.ts'

const heatCards = ['heat-17', 'heat-48'] as const

test('HT-CARD-13: cards 17 and 48 are Heat, without value or symbol', () => {
  for (const name of heatCards) {
    expect(faceOf(cardCalled(name))).toMatchObject({ kind: 'heat', values: [], value: 0, symbols: {} })
  }
})

test('HT-SYM-24, HT-CARD-13: cards 17 and 48 are plain Heat: not to be played, not to be discarded, and cooled like any other', () => {
  for (const name of heatCards) {
    const table = race(1).garage(0, name, 'brakes-8', 'brakes-9').put(0, 14).engine(0, 6)
    // The seventh Heat is the upgrade.
    table.hand(0, 'heat', 2, 3)
    expect(table.shift(1).offers()).toEqual(['play 2', 'play 3'])
    table.play([2])
    expect(table.offers()).toEqual(['cool 1', 'boost', 'adrenaline', 'done'])
    const kept = race(1).garage(0, name).put(0, 14).engine(0, 6).hand(0, 'heat', 2, 3).shift(1).play([2]).done()
    expect(kept.offers()).toEqual(['discard', 'discard 3'])
    expect([table.cool(1).state.engine[0], table.zone(0, 'hands')]).toEqual([7, [3]])
  }
})

test('HT-SYM-24: the starting Heat is plain Heat as well', () => {
  const table = race(1).put(0, 14).engine(0, 6).hand(0, 'heat', 0, 5)
  expect(table.shift(1).offers()).toEqual(['play 0', 'play 5'])
  expect([table.play([5]).cool(1).state.engine[0], table.done().offers()]).toEqual([7, ['discard', 'discard 0']])
})
