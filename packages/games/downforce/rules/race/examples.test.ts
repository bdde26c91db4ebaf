/** The worked examples of the rulebook for the race, on our circuits. Cards and spaces are chosen to match. */
import { expect, test } from 'vitest'
import { driven, road, steps } from '../../testing/road.ts'
import { cardCalled, colours } from '../cards.ts'

const illegal = expect.objectContaining({ code: 'illegal' })
const apart = { red: '2a', yellow: '9a', black: '14a', blue: '24a', orange: '39a', green: '50a' } as const

test('DF-EX-02: red 6, yellow 4, black 2, blue 1 on an open road, in this order, and the card ends on the discard pile', () => {
  const table = road(apart).hand(0, 'B7', 'W').play('B7').to('8a').to('13a').to('16a')
  expect(table.state.discard).toEqual([])
  expect(steps(table.to('25a'))).toEqual(['red 6', 'yellow 4', 'black 2', 'blue 1'])
  expect(table.state.discard).toEqual([cardCalled('B7')])
})

test('DF-EX-03: blue 6, orange 4, then exactly red, green and black are on offer for the wild 2, then yellow 1', () => {
  const table = road(apart).hand(0, 'C2', 'W').play('C2').to('34a').to('43a')
  expect(table.offers()).toEqual(['black', 'green', 'red'])
  for (const printed of ['blue', 'orange', 'yellow'] as const) expect(() => table.wild(printed)).toThrow(illegal)
  expect(steps(table.wild('red').to('4a').to('10a'))).toEqual(['blue 6', 'orange 4', 'red 2', 'yellow 1'])
})

test('DF-EX-04: blue has 4 steps: diagonally ahead is legal, sideways is not, straight ahead is legal but a dead end', () => {
  // Space 1 is 15b, space 2 is 14b, space 3 is 15a. B1: yellow 6, blue 4, black 2, green 1.
  const table = () => road({ blue: '14a', red: '16a', orange: '16b' }).hand(0, 'B1', 'W').play('B1')
  expect(table().offers().toSorted()).toEqual(['15a', '18a', '18b'])
  expect(driven(table().to('18b'))[0]).toMatch(/^blue 14a 15b /)
  expect(() => table().to('14b')).toThrow(illegal)
  expect(table().to('15a').told('car-moved')).toMatchObject([{ path: { length: 1 }, lost: 3 }])
})

test('DF-EX-05: orange has 6 steps and blue closes the way with 3 free spaces between them: it moves 3 and loses 3', () => {
  const table = road({ orange: '18a', blue: '22a' }).hand(0, 'B5', 'W').play('B5')
  expect(driven(table)).toEqual(['orange 18a 19a 20a 21a'])
  expect(table.told('car-moved')).toMatchObject([{ spaces: 6, lost: 3, blockers: [colours.indexOf('blue')] }])
})

test('DF-EX-06: yellow has 5 steps in a bend, its first into a space partly beside it, and only one possible path', () => {
  // 30b covers columns 28 to 30 and 31a columns 30 and 31; red and blue take the other ways.
  const table = road({ yellow: '30b', red: '33b', blue: '34b' }).hand(0, 'D4', 'W').play('D4')
  expect(driven(table)).toEqual(['yellow 30b 31a 33a 34a 35a 36a'])
})

test('DF-EX-07: two spaces around green have fronts level with its own and two have fronts ahead: its first step is one of these', () => {
  // 17a and 17c are level, 18a and 18b ahead. B1 gives green one step.
  const table = () => road({ green: '17b', red: '2a' }).hand(0, 'B1', 'W').play('B1')
  expect(table().offers()).toEqual(['18a', '18b'])
  for (const level of ['17a', '17c']) expect(() => table().to(level)).toThrow(illegal)
})

test('DF-EX-08: a car that could drive all 6 steps may instead be steered into a pocket after 2, where it loses 4', () => {
  const table = () => road({ red: '14b', orange: '17a', green: '17b' }).hand(0, 'B7', 'W').play('B7')
  expect(table().offers()).toEqual(['16a', '20a'])
  expect(table().to('20a').told('car-moved')).toMatchObject([{ path: { length: 6 }, lost: 0 }])
  expect(table().to('16a').told('car-moved')).toMatchObject([{ path: { length: 2 }, lost: 4 }])
})

test('DF-EX-09: the Aggressive owner of red plays red 6 on top: red may move 7, the other rows stay 4, 2, 1', () => {
  const table = road(apart).owns(0, 'red').power(0, 'aggressive').hand(0, 'B7', 'W').play('B7')
  expect(table.offers().toSorted()).toEqual(['10a more', '10b more', '8a', '8b', '9b'])
  table.to('10b', 'more').to('13a').to('16a').to('25a')
  expect(steps(table)).toEqual(['red 7', 'yellow 4', 'black 2', 'blue 1'])
})

test('DF-EX-10: the Aggressive owner of red plays wild 5, green 2 and names red: red moves 5, not 6', () => {
  const table = road(apart).owns(0, 'red').power(0, 'aggressive').hand(0, 'E1', 'W').play('E1').wild('red')
  expect(table.offers()).toEqual(['8a', '7b'])
  expect(steps(table.to('8a'))).toEqual(['red 5'])
})

test('DF-EX-11: a Determined owner’s car that enters four rectangles may go 2 more, before the next row; with one other space among them it may not', () => {
  // B6: black 6, red 4, yellow 2, orange 1. 13a is no rectangle, nor are 18a and 19a.
  const table = (red: string) =>
    road({ red, yellow: '2a' }).owns(0, 'red').power(0, 'determined').hand(0, 'B6', 'W').play('B6')
  const four = table('13a').to('17a')
  expect([four.phase, four.offers()]).toEqual(['bonus', ['19a', 'stay']])
  expect(driven(four.bonus('19a').to('4a'))).toEqual(['red 13a 14a 15a 16a 17a', 'red 17a 18a 19a', 'yellow 2a 3a 4a'])
  const three = table('12a').to('16a')
  expect([three.phase, three.offers()]).toEqual(['move', ['4a', '4b', '4c']])
})

test('DF-EX-12: a Strategic owner may skip each of the four rows, going straight to the next, or play all four', () => {
  const ends = ['8a', '13a', '16a', '40a'] as const
  const cars = { black: '2a', red: '9a', yellow: '14a', orange: '39a' } as const
  const table = () => road(cars).owns(0, 'red').power(0, 'strategic').hand(0, 'B6', 'W').play('B6')
  const rows = ['black 6', 'red 4', 'yellow 2', 'orange 1']
  for (const skipped of [0, 1, 2, 3]) {
    const turn = table()
    for (const [row, end] of ends.entries()) row === skipped ? turn.skip() : turn.to(end)
    expect([steps(turn), turn.state.turn]).toEqual([rows.toSpliced(skipped, 1), 1])
  }
  const all = table()
  for (const end of ends) all.to(end)
  expect(steps(all)).toEqual(rows)
})

test('DF-EX-13: a Tricky owner moves orange 1, yellow 2, red 4, black 6, or black 6, red 4, yellow 2, orange 1', () => {
  const cars = { black: '2a', red: '9a', yellow: '14a', orange: '39a' } as const
  const table = () => road(cars).owns(0, 'red').power(0, 'tricky').hand(0, 'B6', 'W')
  const up = table().play('B6', 'reversed').to('40a').to('16a').to('13a').to('8a')
  expect(steps(up)).toEqual(['orange 1', 'yellow 2', 'red 4', 'black 6'])
  const down = table().play('B6').to('8a').to('13a').to('16a').to('40a')
  expect(steps(down)).toEqual(['black 6', 'red 4', 'yellow 2', 'orange 1'])
})

test('DF-EX-14: an Unpredictable owner has all six colours on offer for the wild; if yellow is named it moves 2 and then 1', () => {
  const table = road(apart).owns(0, 'red').power(0, 'unpredictable').hand(0, 'C2', 'W').play('C2').to('34a').to('43a')
  expect(table.offers()).toEqual([...colours])
  table.wild('yellow').to('11a').to('12a')
  expect(steps(table)).toEqual(['blue 6', 'orange 4', 'yellow 2', 'yellow 1'])
})
