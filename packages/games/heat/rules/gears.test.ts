import { expect, test } from 'vitest'
import { gearOf, isInReach, shiftCost } from './gears.ts'

const gears = [1, 2, 3, 4]

test('a gear plays as many cards as its number says, and there are four', () => {
  expect(gears.map((gear) => gearOf(gear).cards)).toEqual(gears)
  for (const gear of [0, 5]) expect(() => gearOf(gear)).toThrow(RangeError)
})

test('from every gear to every other: what it costs, and whether an engine with Heat or without gets there', () => {
  expect(gears.map((from) => gears.map((to) => shiftCost(from, to)).slice())).toEqual([
    [0, 0, 1, 0],
    [0, 0, 0, 1],
    [1, 0, 0, 0],
    [0, 1, 0, 0],
  ])
  const reach = (engine: number) => gears.map((from) => gears.filter((to) => isInReach(from, to, engine)).join(''))
  expect(reach(0)).toEqual(['12', '123', '234', '34'])
  for (const engine of [1, 6]) expect(reach(engine)).toEqual(['123', '1234', '1234', '234'])
})
