import { expect, test } from 'vitest'
import { planOfCards, planOfSlipstream, planOfTurn } from './plans.ts'
import { arranged, cards, inGear, onTheWay } from './testing/arranged.ts'

/** The press of this event waits at corner A of the USA, limit 7, at 12. */
const press = { event: 'title-sponsor' } as const

test('the press sees who is two above the limit, and then only without a spin-out', () => {
  const gains = (engine: number, ...names: Parameters<typeof cards>) => {
    const { view } = arranged({ options: press, hand: [5, 4, 4, 1, 2], change: inGear(2, 5, engine) })
    return planOfCards({ ...view, sponsors: [0, 0], sponsored: [] }, 0, cards(...names)).gains
  }
  expect(gains(6, 5, 4)).toEqual([{ corner: 'A', isSure: true }])
  expect(gains(1, 5, 4)).toEqual([])
  expect(gains(6, 4, 4)).toEqual([])
})

test('a corner that is crossed in a slipstream is seen at any speed', () => {
  const { view } = arranged({
    options: press,
    hand: [1],
    change: onTheWay('slipstream', { from: 2, to: 11, speed: 7 }),
  })
  const mine = { ...view, sponsored: [] }
  expect(planOfTurn(mine, 0).gains).toEqual([])
  expect(planOfSlipstream(mine, 0, 2).gains).toEqual([{ corner: 'A', isSure: true }])
})

test('a record speed is rewarded where the event says so, perhaps where it depends on a flip', () => {
  const record = (...names: Parameters<typeof cards>) => {
    const hand = cards(5, 4, 4, 4, 'stress', 1)
    const { view } = arranged({ options: { event: 'speed-record' }, change: inGear(4, 13, 6) })
    return planOfCards({ ...view, hand, sponsored: [] }, 0, cards(...names)).gains
  }
  expect(record(5, 4, 4, 4)).toEqual([{ corner: undefined, isSure: true }])
  expect(record(5, 4, 4, 'stress')).toEqual([{ corner: undefined, isSure: false }])
})
