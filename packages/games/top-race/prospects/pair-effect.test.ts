import { expect, test } from 'vitest'
import { carCalled, cardCalled } from '../rules/cards.ts'
import { type Places, race } from '../testing/table.ts'
import { pairCarsHome, pairEffect } from './pair-effect.ts'

const blueAndRed = cardCalled('S1')

function seen(places: Places) {
  return race(3).cars(places).view(0)
}

test('the car behind catches up to a free space beside the one in front', () => {
  const effect = pairEffect(seen({ blue: '24a', red: '20a' }), blueAndRed)
  const [front, rear] = [carCalled('blue'), carCalled('red')]
  expect(effect).toMatchObject({ front, rear, steps: 4, isLevel: true, leaves: '24a' })
  expect(effect?.ends).toEqual(['24b', '24c'])
})

test('where the road has one lane, it stops behind', () => {
  const effect = pairEffect(seen({ blue: '31a', red: '28a' }), blueAndRed)
  expect(effect).toMatchObject({ steps: 2, isLevel: false, ends: ['30a'] })
})

test('a car that is level moves nowhere, and one that broke down already does not do so again', () => {
  const level = pairEffect(seen({ blue: '24a', red: '24b' }), blueAndRed)
  expect(level).toMatchObject({ steps: 0, wasLevel: true })
  const broken = pairEffect(seen({ blue: '!24a', red: '20a' }), blueAndRed)
  expect(broken).toMatchObject({ front: carCalled('blue'), leaves: undefined, stands: '24a' })
})

test('once one of its cars is home, a pair has no effect any more, and it is said why', () => {
  const view = seen({ blue: 'home', red: '20a' })
  expect(pairEffect(view, blueAndRed)).toBeUndefined()
  expect(pairCarsHome(view, blueAndRed)).toEqual([carCalled('blue')])
  expect(pairEffect(view, cardCalled('A1'))).toBeUndefined()
})
