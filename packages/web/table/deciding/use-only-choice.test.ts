import { expect, test } from 'vitest'
import type { Choosing } from './choosing.ts'
import { goesWithoutSaying } from './use-only-choice.ts'

function choosing(...choices: string[]): Choosing {
  const looking = { view: undefined, viewer: 0, language: 'en' as const, name: String }
  const deciding = { ...looking, seat: 0, choices, prospect: () => ({ certain: [] }) }
  return { deciding, considered: undefined, armed: undefined, consider: () => {}, choose: () => {} }
}

const asked = { isWanted: true, position: { pending: [0], entry: 3 }, journal: [], choosing: choosing('go on') }

test('a decision that leaves one choice is made, where the game wants it so', () => {
  expect(goesWithoutSaying(asked)).toBe(true)
  expect(goesWithoutSaying({ ...asked, isWanted: false })).toBe(false)
  expect(goesWithoutSaying({ ...asked, choosing: choosing('boost', 'go on') })).toBe(false)
  expect(goesWithoutSaying({ ...asked, choosing: undefined })).toBe(false)
})

test('nobody decides by themselves while others decide in secret', () => {
  expect(goesWithoutSaying({ ...asked, position: { pending: [0, 2], entry: 3 } })).toBe(false)
})

test('who has just taken something back is left to think', () => {
  expect(goesWithoutSaying({ ...asked, journal: [{ outcome: 'applied' }, { outcome: 'undone' }] })).toBe(false)
  expect(goesWithoutSaying({ ...asked, journal: [{ outcome: 'undone' }, { outcome: 'applied' }] })).toBe(true)
})
