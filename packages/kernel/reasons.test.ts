import { expect, test } from 'vitest'
import { lots, lotsBox } from './conformance/lots.ts'
import { reasonAgainst, reasonFor } from './reasons.ts'
import { Rng } from './rng.ts'

const { reasons } = lotsBox
const state = lots.setup(2, { die: 'six', notes: 2 }, Rng.fromSeed('reasons'), () => {})
const question = { view: lots.view(state, 0), seat: 0, choices: lots.choices(state, 0) }
const [held = 0] = state.hands[0] ?? []
const [foreign = 0] = state.hands[1] ?? []

test('a piece that no choice takes has a reason', () => {
  const roll = { piece: 'tidy', how: 'roll' }
  expect(reasonFor(reasons, question, roll)).toEqual({
    why: 'bid-first',
    rule: 'LT-01',
  })
})

test('a piece within reach has none, and neither has one that nobody sees', () => {
  const card = (number: number) => ({ piece: 'card', card: number })
  expect(reasonFor(reasons, question, card(held))).toBeUndefined()
  expect(reasonFor(reasons, question, card(foreign))).toBeUndefined()
})

test('an action that is not among the choices is told why', () => {
  expect(reasonAgainst(reasons, question, { tidy: 'roll' })).toMatchObject({ why: 'bid-first' })
  expect(reasonAgainst(reasons, question, { bid: held })).toBeUndefined()
})

test.each([undefined, null, 7, 'roll', [], {}, { bid: { deep: [] } }])(
  '%j, which says nothing, has no reason',
  (junk) => {
    expect(reasonAgainst(reasons, question, junk)).toBeUndefined()
  },
)
