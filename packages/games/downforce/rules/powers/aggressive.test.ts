import { expect, test } from 'vitest'
import { road, steps } from '../../testing/road.ts'

const illegal = expect.objectContaining({ code: 'illegal' })

/** B7 is red 6, yellow 4, black 2, blue 1; D6 is red 5; E1 is wild 5, green 2; C2 is blue 6, orange 4, wild 2, yellow 1. */
const cars = { red: '18a', yellow: '2a', black: '9a', blue: '39a', green: '14a', orange: '24a' } as const
const owner = (...own: Parameters<ReturnType<typeof road>['owns']>[1][]) =>
  road(cars)
    .owns(0, ...own)
    .power(0, 'aggressive')

test('DF-POW-03: the Aggressive owner’s car in the top row of an own card may move 1 space more than printed', () => {
  const table = owner('red').hand(0, 'B7', 'W').play('B7')
  // Orange stands on 24a: 24b after six steps, column 25 after seven.
  expect(table.offers()).toEqual(['24b', '25a more', '25b more'])
  table.to('25b', 'more')
  expect(table.told('car-moved')).toMatchObject([{ bonus: 'aggressive', spaces: 7, lost: 0, path: { length: 7 } }])
  // A rival’s car on top gets nothing.
  const rival = owner('yellow').hand(0, 'B7', 'W').play('B7')
  expect(steps(rival)).toEqual(['red 6'])
})

test('DF-POW-04: Aggressive gives nothing when the top row is a wild, not to the car it moves nor to the first coloured row', () => {
  const named = owner('red').hand(0, 'E1', 'W').play('E1').wild('red')
  expect(steps(named)).toEqual(['red 5'])
  const below = owner('green').hand(0, 'E1', 'W').play('E1').wild('red')
  expect(below.offers()).toEqual(['16a', '16b', '16c'])
})

test('DF-POW-05: Aggressive gives nothing to an own car in a lower row, nor on a card played by someone else', () => {
  const lower = owner('yellow', 'black', 'blue').hand(0, 'B7', 'W').play('B7')
  for (const end of ['6a', '11a', '40a']) {
    expect(lower.offers().filter((offer) => offer.endsWith('more'))).toEqual([])
    lower.to(end)
  }
  expect(steps(lower)).toEqual(['red 6', 'yellow 4', 'black 2', 'blue 1'])
  const others = owner('red').onTurn(1).hand(1, 'B7', 'W').play('B7')
  expect(steps(others)).toEqual(['red 6'])
})

test('DF-POW-06: the Aggressive bonus is optional and is decided before that car takes its first step', () => {
  const table = () => owner('red').hand(0, 'D6', 'W').play('D6')
  expect(table().offers()).toEqual(['23a', '24b more'])
  // Whichever it is, the move is over with it.
  expect([steps(table().to('23a')), table().to('23a').pending]).toEqual([['red 5'], [1]])
  expect([steps(table().to('24b', 'more')), table().to('24b', 'more').pending]).toEqual([['red 6'], [1]])
  expect(() => table().to('24b')).toThrow(illegal)
  expect(() => table().to('23a').to('24b', 'more')).toThrow(illegal)
})

test('DF-R9: Aggressive works on the owner’s Speed-8 card: 9 spaces', () => {
  const table = owner('red').hand(0, 'W').play('8-red')
  expect(table.offers()).toEqual(['26a', '26b', '27a more', '27b more'])
  expect(steps(table.to('27a', 'more'))).toEqual(['red 9'])
})
