/** USA: A has limit 7 and its line before 12, B limit 3 before 33, C limit 3 before 49, D limit 2 before 57. */
import { describe, expect, test } from 'vitest'
import { last, paid, type TurnSetting, turn } from '../../testing/turn.ts'
import type { RoadToken } from './tokens.ts'

/** Over corner B with these cards, or whatever else is said; the token lies there. */
function overB(token: RoadToken, cards: TurnSetting['cards'], moment: Partial<TurnSetting> = {}) {
  const road: RoadToken[] = ['free-boost', token, 'free-boost', 'free-boost']
  return turn({ space: 31, cards, road, parked: [{ space: 2 }], ...moment }).passTo()
}

describe('the limit', () => {
  test('HT-ROAD-04: with +1 it is 1 higher', () => {
    expect(last(overB('limit+1', [4]), 'corner-taken')).toMatchObject({ corner: 'B', limit: 4, heat: 0 })
    expect(paid(overB('limit+1', [4, 2]))).toEqual(['B 2'])
  })

  test('HT-ROAD-05: with −1 it is 1 lower', () => {
    expect(last(overB('limit-1', [3]), 'corner-taken')).toMatchObject({ corner: 'B', limit: 2, heat: 1 })
    expect(paid(overB('limit-1', [4, 2]))).toEqual(['B 4'])
  })

  test('HT-ROAD-03: a token without an arrow acts on its corner only, for every driver and in every lap', () => {
    const road: RoadToken[] = ['limit-1', 'limit+1', 'limit-1', 'limit+1']
    const limits = [11, 32, 48, 56].flatMap((space) =>
      [0, 1].map((lap) => last(turn({ space, lap, cards: [1], road }).passTo(), 'corner-taken')?.limit),
    )
    expect(limits).toEqual([6, 6, 4, 4, 2, 2, 3, 3])
    const other = turn({ space: 20, cards: [1], road, parked: [{ space: 32 }] })
    other.passTo().hand(0, 1, 2).hand(1, 4, 1).gear(0, 1).gear(1, 1).shift(1, 1).play([1], [4]).passTo()
    expect(last(other, 'corner-taken')).toMatchObject({ seat: 1, corner: 'B', limit: 4, heat: 0 })
  })

  test('HT-ROAD-03: a token with an arrow leaves the corner where it lies as it is', () => {
    for (const token of ['slipstream+1', 'free-boost', 'weather'] as const) {
      expect(last(overB(token, [4], { weather: 'storm' }), 'corner-taken')).toMatchObject({ limit: 3, heat: 1 })
    }
  })

  test('HT-CORN-03: the printed limit, the token and all Adjust symbols in play add up', () => {
    // The wings of a sponsor and card 41: +1 and +2. Speed 3 + 1 + 1.
    const up = overB('limit+1', ['sponsor-wings', 'tires-41'], { deck: [1, 1] })
    expect(last(up, 'corner-taken')).toMatchObject({ speed: 5, limit: 7, heat: 0 })
    // Cards 36 and 39: −1 each. Speed 2 + 3.
    const down = overB('limit+1', ['tires-36', 'tires-39'])
    expect(last(down, 'corner-taken')).toMatchObject({ speed: 5, limit: 2, heat: 3 })
    // One of each kind, and a token against them.
    const both = overB('limit-1', ['sponsor-wings', 'tires-39'])
    expect(last(both, 'corner-taken')).toMatchObject({ speed: 6, limit: 2, heat: 4 })
  })

  test('HT-CORN-16: a limit of 0 or less is used as it is', () => {
    const road: RoadToken[] = ['free-boost', 'free-boost', 'free-boost', 'limit-1']
    const cards = ['tires-36', 'tires-39'] as const
    // D: 2 − 1 − 1 − 1 = −1. Speed 5 costs 6.
    const table = turn({ space: 56, cards, road, parked: [{ space: 2 }] }).passTo()
    expect(last(table, 'corner-taken')).toMatchObject({ corner: 'D', limit: -1, heat: 6, engine: 0 })
    const zero = turn({ space: 56, cards: ['tires-39', 1], road, parked: [{ space: 2 }] }).passTo()
    expect(last(zero, 'corner-taken')).toMatchObject({ limit: 0, speed: 4, heat: 4 })
  })
})

describe('a dangerous corner', () => {
  test('HT-ROAD-06: above the limit it costs 1 Heat more, at the limit or below it nothing', () => {
    expect(([[2], [3], [4], [4, 2]] as const).map((cards) => paid(overB('overheat', cards)))).toEqual([
      ['B 0'],
      ['B 0'],
      ['B 2'],
      ['B 4'],
    ])
  })

  test('HT-ROAD-06: it is the own limit that counts, with all Adjust symbols', () => {
    // The wings of a sponsor: 3, and the limit is 4.
    expect(paid(overB('overheat', ['sponsor-wings', 1]))).toEqual(['B 0'])
    expect(paid(overB('overheat', ['sponsor-wings', 2]))).toEqual(['B 2'])
    // Card 39: 3, and the limit is 2.
    expect(paid(overB('overheat', ['tires-39']))).toEqual(['B 2'])
  })

  test('HT-ROAD-06, HT-CORN-07: whoever lacks only that one Heat spins out', () => {
    const table = overB('overheat', [4], { engine: 1 })
    expect(last(table, 'spun-out')).toMatchObject({ corner: 'B', cost: 2, heat: 1 })
    expect(paid(overB('overheat', [4], { engine: 2 }))).toEqual(['B 2'])
  })
})

describe('what must be and what may be', () => {
  test('HT-ROAD-11: limits, dangerous corners, no Cooldown and no slipstream are not asked about', () => {
    expect(paid(overB('overheat', [4]))).toEqual(['B 2'])
    const road: RoadToken[] = ['weather', 'overheat', 'overheat', 'overheat']
    const parked = [{ space: 16 }, { space: 2 }]
    const clouds = turn({ space: 14, cards: [1], kept: ['heat', 2], road, weather: 'clouds', parked })
    expect(clouds.offers()).toEqual(['boost', 'done'])
    const fog = turn({ space: 14, cards: [1], kept: ['heat', 2], road, weather: 'fog', parked }).done()
    expect(fog.phase).toBe('discard')
  })

  test('HT-ROAD-11: a longer slipstream, a free boost and the extra Cooldown may be left unused', () => {
    const road: RoadToken[] = ['weather', 'overheat', 'overheat', 'free-boost']
    const parked = [{ space: 16 }, { space: 2 }]
    const storm = turn({ space: 14, cards: [1], road, weather: 'storm', parked }).done()
    expect(storm.offers()).toEqual(['slipstream 2', 'slipstream 4', 'stay'])
    expect(storm.stay().space(0)).toBe(15)
    const snow = turn({ space: 14, cards: [1, 1, 2], kept: ['heat', 2], road, weather: 'snow', parked: [{ space: 2 }] })
    expect(snow.offers()).toEqual(['cool 1', 'boost', 'done'])
    expect(snow.done().zone(0, 'hands')).toEqual(['heat', 2])
    const free = turn({ space: 60, cards: [1, 1, 2], road, parked: [{ space: 2 }] }).done()
    expect([free.told('boosted'), free.space(0)]).toEqual([[], 64])
  })
})
