import { expect, test } from 'vitest'
import { race } from '../testing/table.ts'
import { decidedBy, momentSaid } from './moments.ts'

const spunOut = {
  type: 'spun-out',
  seat: 1,
  corner: 'B',
  speed: 9,
  limit: 3,
  cost: 6,
  heat: 2,
  from: 40,
  to: 30,
  fromSpot: 0,
  spot: 0,
  stress: 1,
  gear: 3,
} as const

/** Two cars over the line of a race of two laps of 69 spaces. */
function home(first: number, second: number) {
  return race(2).put(0, first, { lap: 2 }).put(1, second, { lap: 2, spot: 1 })
}

test('a spin-out is yours if it happens to you', () => {
  const view = race(2).view(0)
  const said = (viewer: number, language: 'en' | 'fr') =>
    momentSaid(spunOut, { view, viewer, language, name: () => 'Anna' })
  expect(said(0, 'en')).toBe('Anna spins out in corner B!')
  expect(said(1, 'en')).toBe('You spin out in corner B!')
  expect(said(1, 'fr')).toBe('Tête-à-queue pour vous au virage B\u00a0!')
})

test('a photo finish is decided by the spaces past the line, then by the race line', () => {
  const decided = (first: number, second: number) =>
    decidedBy(['car-0', 'car-1'], { view: home(first, second).view(0), viewer: 0, language: 'en', name: String })
  expect(decided(3, 2)).toBe('Spaces past the line decide: 3 against 2.')
  expect(decided(1, 1)).toBe('Side by side: the car on the race line is ahead.')
})
