import { describe, expect, it } from 'vitest'
import { complaintsOf, withLines } from '../../testing/broken-ring.ts'
import { lint } from '../lint.ts'

const corner = (letter: string, after: number, limit = 3) => ({ kind: 'corner', letter, after, limit }) as const
const legend = (letter: string, after: number) => ({ kind: 'legend', letter, after }) as const

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
