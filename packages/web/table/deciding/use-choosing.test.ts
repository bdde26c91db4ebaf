import { expect, test } from 'vitest'
import { consideredOf } from './use-choosing.ts'

const looked = { question: '0 7', choice: 1 }

test('what was looked at when the last question was asked is not looked at in the next', () => {
  expect(consideredOf(looked, '0 7', { choices: ['stay', 'shift up'] })).toBe(1)
  expect(consideredOf(looked, '0 8', { choices: ['a card', 'another'] })).toBe(undefined)
  expect(consideredOf(undefined, '0 8', { choices: ['a card', 'another'] })).toBe(undefined)
})

test('only what is offered can be looked at', () => {
  expect(consideredOf(looked, '0 7', { choices: ['stay'] })).toBe(undefined)
  expect(consideredOf(looked, '0 7', undefined)).toBe(undefined)
})
