import { expect, test } from 'vitest'
import { pointOf, searchFor } from './replay-point.ts'

test('an address names a moment and a viewpoint, and comes back from it', () => {
  expect(pointOf('?at=37&as=0', 412, 4)).toEqual({ at: 37, viewer: 0 })
  expect(pointOf('?at=412', 412, 4)).toEqual({ at: 412, viewer: 'spectator' })
  for (const moment of [
    { at: 0, viewer: 'spectator' },
    { at: 412, viewer: 3 },
  ] as const) {
    expect(pointOf(searchFor(moment), 412, 4)).toEqual(moment)
  }
})

test.each(['', '?at=413&as=4', '?at=-1&as=-1', '?at=1.5&as=x', '?at=&as=', '?at=1e2'])(
  'what the match does not have is left aside: %s',
  (search) => {
    expect(pointOf(search, 412, 4)).toEqual({ at: 0, viewer: 'spectator' })
  },
)
