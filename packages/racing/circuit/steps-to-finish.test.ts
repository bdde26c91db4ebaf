import { describe, expect, it } from 'vitest'
import { stepsToFinish } from './steps-to-finish.ts'
import { complaintsOf, sound, spaceOf, withSpace } from './testing/broken-ring.ts'

const noWay = { fewest: Number.POSITIVE_INFINITY, most: Number.NEGATIVE_INFINITY }

describe('the steps over the finish line', () => {
  it('are one from the last column', () => {
    expect(stepsToFinish(sound)[spaceOf('14a').index]).toEqual({ fewest: 1, most: 1 })
  })

  it('are not made by a step backwards in the middle of the lap', () => {
    const backwards = withSpace('8a', () => ({ ahead: [spaceOf('6a').index] }))
    expect(stepsToFinish(backwards)[spaceOf('8a').index]).toEqual(noWay)
    expect(complaintsOf('finish', backwards)).toContain('8a: No way leads from 8a over the finish line.')
  })

  it('are not shortened by a step backwards beside a way ahead', () => {
    const both = withSpace('8a', ({ ahead }) => ({ ahead: [...ahead, spaceOf('6a').index] }))
    expect(stepsToFinish(both)).toEqual(stepsToFinish(sound))
  })

  it('are not made by a step sideways in the last column, nor to where no space is', () => {
    for (const index of [spaceOf('14b').index, 99]) {
      const astray = withSpace('14a', () => ({ ahead: [index] }))
      expect(stepsToFinish(astray)[spaceOf('14a').index]).toEqual(noWay)
    }
  })
})
