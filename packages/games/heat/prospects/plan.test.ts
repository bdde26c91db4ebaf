import { describe, expect, test } from 'vitest'
import type { CardName } from '../rules/cards.ts'
import { cardCalled } from '../rules/cards.ts'
import { playing } from '../testing/playing.ts'
import { type HeatTable, race } from '../testing/table.ts'
import { behind, turn } from '../testing/turn.ts'
import { planOfTurn, prospect } from './prospect.ts'

function planOf(table: HeatTable, ...names: CardName[]) {
  const [plan] = prospect(table.view(0), 0, { type: 'play', cards: names.map(cardCalled) }).plans
  if (!plan) throw new Error('nothing comes of it')
  return plan
}

/** Seat 0 reacts at speed 9 over corner A of the USA, limit 7. */
const reacting = () => turn({ space: 5, cards: [5, 4], parked: behind }).view(0)

describe('what a turn would cost', () => {
  test('gear and cards at once: the heat of the shift is no longer there for the corner', () => {
    const table = race(2, { gears: 'with-cards' }).put(0, -1).engine(0, 2).hand(0, 5, 4, 4, 1)
    expect(planOf(table, 5, 4, 4)).toMatchObject({ engine: 1, risk: 1 })
  })

  test('in React all corners since the beginning of the turn are counted at the speed of now', () => {
    const view = reacting()
    expect(planOfTurn(view, 0)).toMatchObject({ heat: { least: 2, most: 2 }, engine: 6 })
    const [faster] = prospect(view, 0, { type: 'adrenaline' }).plans
    expect(faster).toMatchObject({ speeds: { least: 10 }, heat: { least: 3 } })
    // 1 to 4 more, one heat paid for it, and the corner dearer by as much.
    const boost = prospect(view, 0, { type: 'boost' })
    expect(boost).toMatchObject({ price: 1, engine: 5 })
    expect(boost.whole).toMatchObject({ speeds: { least: 10, most: 13 }, heat: { least: 3, most: 5 }, engine: 5 })
    expect(boost.whole?.risk).toBeGreaterThan(0)
  })

  test('a slipstream keeps the speed, and pays for the corner it crosses', () => {
    const view = turn({ space: 2, cards: [5, 4], parked: [{ space: 12 }] })
      .done()
      .view(0)
    expect(prospect(view, 0, { type: 'stay' }).whole?.heat.most).toBe(0)
    const { whole } = prospect(view, 0, { type: 'slipstream', spaces: 2 })
    expect(whole).toMatchObject({ speeds: { least: 9, most: 9 }, heat: { most: 2 } })
  })

  test('a card played directly is paid before the corner, and may leave too little for it', () => {
    // A gas pedal of 4 for 1 Heat: from speed 8 to 12 over corner A, which then costs 5.
    const pedal = (engine: number) => {
      const table = turn({ space: 5, cards: [4, 4], kept: ['pedal-27', 1], engine, parked: behind })
      return prospect(table.view(0), 0, { type: 'direct', card: cardCalled('pedal-27') }).whole
    }
    expect(pedal(6)).toMatchObject({ speeds: { most: 12 }, bill: { most: 6 }, left: { most: 0 }, risk: 0 })
    expect(pedal(5)).toMatchObject({ risk: 1, spinOuts: [{ letter: 'A' }] })
    const table = turn({ space: 5, cards: [4, 4], kept: ['pedal-27', 1], engine: 5, parked: behind })
    expect(table.direct('pedal-27').pay('pedal-27').done().told('spun-out')).toHaveLength(1)
  })
})

test('where cooling could save some outcomes of a flip and not others, only what nothing saves counts as lost', () => {
  // A Stress and a 5 over corner A of the USA, limit 7, with no Heat in the engine and one to cool: 8 can be saved, 9 not.
  const table = race(2).put(0, 4).engine(0, 0).hand(0, 'stress', 5, 'heat', 1, 2).gear(0, 2)
  const { outcomes, spinOuts, risk } = planOf(table, 'stress', 5)
  const spun = outcomes.filter(({ spinsOutAt }) => spinsOutAt)
  expect(spun.map(({ speed, rescue }) => [speed, rescue])).toEqual([
    [8, 1],
    [9, 0],
  ])
  expect(spinOuts).toMatchObject([{ letter: 'A', rescue: 0, chance: spun[1]?.chance }])
  expect(risk).toBe(spun[1]?.chance)
})

describe('sponsor cards', () => {
  /** The press of this event waits at corner A of the USA, limit 7, at 12. */
  const press = { event: 'title-sponsor' } as const

  test('HT-PRESS-03: the press sees who is two above the limit, and then only without a spin-out', () => {
    const gains = (engine: number, ...names: CardName[]) =>
      planOf(playing([5, 4, 4, 1, 2], { gear: 2, space: 5, engine, options: press }), ...names).gains
    expect(gains(6, 5, 4)).toEqual([{ by: 'press', corner: 'A', isSure: true }])
    expect(gains(1, 5, 4)).toEqual([])
    expect(gains(6, 4, 4)).toEqual([])
  })

  test('a corner that is crossed in a slipstream is seen at any speed', () => {
    const table = turn({ space: 4, cards: [4, 3], parked: [{ space: 12 }], options: press }).done()
    expect(prospect(table.view(0), 0, { type: 'stay' }).whole?.gains).toEqual([])
    const { whole } = prospect(table.view(0), 0, { type: 'slipstream', spaces: 2 })
    expect(whole?.gains).toEqual([{ by: 'press', corner: 'A', isSure: true }])
  })

  test('HT-EVT-14: a record speed is rewarded where the event says so, perhaps where it depends on a flip', () => {
    const record = (...names: CardName[]) =>
      planOf(playing([5, 4, 4, 4, 'stress', 1], { gear: 4, space: 13, options: { event: 'speed-record' } }), ...names)
        .gains
    expect(record(5, 4, 4, 4)).toEqual([{ by: 'record-speed', isSure: true }])
    expect(record(5, 4, 4, 'stress')).toEqual([{ by: 'record-speed', isSure: false }])
  })

  test('HT-EVT-15: three cars that are passed are rewarded on live TV, and so it comes', () => {
    const parked = [{ space: 15 }, { space: 16 }, { space: 17 }]
    const table = turn({ space: 14, cards: [4, 4], parked, options: { event: 'live-tv' } })
    expect(planOfTurn(table.view(0), 0).gains).toEqual([{ by: 'cars-passed', isSure: true }])
    expect(table.done().told('sponsor-gained')).toMatchObject([{ seat: 0, by: 'cars-passed' }])
    const two = turn({ space: 14, cards: [4, 4], parked: parked.slice(1), options: { event: 'live-tv' } })
    expect(planOfTurn(two.view(0), 0).gains).toEqual([])
  })
})
