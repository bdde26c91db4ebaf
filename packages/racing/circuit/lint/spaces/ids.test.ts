import { describe, expect, it } from 'vitest'
import { complaintsOf, withSpace } from '../../testing/broken-ring.ts'

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
