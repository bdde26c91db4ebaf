import { expect, test } from 'vitest'
import { copyLists, sum, takeOut } from './lists.ts'

test('one of the items that are alike is taken out', () => {
  const list = [3, 5, 3, 7]
  takeOut(list, 3)
  expect(list).toEqual([5, 3, 7])
})

test('what is not in the list cannot be taken out of it', () => {
  const list = [3, 5]
  expect(() => takeOut(list, 4)).toThrow('no 4 to take')
  expect(list).toEqual([3, 5])
})

test('a copy of lists shares nothing with them', () => {
  const lists = [[1, 2], []]
  const copy = copyLists(lists)
  copy[0]?.push(3)
  copy.push([4])
  expect(lists).toEqual([[1, 2], []])
  expect(copy).toEqual([[1, 2, 3], [], [4]])
})

test('the sum of nothing is nothing', () => {
  expect(sum([])).toBe(0)
  expect(sum([200, -30, 10])).toBe(180)
})
