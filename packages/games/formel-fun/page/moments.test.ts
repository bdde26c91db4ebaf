import { expect, test } from 'vitest'
import { table } from '../testing/table.ts'
import { decidedBy, momentSaid } from './moments.ts'

function decided(ahead: number, last: number): string {
  const view = table(3).put('red 1', ahead, 1).put('blue 1', last, 2).view(0)
  return decidedBy(['car-0', 'car-3'], { view, viewer: 0, language: 'en', name: String })
}

test('the last car is the one further back, and on one space the one further out', () => {
  expect(decided(20, 19)).toBe('The car further back is out: by 1 space.')
  expect(decided(20, 20)).toBe('On one space: the car further inside is ahead.')
})

test('a car that is out is yours if it is', () => {
  const event = { type: 'car-eliminated', seat: 1, car: 4, race: 2, points: 2, left: 7 } as const
  const view = table(3).view(0)
  const said = (viewer: number) => momentSaid(event, { view, viewer, language: 'en', name: () => 'Anna' })
  expect([said(0), said(1)]).toEqual(['Anna 2 is last and out!', 'Your car 2 is last and out!'])
})
