import { describe, expect, it } from 'vitest'
import { lint } from '../lint.ts'
import { complaintsOf, spaceOf, withFinishEnds, withLines } from './brokenRing.ts'

const betting = (number: number, after: number) => ({ kind: 'betting', number, after }) as const
const corner = (letter: string, after: number, limit = 3) => ({ kind: 'corner', letter, after, limit }) as const
const legend = (letter: string, after: number) => ({ kind: 'legend', letter, after }) as const

describe('the lint of betting lines', () => {
  it('is content with lines numbered as they are crossed', () => {
    expect(lint(withLines(betting(1, 6), betting(2, 9)))).toEqual([])
  })

  it('finds the same line twice', () => {
    expect(complaintsOf('betting', withLines(betting(1, 6), betting(1, 6)))).toEqual([
      'betting line 1: After column 6 it is crossed as number 2.',
      'betting line 1: There is another after column 6.',
    ])
  })

  it('finds a number twice', () => {
    expect(complaintsOf('betting', withLines(betting(1, 6), betting(1, 9)))).toEqual([
      'betting line 1: After column 9 it is crossed as number 2.',
    ])
  })

  it('finds two lines at one place', () => {
    expect(complaintsOf('betting', withLines(betting(1, 6), betting(2, 6)))).toEqual([
      'betting line 2: There is another after column 6.',
    ])
  })

  it('finds lines numbered against the direction', () => {
    expect(complaintsOf('betting', withLines(betting(2, 6), betting(1, 9)))).toEqual([
      'betting line 2: After column 6 it is crossed as number 1.',
      'betting line 1: After column 9 it is crossed as number 2.',
    ])
  })
})

describe('the lint of corner lines', () => {
  it('is content with a legend line for every corner, or with none at all', () => {
    expect(lint(withLines(legend('A', 2), corner('A', 5), legend('B', 9), corner('B', 12)))).toEqual([])
    expect(lint(withLines(corner('A', 5), corner('B', 12)))).toEqual([])
  })

  it.each([0, -1, 2.5, Number.NaN])('finds a limit that cannot be kept: %s', (limit) => {
    expect(complaintsOf('corners', withLines(corner('A', 5, limit)))).toEqual([
      `corner A: Its limit is ${limit}; it must be a whole number from 1 on.`,
    ])
  })

  it('finds a corner without its legend line', () => {
    expect(complaintsOf('corners', withLines(legend('A', 2), corner('A', 5), corner('B', 12)))).toEqual([
      'corner B: It has 0 legend lines; it must have one.',
    ])
  })

  it('finds a legend line without its corner', () => {
    expect(complaintsOf('corners', withLines(legend('A', 2), corner('A', 5), legend('B', 9)))).toEqual([
      'corner B: It has 0 corner lines; it must have one.',
    ])
  })

  it('finds a letter given to two corners', () => {
    expect(complaintsOf('corners', withLines(corner('A', 5), corner('A', 12)))).toEqual([
      'corner A: It has 2 corner lines; it must have one.',
    ])
  })
})

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
