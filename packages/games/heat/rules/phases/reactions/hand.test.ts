import { describe, expect, test } from 'vitest'
import type { HeatTable } from '../../../testing/table.ts'
import { behind, inThird, last, turn } from '../../../testing/turn.ts'

const offered = (table: HeatTable, symbol: string) => table.offers().filter((offer) => offer.startsWith(symbol))

describe('Cooldown of a card', () => {
  test('HT-SYM-11: it is added to that of gear and adrenaline, and may be used in part', () => {
    const kept = ['heat', 'heat', 'heat', 'heat', 'heat', 'heat'] as const
    // Gear 2: 1, adrenaline: 1, card 12: 2.
    const table = turn({ space: 14, cards: ['cooling-12', 1], kept, engine: 0 })
    expect(offered(table, 'cool')).toEqual(['cool 1', 'cool 2', 'cool 3', 'cool 4'])
    expect(offered(table.cool(1), 'cool')).toEqual(['cool 1', 'cool 2', 'cool 3'])
    expect([table.cool(3).state.engine[0], offered(table, 'cool')]).toEqual([4, []])
    expect(
      offered(turn({ space: 14, cards: ['cooling-12', 1], kept, engine: 0, parked: behind }), 'cool'),
    ).toHaveLength(3)
  })

  test('HT-SYM-11: several cards add up, and the sector with snow or rain adds its own', () => {
    const cards = ['cooling-12', 'tires-39', 'cooling-13'] as const
    const moment = {
      space: 14,
      cards,
      kept: ['heat', 'heat', 'heat', 'heat', 'heat', 'heat'],
      engine: 0,
      parked: behind,
    } as const
    expect(offered(turn(moment), 'cool')).toHaveLength(5)
    const inRain = turn({ ...moment, road: ['weather', 'limit+1', 'limit+1', 'limit+1'], weather: 'rain' })
    expect(offered(inRain, 'cool')).toHaveLength(6)
  })

  test('HT-SYM-11: only Heat of the hand is cooled, and none of it must be', () => {
    const table = inThird('cooling-12', { kept: ['heat', 2], discarded: ['heat'], engine: 0 })
    expect(table.offers()).toEqual(['cool 1', 'done'])
    expect(table.done().zone(0, 'hands')).toEqual(['heat', 2])
  })
})

describe('Reduce stress', () => {
  test('HT-SYM-12: 0 to n Stress cards go from the hand to the discard', () => {
    const table = inThird('body-6', { kept: ['stress', 'stress', 2], engine: 0 })
    expect(table.offers()).toEqual(['relieve 1', 'relieve 2', 'done'])
    table.relieve(1)
    expect([table.zone(0, 'hands'), table.zone(0, 'discard'), table.offers()]).toEqual([
      ['stress', 2],
      ['stress'],
      ['relieve 1', 'done'],
    ])
    expect(last(table, 'stress-reduced')).toMatchObject({ seat: 0, stress: 1 })
    expect(
      inThird('body-6', { kept: ['stress', 2], engine: 0 })
        .done()
        .zone(0, 'hands'),
    ).toEqual(['stress', 2])
  })

  test('HT-SYM-12: several cards add up', () => {
    const table = turn({
      space: 14,
      cards: ['body-5', 'body-4', 1],
      kept: ['stress', 'stress', 'stress'],
      engine: 0,
      parked: behind,
    })
    expect(table.offers()).toEqual(['relieve 1', 'relieve 2', 'relieve 3', 'done'])
  })

  test('HT-SYM-12: a Stress that was played stays in the play area', () => {
    const table = turn({
      space: 14,
      cards: ['body-6', 'stress', 1],
      kept: ['stress', 2],
      deck: [2],
      engine: 0,
      parked: behind,
    })
    expect(table.offers()).toEqual(['relieve 1', 'done'])
    table.relieve(1)
    expect(table.zone(0, 'area')).toEqual(['stress', 1, 'body-6', 2])
  })
})

describe('the sector where the car stands', () => {
  const road = ['weather', 'free-boost', 'limit+1', 'limit+1'] as const

  test('HT-REACT-10: whoever leaves a sector with rain by a movement in React loses its Cooldown', () => {
    // Corner A with the weather is the sector of the spaces 12 to 32.
    const moment = {
      space: 30,
      cards: [1, 1],
      kept: ['heat', 'heat', 'heat', 2],
      deck: [3],
      engine: 3,
      road,
      weather: 'rain',
      parked: behind,
    } as const
    expect(offered(turn(moment), 'cool')).toEqual(['cool 1', 'cool 2'])
    const left = turn(moment).boost()
    expect([left.space(0), offered(left, 'cool')]).toEqual([35, ['cool 1']])
  })

  test('HT-REACT-10: whoever comes out of the clouds in React may cool there', () => {
    const moment = { space: 31, cards: [1], kept: ['heat', 2], engine: 3, road, weather: 'clouds' } as const
    const table = turn(moment)
    expect([table.space(0), offered(table, 'cool')]).toEqual([32, []])
    expect([table.adrenaline().space(0), offered(table, 'cool')]).toEqual([33, ['cool 1']])
  })

  test('HT-REACT-10: whoever comes to a sector with free boosts in React pays nothing there', () => {
    const moment = {
      space: 31,
      cards: [1],
      kept: [4, 'pedal-24'],
      deck: [2, 2],
      engine: 0,
      road,
      weather: 'sun',
      parked: behind,
    } as const
    const table = turn(moment)
    expect([table.space(0), table.offers()]).toEqual([32, ['direct pedal-24', 'done']])
    table.direct('pedal-24')
    expect([table.space(0), table.offers()]).toEqual([33, ['scrap 1', 'boost']])
    expect(last(table.boost(), 'boosted')).toMatchObject({ heat: 0, engine: 0 })
  })
})

test('HT-R17: the cooldown of the sector goes first, since whoever leaves the sector loses it', () => {
  const road = ['overheat', 'overheat', 'overheat', 'weather'] as const
  const table = turn({ space: 60, cards: [1], engine: 4, kept: ['heat', 'heat', 2], weather: 'snow', road })
  expect(table.state.left).toMatchObject({ cooldown: 4, cooledIn: [] })
  expect(table.cool(1).state.left).toMatchObject({ cooldown: 4, cooledIn: [3] })
  expect(table.cool(1).state.left).toMatchObject({ cooldown: 3, cooledIn: [3] })
})
