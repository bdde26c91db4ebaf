import { describe, expect, it } from 'vitest'
import { complaintsOf, withSpace } from '../../testing/broken-ring.ts'

describe('the lint of rectangles', () => {
  it('finds a rectangle that is not called one', () => {
    expect(
      complaintsOf(
        'rectangle',
        withSpace('1a', () => ({ rectangle: false })),
      ),
    ).toEqual(['1a: 1a is drawn as a rectangle, but not called one.'])
  })

  it('finds a bend that is called a rectangle', () => {
    expect(
      complaintsOf(
        'rectangle',
        withSpace('5a', () => ({ rectangle: true })),
      ),
    ).toEqual(['5a: 5a is called a rectangle, but is not drawn as one.'])
  })
})
