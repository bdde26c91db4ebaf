import { pointAt } from '@paddock/racing/circuit'
import { describe, expect, it } from 'vitest'
import { circuits } from '../testing/circuits.ts'
import { lengthOf, poseOnPath } from './pose-on-path.ts'

const { bowl } = circuits
const path = [
  { along: 0.5, offset: -1.5 },
  { along: 1.5, offset: -1.5 },
  { along: 2.5, offset: 0.5 },
]

describe('a car on its way', () => {
  it('starts where the path starts and ends where it ends, along the track', () => {
    expect(poseOnPath(bowl, path, 0)).toEqual(pointAt(bowl, 0.5, -1.5))
    expect(poseOnPath(bowl, path, 1)).toEqual(pointAt(bowl, 2.5, 0.5))
  })

  it('follows the bend instead of cutting it', () => {
    const round = [
      { along: 2, offset: 0 },
      { along: 10, offset: 0 },
    ]
    const { x, y } = poseOnPath(bowl, round, 0.5)
    expect({ x, y }).toEqual({ x: pointAt(bowl, 6, 0).x, y: pointAt(bowl, 6, 0).y })
  })

  it('turns its nose to the side it changes to, and straightens', () => {
    const toTheRight = [
      { along: 0, offset: -1 },
      { along: 2, offset: 1 },
    ]
    expect(poseOnPath(bowl, toTheRight, 0.5).heading).toBeGreaterThan(5)
    expect(poseOnPath(bowl, toTheRight, 0.5).heading).toBeLessThan(45)
    expect(poseOnPath(bowl, toTheRight, 0).heading).toBeCloseTo(0)
  })

  it('goes over the finish line into the next lap', () => {
    const over = [
      { along: 23.5, offset: 0 },
      { along: 25.5, offset: 0 },
    ]
    expect(poseOnPath(bowl, over, 1)).toEqual(pointAt(bowl, 1.5, 0))
  })

  it('stands still on a path of one spot', () => {
    expect(poseOnPath(bowl, path.slice(0, 1), 0.7)).toEqual(pointAt(bowl, 0.5, -1.5))
    expect(lengthOf(bowl, path.slice(0, 1))).toBe(0)
  })
})
