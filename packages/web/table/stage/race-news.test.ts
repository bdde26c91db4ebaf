import type { Field, FieldCar } from '@paddock/page-kit/field.ts'
import { describe, expect, test } from 'vitest'
import { arrivalsAfter, closeness, isTight, noArrivals, raceNews } from './race-news.ts'

/** `a12` has come 12 spaces, `b30!` is over the line, `c8x` is out. */
function field(said: string, more: Partial<Field> = {}): Field {
  const cars = said.split(' ').map((car): FieldCar => {
    const [, name = '', progress = '', end] = /^(\w)(-?\d+)(.?)$/.exec(car) ?? []
    const done = end === '!' ? 'finished' : end === 'x' ? 'out' : undefined
    return { car: name, progress: Number(progress), ...(done ? { done } : {}) }
  })
  return { cars, race: 1, round: 4, lap: 1, laps: 2, decides: 'first', ...more }
}

/** All news of a race that looks like this, one look after the other. */
function newsOf(...looks: Field[]) {
  let arrivals = noArrivals
  return looks.slice(1).flatMap((after, index) => {
    arrivals = arrivalsAfter(arrivals, looks[index], after)
    return raceNews(looks[index], after, arrivals)
  })
}

describe('overtaking', () => {
  test('a car that drives by others has passed them', () => {
    expect(newsOf(field('a20 b15 c12'), field('a20 c16 b15'))).toEqual([{ kind: 'overtake', car: 'c', passed: ['b'] }])
  })

  test('a car that comes to lead has passed everyone, and the lead has changed', () => {
    expect(newsOf(field('a20 b15 c12'), field('c22 a20 b15'))).toEqual([
      { kind: 'overtake', car: 'c', passed: ['a', 'b'] },
      { kind: 'lead', car: 'c', from: 'a' },
    ])
  })

  test('a car that falls back is passed by nobody, and yet loses the lead', () => {
    expect(newsOf(field('a20 b15'), field('b15 a12'))).toEqual([{ kind: 'lead', car: 'b', from: 'a' }])
  })

  test('whoever is home or out is not passed', () => {
    expect(newsOf(field('a40! b15x c12'), field('a40! c16 b15x'))).toEqual([])
  })

  test('in the first round the grid sorts itself', () => {
    expect(newsOf(field('a1 b0', { round: 1 }), field('b4 a1', { round: 1 }))).toEqual([])
  })

  test('the grid of the next race is no news', () => {
    expect(newsOf(field('a20 b15'), field('b0 a-1', { race: 2 }))).toEqual([])
  })
})

describe('the last lap', () => {
  test('is begun by the first car', () => {
    expect(newsOf(field('a29 b20'), field('a31 b20', { lap: 2 }))).toEqual([{ kind: 'last-lap', car: 'a' }])
  })

  test('is no news where there is only one', () => {
    expect(newsOf(field('a0 b0', { lap: 0, laps: 1 }), field('a3 b0', { lap: 1, laps: 1 }))).toEqual([])
  })
})

describe('a photo finish', () => {
  const over = { isUncounted: true } as const

  test('is decided when all have driven, between cars at most two spaces apart', () => {
    const looks = [field('a59 b58 c50'), field('a62! b58 c50', over), field('a62! b60! c50', over)]
    expect(newsOf(...looks)).toEqual([])
    expect(newsOf(...looks, field('a62! b60! c50'))).toEqual([{ kind: 'photo', cars: ['a', 'b'] }])
    expect(newsOf(field('a59 b58'), field('a63! b60!', over), field('a63! b60!'))).toEqual([])
  })

  test('is taken by someone who comes when the first of them is over the line', () => {
    const crossing = (said: string) => {
      const { cars, ...rest } = field(said, over)
      return { ...rest, cars: cars.map((car) => (car.done ? { ...car, isUncounted: true as const } : car)) }
    }
    const photo = [{ kind: 'photo', cars: ['a', 'b'] }]
    expect(newsOf(crossing('a62! b58 c50'), crossing('a62! b60! c50'), field('a62! b60! c50'))).toEqual(photo)
    expect(newsOf(field('a62! b58 c50', over), field('a62! b60! c50', over), field('a62! b60! c50'))).toEqual([])
  })

  test('may be in the making when a car crosses the line close to one that came in just before', () => {
    const tight = (before: Field, after: Field) => {
      const earlier = arrivalsAfter(noArrivals, field('a59 b58 c50'), before)
      return isTight(before, after, arrivalsAfter(earlier, before, after))
    }
    const one = field('a62! b58 c50', over)
    expect(tight(one, field('a62! b60! c50', over))).toBe(true)
    expect(tight(one, field('b66! a62! c50', over))).toBe(false)
    expect(tight(field('a59 b58 c50'), one)).toBe(false)
    // In another round it is no race to the line.
    expect(tight(one, field('a62! b60! c50', { round: 5 }))).toBe(false)
  })

  test('is told once', () => {
    const counted = field('a62! b60! c50')
    expect(newsOf(field('a59 b58 c50'), field('a62! b60! c50', over), counted, counted)).toHaveLength(1)
  })

  test('may be among several, and behind the winner', () => {
    const news = newsOf(field('a59 b58 c57 d57'), field('a68! b62! c61! d60!', over), field('a68! b62! c61! d60!'))
    expect(news).toEqual([{ kind: 'photo', cars: ['b', 'c', 'd'] }])
  })

  test('is none between cars that came in in different rounds', () => {
    const first = [field('a59 b50'), field('a62! b50', over), field('a62! b50')]
    const next = [field('a62! b60!', { round: 5, ...over }), field('a62! b60!', { round: 5 })]
    expect(newsOf(...first, ...next)).toEqual([])
  })

  test('is decided by the second car home where one card brings both in', () => {
    const looks = [field('a58 b57', { card: 7 }), field('a60! b57', { card: 7 })]
    expect(newsOf(...looks)).toEqual([])
    expect(newsOf(...looks, field('a60! b60!', { card: 7 }))).toEqual([{ kind: 'photo', cars: ['a', 'b'] }])
    expect(newsOf(...looks, field('a60! b57', { card: 8 }), field('a60! b60!', { card: 8 }))).toEqual([])
  })

  test('is about the last place where the last one is out', () => {
    const last = { decides: 'last' } as const
    expect(newsOf(field('a33 b20 c19', last), field('a33 b20 c19x', last))).toEqual([
      { kind: 'photo', cars: ['b', 'c'] },
    ])
    expect(newsOf(field('a33 b20 c18', last), field('a33 b20 c18x', last))).toEqual([])
    expect(newsOf(field('a33 b20 c19'), field('a33 b20 c19x'))).toEqual([])
  })
})

test('it is the closer, the less lies between the two that matter', () => {
  expect(closeness(field('a20 b20 c3'))).toBe(1)
  expect(closeness(field('a20 b14 c3'))).toBe(0.5)
  expect(closeness(field('a20 b3'))).toBe(0)
  expect(closeness(field('a60! b20 c20'))).toBe(1)
  expect(closeness(field('a20 b3 c3', { decides: 'last' }))).toBe(1)
  expect(closeness(field('a20'))).toBe(0)
  expect(closeness(undefined)).toBe(0)
})
