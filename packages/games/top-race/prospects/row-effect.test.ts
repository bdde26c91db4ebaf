import { expect, test } from 'vitest'
import { carCalled } from '../rules/cards.ts'
import { spaceCalled } from '../testing/spaces.ts'
import { type Places, race } from '../testing/table.ts'
import { rowEffect } from './row-effect.ts'

function six(places: Places) {
  return rowEffect(race(3).cars(places).view(0), carCalled('red'), 6)
}

test('a car that is home or has broken down loses the number', () => {
  expect(six({ red: 'home' })).toEqual({ kind: 'lost', why: 'finished' })
  expect(six({ red: '!20a' })).toEqual({ kind: 'lost', why: 'broken-down' })
})

test('a car that is held up says how far it comes, and who is in the way', () => {
  const to = spaceCalled('30a')
  expect(six({ blue: '31a', red: '28a' })).toMatchObject({ steps: 2, spaces: 6, to, blockers: [carCalled('blue')] })
})

test('a car near enough comes home', () => {
  expect(six({ red: '65a', white: '2a', black: '3a', green: '4a' })).toMatchObject({ kind: 'drives', isHome: true })
})
