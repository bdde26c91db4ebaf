import { allOptions, Match, Rng } from '@paddock/kernel'
import { expect, test } from 'vitest'
import { formelFun } from '../rules/game.ts'
import { cars } from './cars.ts'

test.each([3, 4, 5, 6])('no two cars ever stand on the same spot, and all on the asphalt: %i players', (seats) => {
  for (const options of allOptions(formelFun.meta)) {
    for (const seed of ['one', 'two', 'three']) {
      const rng = Rng.fromSeed(`${seed} moves`)
      const match = Match.start(formelFun, { seats, options, seed })
      for (let [seat] = match.pending; seat !== undefined; [seat] = match.pending) {
        const { view } = match.view(seat)
        const spots = cars({ view, viewer: seat, language: 'en', name: String }).map(({ spot }) => spot)
        const places = spots.map(({ along, offset }) => `${(((along % 30) + 30) % 30).toFixed(3)} ${offset.toFixed(3)}`)
        expect(new Set(places).size).toBe(places.length)
        for (const { offset } of spots) expect(Math.abs(offset)).toBeLessThan(2)
        match.act(seat, rng.pick(match.choices(seat)))
      }
    }
  }
})

test.each([5, 6])('on the very first grid the cars of %i players stand abreast, spread over the width', (seats) => {
  const view = formelFun.view(
    formelFun.setup(seats, { cars: 'rulebook', scoring: 'team-points' }, Rng.fromSeed('grid'), () => {}),
    0,
  )
  const front = cars({ view, viewer: 0, language: 'en', name: String })
    .filter(({ spot }) => Math.abs(spot.along + 0.5) < 0.5)
    .map(({ spot }) => spot.offset)
  expect(front).toHaveLength(seats)
  const gaps = front.toSorted((a, b) => a - b).map((offset, index, all) => offset - (all[index - 1] ?? -2))
  for (const gap of gaps.slice(1)) expect(gap).toBeCloseTo(4 / seats)
})
