import { expect, test } from 'vitest'
import { heatGame } from '../rules/game.ts'
import { type HeatTable, race } from '../testing/table.ts'
import { turn } from '../testing/turn.ts'
import { mayCool } from './cooling.ts'
import { idleChoice } from './idle.ts'

function idleAt(table: HeatTable): string | undefined {
  const choices = heatGame.choices(table.state, 0)
  const place = idleChoice(table.view(0), 0, choices)
  return place === undefined ? undefined : choices[place]?.type
}

/** In first gear over the last line of the USA, with Heat in hand; another car is far behind. */
const home = { space: 68, lap: 1, cards: [3], kept: ['heat', 2], deck: [2], parked: [{ space: 2 }] } as const

test('whoever is home and has boosted is not asked whether to cool', () => {
  const table = turn({ ...home, engine: 2 })
  expect(table.offers()).toContain('cool 1')
  expect(idleAt(table)).toBeUndefined()
  expect(idleAt(table.boost())).toBe('done')
})

test('what is cooled may pay for a boost, which may be worth a place', () => {
  const table = turn({ ...home, engine: 0 })
  expect(table.offers()).toEqual(['cool 1', 'done'])
  expect(idleAt(table)).toBeUndefined()
})

test('on the track cooling always matters', () => {
  const table = turn({ ...home, space: 14, lap: 0, engine: 2 }).boost()
  expect(table.offers()).toContain('cool 1')
  expect(idleAt(table)).toBeUndefined()
})

test('whoever builds alone is not asked to exchange the card they have just picked', () => {
  const alone = race(1, { season: '1961' }).playOn('swap')
  expect(idleAt(alone)).toBe('no-swap')
})

test('past the line cooling matters only for a corner on the way or an empty engine', () => {
  const open = (table: HeatTable) => mayCool(table.view(0), 0)
  expect(open(turn({ ...home, engine: 2 }))).toBe(false)
  expect(open(turn({ ...home, engine: 0 }))).toBe(true)
  expect(open(turn({ ...home, space: 14, lap: 0, engine: 2 }))).toBe(true)
  // Corner D, crossed in the same turn, can be paid for; with a boost it may be too much.
  const dear = turn({ ...home, space: 56, cards: [5, 4, 4] }).arrange((state) => (state.engine[0] = 12))
  expect(dear.progress(0)).toBe(2 * 69)
  expect(open(dear)).toBe(true)
})
