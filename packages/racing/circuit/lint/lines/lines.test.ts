import { describe, expect, it } from 'vitest'
import { complaintsOf, spaceOf, withFinishEnds } from '../../testing/broken-ring.ts'

describe('the lint of drawn lines', () => {
  it('finds an end away from the edge of the track', () => {
    const inwards = withFinishEnds(([left, right]) => [left, { x: right.x, y: (left.y + right.y) / 2 }])
    expect(complaintsOf('lines', inwards)).toEqual([
      'finish line after column 14: Its right end is away from the right edge of the track.',
    ])
  })

  it('finds ends that changed sides', () => {
    expect(
      complaintsOf(
        'lines',
        withFinishEnds(([left, right]) => [right, left]),
      ),
    ).toEqual(['finish line after column 14: Its left end is away from the left edge of the track.'])
  })

  it('finds a line drawn elsewhere than it counts', () => {
    // The right of travel is the inside, where lane a lies.
    const elsewhere = withFinishEnds(() => [spaceOf('1b').frontEdge[0], spaceOf('1a').frontEdge[1]])
    expect(complaintsOf('lines', elsewhere)).toEqual(['finish line after column 14: It is not drawn after column 14.'])
  })
})
