import { expect, test } from 'vitest'
import { fitting, isOneKey, typedWith } from './typing.ts'

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
