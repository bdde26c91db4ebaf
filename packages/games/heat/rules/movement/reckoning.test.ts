import { describe, expect, test } from 'vitest'
import { race } from '../../testing/table.ts'
import { inThird, last, paid, turn } from '../../testing/turn.ts'
import { reckon } from './reckoning.ts'

test('HT-SYM-09: an Adjust changes the limits of all corners that the driver crosses in this turn', () => {
  // Over C (limit 5) and D (limit 4) of Great Britain.
  const table = turn({ space: 36, cards: ['wings-46', 2], engine: 3, options: { circuit: 'gb' } })
  table.pay('wings-46').done()
  expect([table.state.speed, table.space(0), paid(table)]).toEqual([8, 44, ['C 0', 'D 1']])
  expect(table.told('corner-taken').map(({ limit }) => limit)).toEqual([8, 7])
})

test('HT-SYM-09: + is higher and − is lower', () => {
  expect(last(inThird('tires-39', { space: 30 }).done(), 'corner-taken')).toMatchObject({ limit: 2, speed: 5, heat: 3 })
  const table = inThird('wings-45', { space: 30 }).pay('wings-45').scrap(2).done()
  expect(last(table, 'corner-taken')).toMatchObject({ limit: 5, speed: 5, heat: 0 })
})

test('HT-SYM-09: it holds for this driver and this turn only', () => {
  const table = race(2).garage(0, 'tires-41').put(0, 31).put(1, 30).hand(0, 'tires-41', 1, 2).hand(1, 4, 1)
  table.deck(0, 2, 1).shift(1, 1).play(['tires-41'], [4])
  table.passTo(1).passTo()
  expect(table.told('corner-taken').map(({ seat, limit }) => [seat, limit])).toEqual([
    [0, 5],
    [1, 3],
  ])
  table.put(0, 47).hand(0, 2, 1).put(1, 5).hand(1, 1, 1).shift(1, 1).play([2], [1]).passTo()
  expect(last(table, 'corner-taken')).toMatchObject({ seat: 0, corner: 'C', limit: 3 })
})

test('HT-SYM-10: the Adjust symbols of all cards in play are summed, and a negative one is not to be declined', () => {
  // +1, −1 and −1 at B of the USA, whose limit is 3.
  const table = turn({ space: 30, cards: ['tires-36', 'tires-39', 'sponsor-wings'], engine: 6 }).done()
  expect(last(table, 'corner-taken')).toMatchObject({ corner: 'B', speed: 8, limit: 2, heat: 6 })
  const both = turn({ space: 30, cards: ['wings-45', 'sponsor-wings'], engine: 6, deck: [1, 1] })
  expect(last(both.pay('wings-45').scrap(2).done(), 'corner-taken')).toMatchObject({ speed: 6, limit: 6, heat: 0 })
})

test('HT-SYM-10: that of a card whose Heat could not be paid is not among them', () => {
  const table = inThird('wings-46', { space: 30, engine: 1, deck: [2] })
  table.replace('wings-46').done()
  expect(last(table, 'corner-taken')).toMatchObject({ speed: 4, limit: 3, heat: 1 })
})

describe('the corners of a way', () => {
  const view = race(1, { circuit: 'gb' }).view(0)

  test('every corner crossed has its cost, in the order of driving', () => {
    const way = reckon(view, { from: 36, to: 43, speed: 7, engine: 6 })
    expect(way.corners.map(({ corner, line, cost }) => [corner.letter, line, cost])).toEqual([
      ['C', 37, 2],
      ['D', 43, 3],
    ])
    expect([way.heat, way.spinsOutAt]).toEqual([5, undefined])
    expect(reckon(view, { from: 37, to: 42, speed: 5, engine: 0 })).toEqual({
      corners: [],
      heat: 0,
      spinsOutAt: undefined,
    })
  })

  test('the car spins out at the first corner that the engine cannot pay; none behind it is reckoned', () => {
    const spin = (engine: number) => reckon(view, { from: 36, to: 48, speed: 12, engine })
    expect([spin(6).spinsOutAt?.corner.letter, spin(6).corners.length]).toEqual(['C', 1])
    expect([spin(7).spinsOutAt?.corner.letter, spin(7).corners.length, spin(7).heat]).toEqual(['D', 2, 15])
    expect(reckon(view, { from: 36, to: 43, speed: 7, engine: 5 }).spinsOutAt).toBeUndefined()
  })

  test('what lies behind the last finish line costs nothing', () => {
    const corners = (from: number) => reckon(view, { from, to: from + 20, speed: 20, engine: 0 }).corners.length
    expect([corners(62), corners(62 + 63)]).toEqual([1, 0])
  })
})
