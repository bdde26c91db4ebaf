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
  expect(goesWithoutSaying(asked)).toBe(0)
  expect(goesWithoutSaying({ ...asked, isWanted: false })).toBeUndefined()
  expect(goesWithoutSaying({ ...asked, choosing: choosing('boost', 'go on') })).toBeUndefined()
  expect(goesWithoutSaying({ ...asked, choosing: undefined })).toBeUndefined()
})

test('nobody decides by themselves while others decide in secret', () => {
  expect(goesWithoutSaying({ ...asked, position: { pending: [0, 2], entry: 3 } })).toBeUndefined()
})

test('who has just taken something back is left to think', () => {
  expect(goesWithoutSaying({ ...asked, journal: [{ outcome: 'applied' }, { outcome: 'undone' }] })).toBeUndefined()
  expect(goesWithoutSaying({ ...asked, journal: [{ outcome: 'undone' }, { outcome: 'applied' }] })).toBe(0)
})

test('where none of several choices can matter, the game says which one is made', () => {
  const several = { ...asked, isWanted: false, choosing: choosing('cool 1', 'go on'), idle: 1 }
  expect(goesWithoutSaying(several)).toBe(1)
  expect(goesWithoutSaying({ ...several, journal: [{ outcome: 'undone' }] })).toBeUndefined()
})
