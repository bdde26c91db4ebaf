import { expect, test } from 'vitest'
import { cardCalled } from '../rules/cards.ts'
import { race } from '../testing/table.ts'
import { prospect } from './prospect.ts'
import { shifted, shiftsAlone } from './shifted.ts'

const cards = ([4, 4, 3] as const).map(cardCalled)

function table() {
  return race(2).put(0, 5).gear(0, 1).engine(0, 4).hand(0, 4, 4, 3, 2, 1, 'heat', 'heat')
}

test('cards that are tried out in a gear bring what they bring once it is taken', () => {
  const tried = prospect(shifted(table().view(0), 0, 3), 0, { type: 'play', cards })
  const taken = prospect(table().shift(3, 1).view(0), 0, { type: 'play', cards })
  expect(tried.plans).toEqual(taken.plans)
  // Speed 11 over corner A, limit 7, with the 3 Heat that the shift by two has left: a spin-out.
  expect(tried.plans[0]).toMatchObject({ speeds: { least: 11, most: 11 }, engine: 3, isLost: true })
})

test('nothing comes to light between gear and cards where no other driver shifts', () => {
  expect(shiftsAlone(race(2).view(0), 0)).toBe(false)
  expect(shiftsAlone(race(1).view(0), 0)).toBe(true)
  expect(shiftsAlone(race(1, { legends: 2 }).view(0), 0)).toBe(true)
  expect(shiftsAlone(race(2).finished(1, 1).view(0), 0)).toBe(true)
})
