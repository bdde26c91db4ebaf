import { Match, Rng } from '@paddock/kernel'
import { decisionsOf } from '@paddock/page-kit/testing/decision-of.ts'
import { expect, test } from 'vitest'
import { box } from '../box.ts'
import { table } from '../testing/table.ts'
import { pathTo } from './path.ts'
import { spotAt } from './spots.ts'
import { targets } from './targets.ts'

const decisionOf = decisionsOf(box)

test.each([3, 4, 5, 6])('every choice has a target, and that is where the car really lands: %i players', (seats) => {
  const rng = Rng.fromSeed('moves')
  const match = Match.start(box.game, { seats, seed: `targets ${seats}` })
  for (let [seat] = match.pending; seat !== undefined; [seat] = match.pending) {
    const deciding = decisionOf(match, seat)
    const offered = targets(deciding)
    expect(offered.map(({ id }) => Number(id))).toEqual(deciding.choices.map((_, index) => index))

    const chosen = rng.int(deciding.choices.length)
    const moved = match.act(seat, deciding.choices[chosen]).events.find((event) => event.type === 'car-moved')
    expect(offered[chosen]?.spot).toEqual(moved && spotAt(deciding.view, moved.to, moved.slot))
  }
})

test('a car that finds no room drives on to the full space and comes back', () => {
  const view = table(4).view(0)
  const [start, turning, end] = pathTo(view, 0, 5, 1, 2)
  expect(start?.along).toBeLessThan(end?.along ?? 0)
  expect(turning?.along).toBeGreaterThan(end?.along ?? 0)
  expect(end).toEqual(spotAt(view, 5, 1))
})
