import { expect, test } from 'vitest'
import { areAmounts, beginsAmount, fitting, isOneKey, signShown, typedWith } from './typing.ts'

const plays = ['s4', '14', '44', undefined]

test('choices are found by their signs in any order', () => {
  expect(fitting(plays, '')).toEqual([0, 1, 2, 3])
  expect(fitting(plays, '4')).toEqual([0, 1, 2])
  expect(fitting(plays, '4s')).toEqual([0])
  expect(fitting(plays, '44')).toEqual([2])
  expect(fitting(plays, '11')).toEqual([])
})

test('the shortest come first, so that what is typed completely stands before what goes on', () => {
  expect(fitting(['', undefined, '14', '4'], '')).toEqual([0, 3, 2, 1])
  expect(fitting(['', '14', '4'], '4')).toEqual([2, 1])
})

test('a key goes on where it can, begins anew where it cannot, and is nothing where it fits nowhere', () => {
  expect(typedWith(plays, '4', 'S')).toBe('4s')
  expect(typedWith(plays, '44', '1')).toBe('1')
  expect(typedWith(plays, '4', '5')).toBeUndefined()
  expect(typedWith(plays, '4s', 'backspace')).toBe('4')
  expect(typedWith(plays, '4', 'up')).toBeUndefined()
})

test('one key says it all only where no choice has more signs', () => {
  expect(isOneKey(['2', '3', undefined])).toBe(true)
  expect(isOneKey(['', '4', '44'])).toBe(false)
})

const amounts = [['p', 'passer'], ...[80, 90, 120, 210, 800].map((bid) => [`${bid}`, `${bid}000`])]

test('amounts are typed from left to right, in one way or another, what is complete first', () => {
  expect(fitting(amounts, '')).toEqual([0, 1, 2, 3, 4, 5])
  expect(fitting(amounts, '210')).toEqual([4])
  expect(fitting(amounts, '12')).toEqual([3])
  expect(fitting(amounts, '80')).toEqual([1, 5])
  expect(fitting(amounts, '800')).toEqual([5, 1])
  expect(fitting(amounts, '80000')).toEqual([1, 5])
  expect(fitting(amounts, 'pass')).toEqual([0])
  expect(amounts.map(signShown)).toEqual(['p', '80', '90', '120', '210', '800'])
})

test('a sign that begins an amount belongs to it, whatever the key means elsewhere', () => {
  const tokens = [['-3'], ['+12', '12']]
  expect(areAmounts(tokens)).toBe(true)
  expect(areAmounts(plays)).toBe(false)
  expect(beginsAmount(tokens, '+')).toBe(true)
  expect(beginsAmount(tokens, 'q')).toBe(false)
  expect(beginsAmount(plays, 's')).toBe(false)
  expect(typedWith(tokens, '+1', '2')).toBe('+12')
  expect(isOneKey(tokens)).toBe(false)
})
