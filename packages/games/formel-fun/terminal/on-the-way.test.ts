import { expect, test } from 'vitest'
import { positionOf, slotOf } from '../prospects/standing.ts'
import { carOf } from '../rules/cars.ts'
import { table } from '../testing/table.ts'
import { onTheWay } from './on-the-way.ts'

const red = carOf(0, 0)

test('a car drives space by space, beside the others, and falls back where it finds no room', () => {
  const race = table(4).put('red 1', 14).put('yellow 1', 16)
  for (const name of ['blue 1', 'blue 2', 'green 1', 'green 2'] as const) race.put(name, 19)
  const before = race.onTurn('red 1').view(0)
  const [moved] = race.drive('turbo').told('car-moved')
  const way = moved ? onTheWay(moved, before) : []
  // Over the two of them, through the full space on its outside, and back.
  expect(way.map((view) => positionOf(view, red))).toEqual([15, 16, 17, 18, 19])
  expect(way.map((view) => slotOf(view, red))).toEqual([1, 2, 1, 1, 4])
  expect([race.where('red 1'), race.slot('red 1')]).toEqual([18, 1])
})

test('what only is told moves nothing', () => {
  const race = table(3)
  const before = race.view(0)
  const [played] = race.drive('red-3').told('card-played')
  expect(played && onTheWay(played, before)).toEqual([])
})
