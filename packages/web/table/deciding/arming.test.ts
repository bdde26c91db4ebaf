import { expect, test } from 'vitest'
import { isMade } from './arming.ts'

const picked = { question: '0 7', choice: 2 }

test('a press makes a choice where nothing is asked for twice', () => {
  expect(isMade({ picked, armed: undefined, asksFirst: false })).toBe(true)
})

test('where it is, the first press arms and the same once more makes it', () => {
  expect(isMade({ picked, armed: undefined, asksFirst: true })).toBe(false)
  expect(isMade({ picked, armed: picked, asksFirst: true })).toBe(true)
})

test('what was armed of another choice or another question counts for nothing', () => {
  expect(isMade({ picked, armed: { ...picked, choice: 1 }, asksFirst: true })).toBe(false)
  expect(isMade({ picked, armed: { ...picked, question: '0 6' }, asksFirst: true })).toBe(false)
})
