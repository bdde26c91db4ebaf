import { languages, Match } from '@paddock/kernel'
import { textOf, widthOf } from '@paddock/terminal-kit/drawing/line.ts'
import { expect, test } from 'vitest'
import { box } from '../box.ts'
import type { View } from '../rules/view.ts'
import { reckoning } from './reckoning.ts'

/** What the end of a match leaves for it, beside place, name and score. */
const room = 44

function over(options: Partial<View['options']>, more: Partial<View>): View {
  const { view } = Match.start(box.game, { seats: 2, options, seed: 'end' }).view(0)
  return { ...view, phase: 'over', ...more }
}

test('the rulebook’s reckoning: race money and bets, less what the cars cost', () => {
  const view = over(
    {},
    { owner: [0, 0, 1, 1, 1, 1], price: [5, 4, 1, 1, 1, 1], finished: [2, 0, 3, 4, 1], bets: [[2, 0, 0]] },
  )
  expect(textOf(reckoning(view, 0, 'en'))).toBe('K 9 + B 2 + bets 15 − 9')
  expect(textOf(reckoning(view, 0, 'fr'))).toBe('N 9 + B 2 + paris 15 − 9')
})

test('five cars and a tour have room', () => {
  const owner = [1, 1, 1, 1, 1, 0]
  const price = [6, 6, 6, 6, 6, 6]
  const race = { owner, price, finished: [0, 1, 2, 3, 4, 5], odds: [], bets: [[], [0, 0, 0]] }
  const single = over({}, race)
  const { options } = over({ format: 'world-tour' }, {})
  const tour = { ...single, options, before: { ...single, ...race } }
  for (const language of languages) {
    for (const view of [single, tour]) {
      const line = reckoning(view, 1, language)
      expect(widthOf(line), textOf(line)).toBeLessThanOrEqual(room)
    }
  }
})

test('without money it is the best car that counts', () => {
  const view = over({ format: 'first-car' }, { owner: [0, 1, 0, 1, 0, 1], finished: [3] })
  expect(textOf(reckoning(view, 1, 'en'))).toBe('O 1st')
})
