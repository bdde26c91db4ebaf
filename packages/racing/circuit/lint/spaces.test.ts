import { describe, expect, it } from 'vitest'
import { complaintsOf, spaceOf, withSpace } from './brokenRing.ts'

describe('the lint of names', () => {
  it('finds two spaces of one name', () => {
    expect(
      complaintsOf(
        'ids',
        withSpace('2b', () => ({ id: '2a' })),
      ),
    ).toEqual(['2a: Spaces 2 and 3 are both called 2a.'])
  })

  it('finds an index that is not the place in the list', () => {
    expect(
      complaintsOf(
        'ids',
        withSpace('2b', () => ({ index: 7 })),
      ),
    ).toEqual(['2b: 2b has the index 7 and stands at 3.'])
  })
})

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
