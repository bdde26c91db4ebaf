import { defaultOptions, Match, Rng, type Seat } from '@paddock/kernel'
import { describe, expect, test } from 'vitest'
import { formelFun } from '../rules/game.ts'
import type { Action, Event } from '../rules/state.ts'
import { spaceNumber } from '../rules/track.ts'
import type { View } from '../rules/view.ts'
import { driveOf } from './drive.ts'
import { pathTo } from './path.ts'
import { spotAt } from './spots.ts'
import { targets } from './targets.ts'

/** What happens in one of the worlds that the seat thinks possible. */
function imagined(view: View, seat: Seat, choice: Action): Event[] {
  const rng = Rng.fromSeed('a world')
  const world = formelFun.imagine(view, seat, rng)
  const events: Event[] = []
  formelFun.apply(world, [choice], rng, (event) => events.push(event))
  return events
}

describe.each([3, 4, 5, 6])('%i players', (seats) => {
  test('every choice has a target, and that is where the car really lands', () => {
    const rng = Rng.fromSeed('moves')
    const match = Match.start(formelFun, { seats, options: defaultOptions(formelFun.meta), seed: `targets ${seats}` })
    for (let [seat] = match.pending; seat !== undefined; [seat] = match.pending) {
      const asked = seat
      const { view, choices } = match.view(asked)
      const foreseen = choices.map((choice) => imagined(view, asked, choice))
      const offered = targets({
        view,
        viewer: asked,
        language: 'en',
        name: String,
        seat: asked,
        choices,
        foreseen,
        prospect: (choice) => ({ certain: foreseen[choice] ?? [] }),
      })
      expect(offered.map(({ id }) => Number(id))).toEqual(choices.map((_, index) => index))

      const chosen = rng.pick(choices)
      const index = choices.indexOf(chosen)
      const drive = driveOf(view, foreseen[index])
      const moved = match.act(asked, chosen).events.find((event) => event.type === 'car-moved')
      if (!moved) throw new Error('a turn without a move')
      expect(offered[index]?.spot).toEqual(spotAt(view, moved.to, moved.slot))
      expect(drive).toMatchObject({ to: moved.to, slot: moved.slot, fellBack: moved.fellBack })
      expect(drive?.endsOn).toBe(spaceNumber(moved.to))
    }
  })
})

test('a car that finds no room drives on to the full space and comes back', () => {
  const state = formelFun.setup(4, defaultOptions(formelFun.meta), Rng.fromSeed('full'), () => {})
  const view = formelFun.view(state, 0)
  const [start, turning, end] = pathTo(view, 0, 5, 1, 2)
  expect(start?.along).toBeLessThan(end?.along ?? 0)
  expect(turning?.along).toBeGreaterThan(end?.along ?? 0)
  expect(end).toEqual(spotAt(view, 5, 1))
})
