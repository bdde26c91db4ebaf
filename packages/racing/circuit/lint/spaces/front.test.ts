import { describe, expect, it } from 'vitest'
import { complaintsOf, spaceOf, withSpace } from '../../testing/broken-ring.ts'

describe('the lint of fronts', () => {
  it('finds a front that is not at the last column', () => {
    expect(
      complaintsOf(
        'front',
        withSpace('5a', () => ({ front: 4 })),
      ),
    ).toContain('5a: The front of 5a is at 4, but its last column is 5.')
  })

  it('finds a front edge away from the outline', () => {
    expect(
      complaintsOf(
        'front',
        withSpace('1a', () => ({ frontEdge: spaceOf('6a').frontEdge })),
      ),
    ).toEqual(['1a: The front edge of 1a does not lie on its outline.'])
  })

  it('finds a front edge with one end away from the outline', () => {
    const { frontEdge } = spaceOf('1b')
    expect(
      complaintsOf(
        'front',
        withSpace('1a', () => ({ frontEdge })),
      ),
    ).toEqual(['1a: The front edge of 1a does not lie on its outline.'])
  })

  it('finds a back edge given for the front edge', () => {
    expect(
      complaintsOf(
        'front',
        withSpace('2a', () => ({ frontEdge: spaceOf('1a').frontEdge })),
      ),
    ).toEqual(['2a: The front edge of 2a does not run across the track at 2, left to right.'])
  })

  it('finds a front edge from right to left', () => {
    const swapped = withSpace('4b', ({ frontEdge: [left, right] }) => ({ frontEdge: [right, left] }))
    expect(complaintsOf('front', swapped)).toEqual([
      '4b: The front edge of 4b does not run across the track at 4, left to right.',
    ])
  })
})
