import { expect, test } from 'vitest'
import { lots } from '../conformance/lots.ts'
import { stateFormOf } from './state-form.ts'

test('the same game has the same form, time after time', () => {
  expect(stateFormOf({ ...lots })).toBe(stateFormOf({ ...lots }))
})

test('a game that keeps its state in another way has another form', () => {
  const more: typeof lots = {
    ...lots,
    setup: (...table) => Object.assign(lots.setup(...table), { more: 0 }),
    clone: (state) => structuredClone(state),
  }
  expect(stateFormOf(more)).not.toBe(stateFormOf(lots))
})

test('a game that does something else has another form', () => {
  const other: typeof lots = {
    ...lots,
    apply: (state, moves, rng, tell) => {
      lots.apply(state, moves, rng, tell)
      if (state.notes > 0) rng.int(6)
    },
  }
  expect(stateFormOf(other)).not.toBe(stateFormOf(lots))
})
