import { describe, expect, it } from 'vitest'
import { complaintsOf, spaceOf, withSpace } from '../../testing/broken-ring.ts'

describe('the lint of room', () => {
  it('finds a space with nowhere to stand', () => {
    expect(
      complaintsOf(
        'room',
        withSpace('1a', () => ({ slots: [] })),
      ),
    ).toEqual(['1a: 1a has no slot for a car to stand on.'])
  })

  it('finds a slot outside its space', () => {
    const astray = withSpace('1a', ({ slots }) => ({ slots: [...slots, ...spaceOf('1b').slots] }))
    expect(complaintsOf('room', astray)).toEqual(['1a: Slot 1 of 1a lies outside its outline.'])
  })

  it.each([0, 15])('finds a space at column %i, where there is no track', (column) => {
    expect(
      complaintsOf(
        'room',
        withSpace('1a', () => ({ columns: [column, column] })),
      ),
    ).toEqual([`1a: 1a ends at column ${column}, which is not on the track.`])
  })
})
