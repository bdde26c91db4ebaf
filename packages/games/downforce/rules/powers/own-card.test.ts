/** Strategic, Tricky and Unpredictable: powers over the cards that their owner plays. */
import { describe, expect, test } from 'vitest'
import { road, steps } from '../../testing/road.ts'
import { colours } from '../cards.ts'

const illegal = expect.objectContaining({ code: 'illegal' })

/** B6 is black 6, red 4, yellow 2, orange 1; C2 is blue 6, orange 4, wild 2, yellow 1; F is wild 4, wild 2. */
const cars = { black: '2a', red: '9a', yellow: '14a', orange: '24a', blue: '39a', green: '50a' } as const
const table = () => road(cars).owns(0, 'red').owns(1, 'black').owns(2, 'blue').hand(0, 'B6', 'C2', 'F', 'E1')

describe('Strategic', () => {
  const strategic = () => table().power(0, 'strategic')

  test('DF-POW-19: on an own card one row may be skipped; its car does not move and the next row follows', () => {
    const turn = strategic().play('B6').to('8a')
    expect(turn.offers()).toContain('skip')
    turn.skip()
    expect([turn.where('red'), turn.told('row-skipped')]).toMatchObject(['9a', [{ car: 4, spaces: 4 }]])
    expect(turn.offers()).toEqual(['16a', '16b', '16c'])
    expect(steps(turn.to('16a').to('25a'))).toEqual(['black 6', 'yellow 2', 'orange 1'])
    // The next card has its own row to skip.
    expect(turn.onTurn(0).play('C2').offers()).toContain('skip')
  })

  test('DF-R11: any one row may be skipped, also a wild row and also a rival’s car, but no second row of the same card', () => {
    const rival = strategic().play('B6').skip()
    expect([rival.where('black'), rival.offers().includes('skip')]).toEqual(['2a', false])
    for (const end of ['13a', '16a', '25a']) {
      expect(() => rival.skip()).toThrow(illegal)
      rival.to(end)
    }
    const wild = strategic().play('C2').to('49a').to('29a')
    expect([wild.phase, wild.offers()]).toEqual(['wild', ['black', 'green', 'red', 'skip']])
    wild.skip()
    expect([steps(wild), wild.offers()]).toEqual([
      ['blue 6', 'orange 4'],
      ['15a', '15b'],
    ])
    // A wild that was named is not skipped any more, nor the second after the first.
    const named = strategic().play('F').wild('red')
    expect(named.offers()).toEqual(['13a', '13b'])
    expect(strategic().play('F').skip().offers()).toEqual([...colours])
  })
})

describe('Tricky', () => {
  const tricky = () => table().power(0, 'tricky')

  test('DF-POW-20: its owner may carry out a card from bottom to top instead of top to bottom', () => {
    expect(tricky().offers()).toEqual(expect.arrayContaining(['B6', 'B6 reversed', 'C2', 'C2 reversed']))
    const up = tricky().play('B6', 'reversed').to('25a').to('16a').to('13a').to('8a')
    expect(steps(up)).toEqual(['orange 1', 'yellow 2', 'red 4', 'black 6'])
    const down = tricky().play('B6').to('8a').to('13a').to('16a').to('25a')
    expect(steps(down)).toEqual(['black 6', 'red 4', 'yellow 2', 'orange 1'])
    expect(steps(tricky().play('F', 'reversed').wild('red').to('11a').wild('yellow').playOn('card'))).toEqual([
      'red 2',
      'yellow 4',
    ])
  })

  test('DF-POW-21: only the printed order or its exact reverse is allowed', () => {
    const orders = tricky()
      .offers()
      .filter((offer) => offer.startsWith('C2'))
    expect(orders).toEqual(['C2', 'C2 reversed'])
    // Once it is played, each row comes in its turn, with nothing but its own ends or cars on offer.
    const turn = tricky().play('C2', 'reversed')
    expect(turn.offers()).toEqual(['15a', '15b'])
    expect(turn.to('15a').offers()).toEqual(['black', 'green', 'red'])
    expect(turn.wild('red').offers()).toEqual(['11a', '11b'])
    expect(turn.to('11a').offers()).toEqual(['29a', '30b'])
    expect(steps(turn.playOn('card'))).toEqual(['yellow 1', 'red 2', 'orange 4', 'blue 6'])
  })

  test('DF-R12: Tricky is declared before the first row of the card moves; afterwards the order is fixed', () => {
    const late = tricky().play('B6')
    expect(() => late.play('B6', 'reversed')).toThrow(illegal)
    late.to('8a')
    expect(() => late.play('B6', 'reversed')).toThrow(illegal)
    expect([late.state.isReversed, late.offers()]).toEqual([false, ['13a', '13b']])
    const declared = tricky().play('B6', 'reversed')
    expect([declared.told('card-played'), declared.offers()]).toMatchObject([[{ isReversed: true }], ['25a', '25b']])
    expect(declared.to('25a').offers()).toEqual(['16a', '16b', '16c'])
    // The next card is played from the top again, unless it is declared anew.
    const next = tricky().play('B6', 'reversed').playOn('card').onTurn(0)
    expect(next.play('C2').told('card-played').at(-1)).toMatchObject({ isReversed: false })
  })
})

describe('Unpredictable', () => {
  const unpredictable = () => table().power(0, 'unpredictable')

  test('DF-POW-22: a wild on an own card may also take a colour printed on it, so that one car may move twice', () => {
    const turn = () => unpredictable().play('C2').to('49a').to('29a')
    expect(turn().offers()).toEqual([...colours])
    expect(steps(turn().wild('yellow').to('16a').to('17a'))).toEqual(['blue 6', 'orange 4', 'yellow 2', 'yellow 1'])
    expect(steps(turn().wild('blue').to('56a'))).toEqual(['blue 6', 'orange 4', 'blue 2'])
  })

  test('DF-POW-23: two wilds on a card still need two different colours', () => {
    const turn = unpredictable().play('F').wild('red').to('13a')
    expect(turn.offers()).toEqual(colours.filter((colour) => colour !== 'red'))
    expect(() => turn.wild('red')).toThrow(illegal)
  })
})
