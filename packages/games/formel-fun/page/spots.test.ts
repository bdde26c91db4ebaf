import { allOptions } from '@paddock/kernel'
import { expect, test } from 'vitest'
import { formelFun } from '../rules/game.ts'
import { table } from '../testing/table.ts'
import { cars } from './cars.ts'

test.each([3, 4, 5, 6])('no two cars ever stand on the same spot, and all on the asphalt: %i players', (seats) => {
  for (const options of allOptions(formelFun.meta)) {
    for (const seed of ['one', 'two', 'three']) {
      const match = table(seats, options, seed)
      for (; match.mover(); match.decideAny()) {
        const spots = cars({ view: match.view(0), viewer: 0, language: 'en', name: String }).map(({ spot }) => spot)
        const places = spots.map(({ along, offset }) => `${(((along % 30) + 30) % 30).toFixed(3)} ${offset.toFixed(3)}`)
        expect(new Set(places).size).toBe(places.length)
        for (const { offset } of spots) expect(Math.abs(offset)).toBeLessThan(2)
      }
    }
  }
})

test.each([5, 6])('on the very first grid the cars of %i players stand abreast, spread over the width', (seats) => {
  const front = cars({ view: table(seats).view(0), viewer: 0, language: 'en', name: String })
    .filter(({ spot }) => Math.abs(spot.along + 0.5) < 0.5)
    .map(({ spot }) => spot.offset)
  expect(front).toHaveLength(seats)
  const gaps = front.toSorted((a, b) => a - b).map((offset, index, all) => offset - (all[index - 1] ?? -2))
  for (const gap of gaps.slice(1)) expect(gap).toBeCloseTo(4 / seats)
})
