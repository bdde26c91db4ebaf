import { describe, expect, test } from 'vitest'
import { driven, road, steps } from '../../testing/road.ts'
import { race, type TopRaceTable } from '../../testing/table.ts'
import { carCalled, colours } from '../cards.ts'

const illegal = expect.objectContaining({ code: 'illegal' })

/** Blue 6, white 4, green 2, red 1: every car stands free for itself. */
function start(): TopRaceTable {
  const table = race(3, { rows: 'free', races: 1 }).put('green', '2b').put('black', '11b').put('white', '20b')
  return table.put('yellow', '33a').put('blue', '46b').put('red', '36a').hand(0, 'B3', 'C2', 'W').play('B3')
}

/** Takes rows in this order, and the first end of each move. */
function take(table: TopRaceTable, ...rows: number[]): TopRaceTable {
  for (const row of rows) {
    if (table.phase === 'row') table.row(row)
    if (table.phase === 'move') table.to(table.offers()[0] ?? '')
  }
  return table
}

describe('the race with free order', () => {
  test('TR-ORDER-01: the mover carries out the rows of a card in any order', () => {
    expect([start().phase, start().pending, start().offers()]).toEqual([
      'row',
      [0],
      ['row 0', 'row 1', 'row 2', 'row 3'],
    ])
    for (const [first, second, third, last] of [
      [3, 2, 1, 0],
      [1, 3, 0, 2],
      [0, 1, 2, 3],
    ] as const) {
      const table = take(start(), first, second, third, last)
      const order = [first, second, third, last].map((row) => ['blue 6', 'white 4', 'green 2', 'red 1'][row])
      expect([steps(table), table.pending]).toEqual([order, [1]])
    }
    // So a car below may make room for one above.
    const narrow = race(3, { rows: 'free' }).put('blue', '29a').put('white', '30a').hand(0, 'B3', 'W').play('B3')
    expect(driven(take(narrow, 1, 0))[0]).toBe('white 30a 31a 32a 33a 34a')
    expect(narrow.told('car-moved')[1]).toMatchObject({ car: carCalled('blue'), lost: 0 })
  })

  test('TR-ORDER-01: a wild row too may be taken at any time, its car being named then', () => {
    const wild = race(3, { rows: 'free' }).put('red', '36a').put('blue', '46b').put('white', '20b').put('yellow', '11a')
    wild.hand(0, 'C2', 'W').play('C2').row(2)
    expect([wild.phase, wild.offers()]).toEqual(['wild', ['green', 'black', 'red']])
    expect(steps(wild.wild('red').to('38a'))).toEqual(['red 2'])
    expect(wild.offers()).toEqual(['row 0', 'row 1', 'row 3'])
  })

  test('TR-R10: the row of a car that broke down is offered, since it may return before the row is taken', () => {
    const table = race(3, { rows: 'free' }).put('blue', '36a').put('white', '20b').put('green', '2b')
    table.brokenDown('red', '38a').hand(0, 'B3', 'W').play('B3')
    expect(table.offers()).toEqual(['row 0', 'row 1', 'row 2', 'row 3'])
    take(table, 0, 3)
    expect(table.told('car-returned')).toMatchObject([{ car: carCalled('red') }])
    expect(table.told('row-lost')).toEqual([])
  })

  test('TR-ORDER-02: each row is carried out exactly once and completely before another begins', () => {
    const table = start().row(2)
    expect([table.phase, colours[table.state.car]]).toEqual(['move', 'green'])
    for (const other of [0, 1, 3]) expect(() => table.row(other)).toThrow(illegal)
    table.to('4a')
    expect(table.offers()).toEqual(['row 0', 'row 1', 'row 3'])
    expect(() => table.row(2)).toThrow(illegal)
    take(table, 3, 0)
    // The last row needs no choice of order.
    expect([table.phase, colours[table.state.car], table.told('row-chosen').length]).toEqual(['move', 'white', 3])
    expect(steps(table.to(table.offers()[0] ?? ''))).toEqual(['green 2', 'red 1', 'blue 6', 'white 4'])
    expect(table.pending).toEqual([1])
    // A blocked row is done as well.
    const jam = race(3, { rows: 'free' }).put('blue', '29a').put('white', '30a').hand(0, 'B3', 'W').play('B3').row(0)
    expect([steps(jam), jam.offers()]).toEqual([['blue 0'], ['row 1', 'row 2', 'row 3']])
  })

  test('TR-R10: rows of finished cars are not offered, they lapse', () => {
    const table = road({ blue: '46b', green: '2b', red: '36a' }, { rows: 'free' }).hand(0, 'B3', 'W').play('B3')
    expect(table.offers()).toEqual(['row 0', 'row 2', 'row 3'])
    expect(() => table.row(1)).toThrow(illegal)
    take(table, 3, 2, 0)
    expect(steps(table)).toEqual(['red 1', 'green 2', 'blue 6'])
    expect(table.told('row-lost')).toMatchObject([{ car: carCalled('white'), spaces: 4, why: 'finished' }])
    expect([table.state.discard.length, table.phase]).toEqual([1, 'card'])
    // Where one car is left nothing is asked, and where none is the card is done at once.
    const one = road({ green: '2b', yellow: '9a' }, { rows: 'free' }).hand(0, 'B3', 'W').play('B3')
    expect([one.phase, one.offers().toSorted()]).toEqual(['move', ['4a', '4b', '4c']])
    const none = road({ yellow: '9a', black: '2b' }, { rows: 'free' }).hand(0, 'B3', 'W').play('B3')
    expect([driven(none), none.told('row-lost').length, none.pending]).toEqual([[], 4, [1]])
  })
})
