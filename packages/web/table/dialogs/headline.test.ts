import type { Field } from '@paddock/page-kit/field.ts'
import { expect, test } from 'vitest'
import { text } from '../text/index.ts'
import { headlineOf } from './headline.ts'
import { everyPlacing } from './placings.ts'

const anna = { view: undefined, viewer: 0, language: 'en', name: (seat: number) => `seat ${seat}` } as const
const watching = { ...anna, viewer: 'spectator' } as const
const green = { seat: 1, place: 1, score: -8, name: 'Green (Legend)' }
const blue = { seat: 2, place: 3, score: -9, name: 'Blue (Legend)' }
const oneRace = {}
const season = { field: (): Field => ({ cars: [], race: 3, round: 9, lap: 1, laps: 1, decides: 'first' }) }

const placed = (own: number, rivals: (typeof green)[]) => everyPlacing([{ seat: 0, place: own, score: -8 }], rivals)
const beaten = placed(3, [green, { ...blue, place: 2 }])
const shared = [
  { seat: 0, place: 1, score: 7 },
  { seat: 1, place: 1, score: 7 },
  { seat: 2, place: 3, score: 5 },
]

test('whoever lost is told their own place first, and then who won', () => {
  expect(headlineOf(beaten, anna, oneRace, text.en)).toEqual({ title: 'You came 3rd', winner: 'Green (Legend) wins!' })
  expect(headlineOf(beaten, anna, oneRace, text.fr)).toEqual({
    title: 'Vous finissez 3e',
    winner: 'Green (Legend) gagne\u00a0!',
  })
})

test('whoever wins is told so; after several races they are champion', () => {
  const won = placed(1, [{ ...green, place: 2 }, blue])
  expect(headlineOf(won, anna, oneRace, text.en)).toEqual({ title: 'You win!' })
  expect(headlineOf(won, anna, season, text.en)).toEqual({ title: 'You are champion!' })
  expect(headlineOf(beaten, anna, season, text.en).winner).toBe('Green (Legend) is champion!')
})

test('who only watched is told who won', () => {
  expect(headlineOf(placed(2, [green, blue]), watching, oneRace, text.en)).toEqual({ title: 'Green (Legend) wins!' })
  expect(headlineOf(shared, watching, oneRace, text.en).title).toBe('seat 0 and seat 1 share the win!')
})

test('a win that is shared is said to be so', () => {
  expect(headlineOf(shared, anna, oneRace, text.en)).toEqual({
    title: 'You share the win!',
    winner: 'seat 0 and seat 1 share the win!',
  })
})

test('alone on the track nobody wins', () => {
  expect(headlineOf(placed(1, []), anna, oneRace, text.en)).toEqual({ title: 'Home!' })
})

test('every place has its ending', () => {
  expect([2, 3, 4, 5, 6].map(text.en.youCame)).toEqual([
    'You came 2nd',
    'You came 3rd',
    'You came 4th',
    'You came 5th',
    'You came 6th',
  ])
})
