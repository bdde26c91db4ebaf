import { expect, test } from 'vitest'
import { raceView } from '../page/hand/testing/race-view.ts'
import { text } from '../page/hand/text/index.ts'
import { anyChoice, randomMatch } from '../page/testing/random-match.ts'
import { carCalled } from '../rules/cards.ts'
import { currentRow } from '../rules/movement/rows.ts'
import { type Outlook, outlookOf } from './outlook.ts'

test('a car that is home or has broken down loses the number', () => {
  const view = raceView({ blue: 'home', red: { brokenDownAt: '20a' } })
  expect(text.en.outlook(outlookOf(view, carCalled('blue'), 6))).toBe('lost: it is home')
  expect(text.fr.outlook(outlookOf(view, carCalled('red'), 6))).toBe('perdu\u00a0: elle est en panne')
})

test('a car that is held up says how far it comes, and who is in the way', () => {
  const held = outlookOf(raceView({ blue: '31a', red: '28a' }), carCalled('red'), 6)
  expect(text.en.outlook(held)).toBe('2 of 6: blue is in the way')
  expect(text.en.outlookShort(held)).toBe('2 of 6')
  expect(text.fr.outlook(held)).toBe('2 sur 6, derrière la bleue')
})

test('a car near enough comes home', () => {
  expect(outlookOf(raceView({ red: '65a', white: '2a', black: '3a', green: '4a' }), carCalled('red'), 6)).toMatchObject(
    { kind: 'drives', isHome: true },
  )
})

test('what a wild would do for a car is what it does', () => {
  let expected: Outlook | undefined
  let seen = 0
  randomMatch(
    4,
    { races: 2 },
    (match, seat, rng) => {
      const { view } = match.view(seat)
      const choice = anyChoice(match, seat, rng)
      if (choice.type === 'wild') expected = outlookOf(view, choice.car, currentRow(view).spaces)
      return choice
    },
    ({ events }) => {
      const moved = events.find((event) => event.type === 'car-moved' || event.type === 'row-lost')
      if (!expected || !moved) return
      if (moved.type === 'row-lost') expect(expected).toEqual({ kind: 'lost', why: moved.why })
      else if (expected.kind === 'drives' && !expected.isHome) expect(moved.path).toHaveLength(expected.steps)
      else expect(expected.kind).toBe('drives')
      expected = undefined
      seen++
    },
  )
  expect(seen).toBeGreaterThan(15)
})
