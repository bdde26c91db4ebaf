import { expect, test } from 'vitest'
import { isInTheMiddle } from './in-the-middle.ts'

const asked = { choices: [{ card: 1 }] }
const waiting = { choices: [] }
const still = { kind: 'online', isShowing: false, isSending: false, isConsidering: false } as const

test('a person is in the middle of something while a decision is theirs, and not while they wait for others', () => {
  expect(isInTheMiddle({ ...still, position: asked })).toBe(true)
  expect(isInTheMiddle({ ...still, position: waiting })).toBe(false)
})

test('a sealed decision that was sent may wait with the others, unless another one is looked at or on its way', () => {
  const position = { ...asked, sealed: { card: 1 } }
  expect(isInTheMiddle({ ...still, position })).toBe(false)
  expect(isInTheMiddle({ ...still, position, isConsidering: true })).toBe(true)
  expect(isInTheMiddle({ ...still, position, isSending: true })).toBe(true)
})

test('nothing is interrupted while it is shown', () => {
  expect(isInTheMiddle({ ...still, position: waiting, isShowing: true })).toBe(true)
})

test('a match in the page itself is not interrupted before it is over', () => {
  for (const kind of ['alone', 'shared'] as const) {
    expect(isInTheMiddle({ ...still, kind, position: waiting })).toBe(true)
    expect(isInTheMiddle({ ...still, kind, position: { ...waiting, ranking: [] } })).toBe(false)
  }
})
