import { expect, test, vi } from 'vitest'
import { wishOf } from './keys.ts'

const choose = vi.fn()
const skip = vi.fn()
const press = vi.fn()

interface Page {
  readonly choices?: number
  readonly considered?: number
  readonly isWatching?: boolean
  readonly awaitsPress?: boolean
}

function wish(key: string, { choices = 0, considered, isWatching = false, awaitsPress = false }: Page): unknown[] {
  for (const heard of [choose, skip, press]) heard.mockClear()
  wishOf({ key, target: null }, { choices, considered, isWatching, awaitsPress, press, choose, skip })?.()
  return [...choose.mock.calls.flat(), ...skip.mock.calls.map(() => 'skip'), ...press.mock.calls.map(() => 'press')]
}

test('a digit plays the choice of that number, if there is one', () => {
  expect(wish('3', { choices: 3 })).toEqual([2])
  expect(wish('4', { choices: 3 })).toEqual([])
  expect(wish('0', { choices: 3 })).toEqual([])
})

test('Enter plays what is looked at, or the only choice, and never one of several', () => {
  expect(wish('Enter', { choices: 3, considered: 1 })).toEqual([1])
  expect(wish('Enter', { choices: 1 })).toEqual([0])
  expect(wish('Enter', { choices: 3 })).toEqual([])
})

test('Escape and Space skip what is being shown, and do nothing else', () => {
  for (const key of ['Escape', ' ']) {
    expect(wish(key, { isWatching: true })).toEqual(['skip'])
    expect(wish(key, { choices: 2 })).toEqual([])
  }
})

test('nothing is played while something is being shown', () => {
  expect(wish('1', { choices: 3, isWatching: true })).toEqual([])
  expect(wish('Enter', { choices: 1, isWatching: true })).toEqual([])
})

test('step by step, Enter and Space go on, and Escape skips all the rest', () => {
  const shown = { isWatching: true, awaitsPress: true }
  expect(['Enter', ' ', 'Escape', '1'].map((key) => wish(key, shown))).toEqual([['press'], ['press'], ['skip'], []])
})
