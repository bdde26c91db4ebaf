/** A car that broke down waits beside the track until its partner has passed it. */
import { describe, expect, test } from 'vitest'
import { carsApart, lastCard } from '../../testing/apart.ts'
import type { SpaceName } from '../../testing/spaces.ts'
import type { TopRaceTable } from '../../testing/table.ts'
import type { Colour } from '../cards.ts'

/** Red broke down on 46a; blue, its partner, is behind it. */
const waiting = (spot: SpaceName = '46a') => carsApart().brokenDown('red', spot)

describe('while it waits', () => {
  test('TR-PAIR-07: all its movement is lost, by coloured and by wild rows', () => {
    const table = waiting().hand(0, 'D6', 'X6').hand(1, 'W', 'D2').hand(2, 'C6', 'D3')
    table.play('D6')
    expect([table.where('red'), table.pending]).toEqual(['off', [1]])
    table.play('W').wild('red')
    expect([table.where('red'), table.pending]).toEqual(['off', [2]])
    // C6: red 6, black 4, wild 2, green 1. The rest of the card is carried out.
    table.play('C6').to('15a').wild('yellow').to('26b').to('3a')
    expect(table.told('row-lost')).toMatchObject([
      { spaces: 5, why: 'broken-down' },
      { spaces: 5, why: 'broken-down' },
      { spaces: 6, why: 'broken-down' },
    ])
    // Nothing of it is made up for later.
    table.put('blue', '45a').hand(0, 'D5', 'D1').play('D5').to('50a')
    expect(table.where('red')).toBe('46a')
  })

  test('TR-T8-01: its space is free and may be entered or passed by every car', () => {
    const single = () => waiting('42a').hand(0, 'D1', 'D5', 'D4')
    expect(single().put('green', '37a').play('D1').where('green')).toBe('42a')
    expect(single().put('green', '41a').play('D1').to('46a').where('green')).toBe('46a')
    expect(single().put('blue', '37a').play('D5').where('blue')).toBe('42a')
    expect(single().put('blue', '41a').play('D5').to('46b').where('blue')).toBe('46b')
  })
})

describe('until it is passed', () => {
  test('TR-PAIR-08: by the other car of its pair; being passed by any other car changes nothing', () => {
    const table = waiting().hand(0, 'D1', 'D4', 'D5').hand(1, 'D2', 'W').hand(2, 'D3', 'W')
    for (const [colour, card] of [
      ['green', 'D1'],
      ['black', 'D2'],
      ['white', 'D3'],
      ['yellow', 'D4'],
    ] as const) {
      table.put(colour, '45b').play(card).to('50b').put(colour, '11b')
      expect(table.where('red')).toBe('off')
    }
    table.put('blue', '45b').onTurn(0).play('D5').to('50b')
    expect(table.where('red')).toBe('46a')
    expect(table.told('car-returned')).toMatchObject([{ isElsewhere: false }])
  })

  test('TR-T7-01: the front of the partner must be a greater column; drawing level does not do', () => {
    for (const level of ['46a', '46b']) {
      // A6: black 6, white 5, yellow 4, blue 3, red 2, green 1.
      const table = waiting().put('blue', '41a').hand(0, 'D5', 'A6').play('D5').to(level)
      expect(table.where('red')).toBe('off')
      table.onTurn(0).play('A6').playOn('card')
      expect([table.told('car-returned').length, table.where('blue').slice(0, 2)]).toEqual([1, '49'])
    }
    // 57a covers columns 52 to 57, so whoever is on 55c has not passed it and whoever is on 58b has.
    // B7: red 6, yellow 4, black 2, blue 1.
    const behind = (blue: SpaceName) => waiting('57a').put('blue', blue).hand(0, 'B7', 'D1').play('B7').to('13a')
    expect(behind('53c').to('55c').where('red')).toBe('off')
    expect(behind('55c').to('57c').where('red')).toBe('off')
    expect(behind('57c').to('58b').where('red')).toBe('57a')
  })

  test('TR-T7-02: or until the partner crosses the finish', () => {
    const table = waiting('68a').put('blue', '68b').hand(0, 'D5', 'D1').play('D5')
    expect([table.where('blue'), table.where('red')]).toEqual(['home', '68a'])
  })
})

describe('its return', () => {
  test('TR-PAIR-09: at once, in the middle of the card, to the space where it broke down', () => {
    // B3: blue 6, white 4, green 2, red 1.
    const table = waiting().put('blue', '45b').hand(0, 'B3', 'D1').play('B3')
    expect(table.where('red')).toBe('off')
    table.to('51a')
    expect([table.where('red'), table.phase, table.state.card >= 0]).toEqual(['46a', 'move', true])
    expect(table.offers()).toEqual(['24b', '24c'])
  })

  test('TR-PAIR-10: its row further down the same card is carried out, its row further up stays lost', () => {
    // A3: blue 6, red 5, green 4, black 3, white 2, yellow 1.
    const down = waiting().put('blue', '45b').hand(0, 'A3', 'D1').play('A3').to('51b').to('51a')
    expect([down.where('red'), down.told('row-lost')]).toEqual(['51a', []])
    // B7: red 6, yellow 4, black 2, blue 1.
    const up = waiting().put('blue', '46b').hand(0, 'B7', 'D1').play('B7').to('13a').to('47b')
    expect([up.where('red'), up.phase, up.told('row-lost').length]).toEqual(['46a', 'card', 1])
  })

  /** Red broke down on this space, where green now is; blue passes. Where red comes back. */
  function returned(spot: SpaceName, taken: Partial<Record<Colour, SpaceName>>, blue = '49c'): SpaceName {
    const table = waiting(spot).put('green', spot).put('blue', blue).hand(0, 'D5', 'D1')
    for (const colour of ['black', 'white', 'yellow'] as const) table.put(colour, taken[colour] ?? '2a')
    return table.play('D5').playOn('card').where('red')
  }

  test('TR-R15: behind a long space is behind the whole of it, and nothing that reaches farther forward', () => {
    expect(returned('57a', {}, '60c')).toBe('51a')
    expect(returned('57b', {}, '60c')).toBe('54b')
    expect(returned('55c', { black: '53c' }, '60c')).toBe('54b')
  })

  test('TR-T7-03: if its space is taken, the first free one behind, column by column, its own lane first, then from the inside', () => {
    expect(returned('48b', {})).toBe('47b')
    expect(returned('48b', { black: '47b' })).toBe('47a')
    expect(returned('48b', { black: '47b', white: '47a' })).toBe('47c')
    expect(returned('48b', { black: '47b', white: '47a', yellow: '47c' })).toBe('46b')
    expect(returned('48c', { black: '47c' })).toBe('47a')
    expect(returned('46c', {})).toBe('45a')
    expect(returned('45b', {})).toBe('44a')
    // Behind the corner space 17b its own lane goes on with 16b.
    expect(returned('17b', {})).toBe('16b')
    expect(returned('10a', {})).toBe('9a')
  })

  test('TR-T7-03: a car that comes back behind the line has its whole lap before it', () => {
    const table = waiting('2a').put('green', '2a').put('blue', '68a', 0).hand(0, 'D5', 'D1').play('D5').playOn('card')
    expect(table.where('red')).toBe('68a')
    expect(table.onTurn(0).hand(0, 'D6', 'D1').play('D6').playOn('card').where('red')).toMatch(/^6[abc]$/)
    expect(table.order().at(-1)).toBe('green')
  })
})

describe('when the race ends', () => {
  /** Green drives the last move of the race, from 2a to 7a. */
  const end = (table: TopRaceTable) => lastCard(table, 'D1').play('D1').playOn()
  const paid = (table: TopRaceTable) => table.told('prize-paid').map(({ prize }) => prize)

  test('TR-T9-01: a car that is still broken down is ranked by the space it broke down on', () => {
    const table = end(carsApart().brokenDown('red', '46a').brokenDown('black', '32a'))
    expect(table.order()).toEqual(['red', 'blue', 'black', 'yellow', 'white', 'green'])
    expect([paid(table), table.gain(2)]).toEqual([[200, 150, 100, 60, 30, 10], 200 + 30])
    expect(end(carsApart().brokenDown('red', '23a')).order().indexOf('red')).toBe(2)
  })

  test('TR-T9-02: if another car stands on that space, it is ranked directly behind that one', () => {
    const table = end(carsApart().brokenDown('black', '46a').put('blue', '46b'))
    expect(table.order().slice(0, 3)).toEqual(['red', 'black', 'blue'])
    const other = end(carsApart().brokenDown('red', '33a').put('yellow', '33b'))
    expect(other.order().slice(0, 3)).toEqual(['blue', 'red', 'yellow'])
  })

  test('TR-R8: of two cars that broke down on the same space the order of the colours decides', () => {
    for (const [first, second] of [
      ['black', 'blue'],
      ['white', 'yellow'],
      ['green', 'blue'],
    ] as const) {
      const table = lastCard(carsApart().brokenDown(second, '40a').brokenDown(first, '40a'), 'W')
      const order = table.play('W').wild(first).order()
      expect(order.indexOf(second) - order.indexOf(first)).toBe(1)
    }
  })
})

test('TR-R14: an acceleration never ends a breakdown, since it stops level', () => {
  for (const [broken, rear] of [
    ['46a', '33a'],
    ['30a', '20a'],
    ['57a', '50c'],
    ['54b', '48a'],
  ] as const) {
    const table = carsApart({ cards: 'bingo' }).brokenDown('red', broken).put('blue', rear).onTop(['S1']).draw()
    table.accelerate()
    if (table.phase === 'move') table.to(table.offers()[0] ?? '')
    expect([table.where('red'), table.told('car-returned')]).toEqual(['off', []])
    expect(table.told('car-accelerated')[0]?.path.length).toBeGreaterThan(0)
  }
})
