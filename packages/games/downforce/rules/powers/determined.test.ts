import { describe, expect, test } from 'vitest'
import { driven, type Places, road, steps } from '../../testing/road.ts'
import { colours } from '../cards.ts'
import { ends } from '../race/movement.ts'
import { mayBeDetermined } from './powers.ts'

const illegal = expect.objectContaining({ code: 'illegal' })
const red = colours.indexOf('red')

/** Seat 0 is Determined and owns red and yellow. D6 is red 5; B6 is black 6, red 4, yellow 2, orange 1. */
const determined = (cars: Places, ...cards: string[]) =>
  road(cars)
    .owns(0, 'red', 'yellow')
    .power(0, 'determined')
    .hand(0, ...cards, 'F')

describe('earning the bonus', () => {
  test('DF-POW-10: an own car that entered only perfectly rectangular spaces in its regular move may move 2 more', () => {
    const table = determined({ red: '13a', blue: '2a' }, 'B6').play('B6').to('17a')
    expect([table.phase, table.pending, table.offers()]).toEqual(['bonus', [0], ['19a', 'stay']])
    table.bonus('19a')
    expect(driven(table)).toEqual(['red 13a 14a 15a 16a 17a', 'red 17a 18a 19a'])
    expect(table.told('car-moved')).toMatchObject([{ bonus: 'none' }, { bonus: 'determined', spaces: 2, lost: 0 }])
    // A rival’s car on the same way gets nothing.
    const rival = road({ red: '13a', blue: '2a' }).owns(1, 'red').power(0, 'determined').hand(0, 'B6', 'F').play('B6')
    expect(rival.to('17a').state.turn).toBe(1)
  })

  test('DF-POW-10: where several ways lead to an end, the car takes one through rectangles only', () => {
    // From 50b to 57a: both of its ways have bends. From 56b by 57 to 58 there is none.
    const bend = determined({ red: '49b', blue: '2a' }, 'B6').play('B6').to('58b')
    expect(bend.phase).toBe('card')
    const straight = determined({ red: '56b', blue: '2a' }, 'B5').play('B5').to('58b')
    expect([straight.phase, straight.offers()]).toEqual(['bonus', ['home', 'stay']])
  })

  test('DF-POW-11: one non-rectangular space entered in the regular move forfeits the bonus for that car and row', () => {
    for (const [start, end] of [
      ['12a', '17a'],
      ['37a', '42a'],
      ['39a', '49a'],
    ] as const) {
      const table = determined({ red: start, blue: '2a' }, 'D6').play('D6').to(end)
      expect([table.where('red'), table.phase, table.state.turn]).toEqual([end, 'card', 1])
    }
  })

  test('DF-POW-12: the shape of the space it started from and of the bonus spaces does not matter', () => {
    // 38a is a widening; 49a, 46b and what follows are a bend.
    const table = () => determined({ red: '38a', blue: '2a' }, 'D6').play('D6').to('43a')
    expect(table().offers().toSorted()).toEqual(['47c', '49a', '49b', '50a', '50b', 'stay'])
    for (const end of ['47c', '50a']) expect(table().bonus(end).where('red')).toBe(end)
  })

  test('DF-POW-15: a car fully blocked in its regular move gets no bonus', () => {
    const table = determined({ red: '36a', blue: '37a' }, 'D6').play('D6')
    expect([steps(table), table.phase, table.state.turn]).toEqual([['red 0'], 'card', 1])
    expect(mayBeDetermined({ ...table.state, turn: 0 }, red, { steps: 0, inRectangles: true })).toBe(false)
  })

  test('DF-POW-16: a car blocked part-way in its regular move keeps its right to the bonus', () => {
    const wall = { red: '38b', blue: '41a', green: '41b', orange: '41c' } as const
    const table = determined(wall, 'D6')
    const ways = ends(table.state, red, 5)
    expect(ways.map((way) => [way.steps, mayBeDetermined(table.state, red, way)])).toEqual(ways.map(() => [2, true]))
    // But the way is shut for it too, so nobody is asked.
    table.play('D6').to('40b')
    expect([table.phase, table.state.turn]).toEqual(['card', 1])
  })

  test('DF-R10: Determined works only on cards its owner plays, not when others’ cards move the owner’s car', () => {
    const table = determined({ red: '38a', blue: '2a' }, 'W').onTurn(1).hand(1, 'D6', 'D1').play('D6').to('43a')
    expect([table.phase, table.state.turn]).toEqual(['card', 2])
  })
})

describe('driving it', () => {
  test('DF-POW-13: the bonus is moved at once, before the next row of the card', () => {
    const table = determined({ red: '13a', yellow: '9a', orange: '2a' }, 'B6').play('B6').to('17a')
    expect(() => table.to('11a')).toThrow(illegal)
    table.bonus('19a')
    expect([table.phase, table.offers()]).toEqual(['move', ['11a', '11b']])
    table.to('11a').bonus('13a').to('3a')
    expect(steps(table)).toEqual(['red 4', 'red 2', 'yellow 2', 'yellow 2', 'orange 1'])
  })

  test('DF-POW-14: each own car on the card is tested separately, so several may get the bonus on one card', () => {
    const both = determined({ red: '13a', yellow: '9a' }, 'B6').play('B6').to('17a').bonus('19a').to('11a')
    expect(
      both
        .bonus('13b')
        .told('car-moved')
        .filter(({ bonus }) => bonus === 'determined'),
    ).toHaveLength(2)
    // Red goes through a widening, yellow does not.
    const second = determined({ red: '12a', yellow: '9a' }, 'B6').play('B6').to('16a').to('11a')
    expect(second.offers()).toEqual(['13a', '13b', 'stay'])
    const first = determined({ red: '13a', yellow: '12a' }, 'B6').play('B6').to('17a').bonus(null).to('14a')
    expect(first.phase).toBe('card')
  })

  test('DF-POW-17: the bonus is optional as a whole; once taken it follows the movement rules, both steps if possible', () => {
    const table = () => determined({ red: '13a', blue: '2a' }, 'B6').play('B6').to('17a')
    expect(table().bonus(null).where('red')).toBe('17a')
    expect(() => table().bonus('18a')).toThrow(illegal)
    const blocked = determined({ red: '13a', blue: '19a' }, 'B6').play('B6').to('17a')
    expect(blocked.offers()).toEqual(['18a', 'stay'])
    expect(blocked.bonus('18a').told('car-moved').at(-1)).toMatchObject({ spaces: 2, lost: 1, blockers: [1] })
  })

  test('DF-POW-18: Determined also works on a Speed-8 card, 8 + 2 = 10, and when a wild row moves the owner’s car', () => {
    // Only over the line of a long-distance race are there eight rectangles in a row.
    const long = { circuit: 'river-station', format: 'long-distance' } as const
    const table = road({ red: '51a', blue: '21a' }, long).owns(0, 'red').power(0, 'determined').play('8-red').to('4a')
    expect(table.phase).toBe('bonus')
    expect([steps(table.bonus('6b')), table.where('red')]).toEqual([['red 8', 'red 2'], '6b'])

    const wild = determined({ red: '38a', blue: '2a' }, 'W').play('W').wild('red').to('43a')
    expect(wild.phase).toBe('bonus')
  })
})
