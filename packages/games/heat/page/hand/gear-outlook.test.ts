import { expect, test } from 'vitest'
import { outlookOf } from './gear-outlook.ts'
import { arranged } from './testing/arranged.ts'

function shifting(gear: number, space: number, engine: number) {
  return arranged({
    hand: ['heat', 'stress', 1, 2, 4, 4, 5],
    change(state) {
      state.gear[0] = gear
      state.progress[0] = space
      state.engine[0] = engine
    },
  }).view
}

test('a gear tells the least and the most that so many cards of the hand can come to', () => {
  const view = shifting(2, 20, 6)
  // A + is at least a 1 and at most a 4.
  expect(outlookOf(view, 0, 1).range).toMatchObject({ slowest: 1, fastest: 5 })
  expect(outlookOf(view, 0, 3).range).toMatchObject({ slowest: 1 + 1 + 2, fastest: 5 + 4 + 4 })
  expect(outlookOf(view, 0, 4).range).toMatchObject({ slowest: 1 + 1 + 2 + 4, fastest: 5 + 4 + 4 + 4 })
})

test('two gears cost a heat, which is then not there for the corner', () => {
  const view = shifting(1, 28, 5)
  expect(outlookOf(view, 0, 2)).toMatchObject({ cost: 0, range: { least: 0, most: 5, spinsOut: 'sometimes' } })
  expect(outlookOf(view, 0, 3)).toMatchObject({ cost: 1, range: { least: 0, most: 4, spinsOut: 'sometimes' } })
})

test('where every speed is too fast, there is no way round a spin-out', () => {
  expect(outlookOf(shifting(4, 55, 0), 0, 4).range?.spinsOut).toBe('always')
  expect(outlookOf(shifting(4, 20, 0), 0, 1).range?.spinsOut).toBe('never')
})

test('a corner that is only ever crossed in a spin-out costs nothing else', () => {
  const view = shifting(1, -1, 5)
  // Only 13 gets to corner A, and owes 6 there.
  expect(outlookOf(view, 0, 3).range).toMatchObject({ fastest: 13, corners: [], most: 0, spinsOut: 'sometimes' })
})

test('too few cards for the gear are no range', () => {
  const { view } = arranged({ hand: ['heat', 'heat', 1] })
  expect(outlookOf(view, 0, 2).range).toBeUndefined()
})
