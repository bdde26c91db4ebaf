import { expect, test } from 'vitest'
import { raceView } from '../page/hand/testing/race-view.ts'
import { anyChoice, randomMatch } from '../page/testing/random-match.ts'
import type { View } from '../rules/view.ts'
import { tieOrder } from './tie-order.ts'

test('whose best car is farther back comes first', () => {
  const cards = [3, 3, 3]
  const view = raceView(
    { green: '33a', black: '20a', white: '46a', yellow: '11a', blue: '2a', red: '3a' },
    {},
    { cards },
  )
  expect(tieOrder(view)).toEqual([1, 0, 2])
})

test('equal totals are carried out in the order that was shown before', () => {
  let before: View | undefined
  let ties = 0
  randomMatch(
    4,
    { turns: 'total-move', races: 3 },
    (match, seat, rng) => {
      const { view } = match.view(seat)
      if (view.phase === 'choose') before = view
      return anyChoice(match, seat, rng)
    },
    ({ events }) => {
      const shown = events.find((event) => event.type === 'cards-shown')
      if (shown?.type !== 'cards-shown' || !before) return
      const order = tieOrder(before)
      for (const [index, play] of shown.plays.entries()) {
        const next = shown.plays[index + 1]
        if (next?.sum !== play.sum) continue
        expect(order.indexOf(play.seat)).toBeLessThan(order.indexOf(next.seat))
        ties++
      }
    },
  )
  expect(ties).toBeGreaterThan(5)
})
