import { expect, test } from 'vitest'
import { raceView } from '../page/hand/testing/race-view.ts'
import { text } from '../page/hand/text/index.ts'
import { anyChoice, randomMatch } from '../page/testing/random-match.ts'
import { carCalled, cardCalled } from '../rules/cards.ts'
import type { Event } from '../rules/event.ts'
import { carsHome, type PairEffect, pairEffect } from './pair-effect.ts'

const blueAndRed = cardCalled('S1')

test('the car behind catches up to a free space beside the one in front', () => {
  const effect = pairEffect(raceView({ blue: '24a', red: '20a' }), blueAndRed)
  expect(effect).toMatchObject({
    front: carCalled('blue'),
    rear: carCalled('red'),
    steps: 4,
    isLevel: true,
    leaves: '24a',
  })
  expect(effect?.ends).toEqual(['24b', '24c'])
  if (!effect) return
  expect(text.en.acceleration(effect)).toBe('Red catches up 4 spaces to 24b or 24c, level with blue.')
  expect(text.en.breakdown(effect)).toBe('Blue leaves 24a and waits beside the track until red has passed.')
  expect(text.fr.breakdown(effect)).toBe('La bleue quitte 24a et attend au bord de la piste que la rouge soit passée.')
})

test('where the road has one lane, it stops behind', () => {
  const effect = pairEffect(raceView({ blue: '31a', red: '28a' }), blueAndRed)
  expect(effect).toMatchObject({ steps: 2, isLevel: false, ends: ['30a'] })
})

test('a car that is level moves nowhere, and one that broke down already does not do so again', () => {
  const level = pairEffect(raceView({ blue: '24a', red: '24b' }), blueAndRed)
  expect(level).toMatchObject({ steps: 0, wasLevel: true })
  const broken = pairEffect(raceView({ blue: { brokenDownAt: '24a' }, red: '20a' }), blueAndRed)
  expect(broken).toMatchObject({ front: carCalled('blue'), leaves: undefined, stands: '24a' })
})

test('once one of its cars is home, a pair has no effect any more, and it is said why', () => {
  const view = raceView({ blue: 'home', red: '20a' })
  expect(pairEffect(view, blueAndRed)).toBeUndefined()
  expect(carsHome(view, blueAndRed)).toEqual([carCalled('blue')])
  expect(pairEffect(view, cardCalled('A1'))).toBeUndefined()
})

test('what is said before is what happens then', () => {
  let expected: PairEffect | undefined
  let seen = 0
  randomMatch(
    2,
    { races: 5 },
    (match, seat, rng) => {
      const { view } = match.view(seat)
      if (view.phase === 'pair') expected = pairEffect(view, view.card)
      return anyChoice(match, seat, rng)
    },
    ({ events }) => {
      for (const event of events) if (expected && isAsSaid(event, expected)) seen++
    },
  )
  expect(seen).toBeGreaterThan(10)
})

function isAsSaid(event: Event, { front, rear, steps, isLevel }: PairEffect): boolean {
  if (event.type === 'car-broke-down') {
    expect(event).toMatchObject({ car: front, partner: rear })
    return true
  }
  if (event.type !== 'car-accelerated') return false
  expect(event).toMatchObject({ car: rear, target: front, isLevel })
  expect(event.path).toHaveLength(steps)
  return true
}
