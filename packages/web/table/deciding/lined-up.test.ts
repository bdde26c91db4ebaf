import { expect, test } from 'vitest'
import { fateOf, type LinedUp, withoutFirst } from './lined-up.ts'

const rows: LinedUp = {
  viewer: 0,
  entry: 8,
  actions: [
    { type: 'move', to: 4 },
    { type: 'wild', car: 2 },
  ],
}
const asked = {
  viewer: 0,
  isOpen: true,
  position: {
    entry: 8,
    choices: [
      { type: 'move', to: 3 },
      { to: 4, type: 'move' },
    ],
  },
}

test('what was laid out goes on with the choice that is offered', () => {
  expect(fateOf(rows, asked)).toEqual({ what: 'goes-on', action: { type: 'move', to: 4 } })
  expect(withoutFirst(rows)).toEqual({ viewer: 0, entry: 9, actions: [{ type: 'wild', car: 2 }] })
  expect(withoutFirst({ ...rows, actions: ['the last'] })).toBeUndefined()
})

test('it waits until what was sent before is done and shown', () => {
  expect(fateOf(rows, { ...asked, position: { ...asked.position, entry: 7 } })).toEqual({ what: 'waits' })
  expect(fateOf(rows, { ...asked, isOpen: false })).toEqual({ what: 'waits' })
})

test('what is lined up behind a secret choice waits for the others, who may have chosen more by then', () => {
  const play: LinedUp = { viewer: 0, entry: 8, actions: ['cards'], isAmongOthers: true }
  const sealed = { ...asked, position: { entry: 10, choices: ['gear'], sealed: 'gear' } }
  expect(fateOf(play, sealed)).toEqual({ what: 'waits' })
  const shown = { ...asked, position: { entry: 12, choices: ['cards', 'other cards'] } }
  expect(fateOf(play, shown)).toEqual({ what: 'goes-on', action: 'cards' })
  expect(fateOf({ ...play, isAmongOthers: false }, shown)).toEqual({ what: 'fits-no-more' })
  // Taken back: the first question is open again.
  expect(fateOf(play, { ...asked, position: { entry: 12, choices: ['gear'] } })).toEqual({ what: 'fits-no-more' })
})

test('it ends where the choice is not offered, where others come between, and where someone else looks', () => {
  const over = { what: 'fits-no-more' }
  expect(fateOf(rows, { ...asked, position: { entry: 8, choices: [{ type: 'move', to: 3 }] } })).toEqual(over)
  expect(fateOf(rows, { ...asked, position: { ...asked.position, entry: 9 } })).toEqual(over)
  expect(fateOf(rows, { ...asked, viewer: 1 })).toEqual(over)
})
