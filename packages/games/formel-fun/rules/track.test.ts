import { expect, test } from 'vitest'
import { isSameSpace, spaceNumber } from './track.ts'

const oneToTen = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]

test('FF-SET-04: the track has 30 spaces numbered 1 to 10 three times', () => {
  const lap = Array.from({ length: 30 }, (_, step) => spaceNumber(step + 1))
  expect(lap).toEqual([...oneToTen, ...oneToTen, ...oneToTen])
  expect([0, 30, -1, 31, -9, -10, -13, 45].map(spaceNumber)).toEqual([10, 10, 9, 1, 1, 10, 7, 5])

  const sameAsSeven = Array.from({ length: 60 }, (_, p) => p - 13).filter((p) => isSameSpace(p, 7))
  expect(sameAsSeven).toEqual([7, 37])
  expect([isSameSpace(-2, 28), isSameSpace(28, -2), isSameSpace(28, 2)]).toEqual([true, true, false])
})
