import { describe, expect, it } from 'vitest'
import { complaintsOf, withLines } from '../../testing/broken-ring.ts'
import { lint } from '../lint.ts'

const betting = (number: number, after: number) => ({ kind: 'betting', number, after }) as const

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
