import { expect, test } from 'vitest'
import { spreadLabels } from './spread-labels.ts'

const ends = (...ys: number[]) => ys.map((y, car) => ({ car, y }))

test('labels that have room stand where their lines end', () => {
  expect(spreadLabels(ends(10, 100), 20, 200).map(({ y }) => y)).toEqual([10, 100])
})

test('labels at the same height are pushed apart, in the order of their lines', () => {
  const spread = spreadLabels(ends(50, 50, 45), 20, 200)
  expect(spread.map(({ car }) => car)).toEqual([2, 0, 1])
  expect(spread.map(({ y }) => y)).toEqual([45, 65, 85])
  expect(spread.map(({ at }) => at)).toEqual([45, 50, 50])
})

test('none stands below the lowest place: those above make room', () => {
  expect(spreadLabels(ends(195, 198, 200), 20, 200).map(({ y }) => y)).toEqual([160, 180, 200])
})
