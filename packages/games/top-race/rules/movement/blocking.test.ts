import { describe, expect, test } from 'vitest'
import { driven, road, steps } from '../../testing/road.ts'
import type { Places } from '../../testing/table.ts'

const illegal = expect.objectContaining({ code: 'illegal' })
const every = (column: number) => ['a', 'b', 'c'].map((lane) => `${column}${lane}`)

/** Seat 0 moves red by 5 in a blocking race. */
function five(cars: Places) {
  return road(cars, { moves: 'blocking' }).owns(0, 'red').hand(0, 'D6', 'W').play('D6')
}

describe('the blocking race', () => {
  test('TR-BLOCK-01: a car may be stopped before it has used its whole number, and stands in the way of others', () => {
    const table = five({ red: '25b', yellow: '26a', blue: '20a' }).to('27a')
    expect([table.where('red'), table.told('car-moved')]).toMatchObject(['27a', [{ spaces: 5, lost: 3 }]])
    // Yellow on 26a has only 27a ahead.
    table.hand(1, 'D4', 'W').onTurn(1).play('D4')
    expect(steps(table)).toEqual(['red 2', 'yellow 0'])
    // In the basic game the same is refused.
    expect(() => road({ red: '25b', yellow: '26a' }).hand(0, 'D6', 'W').onTurn(0).play('D6').to('27a')).toThrow(illegal)
  })

  test('TR-BLOCK-02: every path from 1 step up to the greatest possible length is accepted, also with no car behind', () => {
    const table = () => five({ red: '20b' })
    const free = [21, 22, 23, 24, 25].flatMap(every)
    expect(table().offers().toSorted()).toEqual(free)
    for (const spot of free) expect(table().to(spot).where('red')).toBe(spot)
    // Blocked after three steps: up to there.
    expect(five({ red: '27a', black: '31a' }).offers()).toEqual(['28a', '29a', '30a'])
    // A path into a dead end is one too.
    expect(five({ red: '25a', black: '27a' }).to('26a').where('red')).toBe('26a')
    // Before the finish, over it, or not.
    expect(five({ red: '67a', yellow: '2a' }).offers().toSorted()).toEqual(['68a', '68b', 'home'])
    // Of two ways to a space the one with more steps loses least.
    expect(driven(five({ red: '7a' }).to('9a'))).toEqual(['red 7a 8b 9a'])
  })

  test('TR-BLOCK-03: a car that can move must move at least 1 step, and never more than its number', () => {
    const table = five({ red: '20b' })
    for (const spot of ['20b', '26a', '26b', '27a']) expect(() => table.to(spot)).toThrow(illegal)
    const single = five({ red: '30a', black: '32a' })
    expect(driven(single)).toEqual(['red 30a 31a'])
    const shut = five({ red: '30a', black: '31a' })
    expect(driven(shut)).toEqual(['red 30a'])
    // Wild numbers are under the same rule.
    const wild = road({ red: '20b' }, { moves: 'blocking' }).hand(0, 'W', 'D1').play('W').wild('red')
    expect(wild.offers()).toHaveLength(15)
    expect(wild.offers()).not.toContain('20b')
  })
})
