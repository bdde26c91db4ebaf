import { pointAt } from '@paddock/racing/circuit'
import { describe, expect, it } from 'vitest'
import { circuits } from '../testing/circuits.ts'
import { atMoment } from './at-moment.ts'

const { bowl } = circuits
const path = [
  { along: 0.5, offset: -1.5 },
  { along: 1.5, offset: -1.5 },
  { along: 2.5, offset: 0.5 },
]

describe('a motion', () => {
  const other = [
    { along: 5.5, offset: 1.5 },
    { along: 7.5, offset: 1.5 },
  ]
  const moves = [
    { car: 'a', path },
    { car: 'b', path: other },
  ]

  it('moves one car after the other', () => {
    const middle = atMoment(bowl, moves, 0.3)
    expect(middle.get('a')).not.toEqual(pointAt(bowl, 0.5, -1.5))
    expect(middle.get('b')).toEqual(pointAt(bowl, 5.5, 1.5))
    const late = atMoment(bowl, moves, 0.9)
    expect(late.get('a')).toEqual(pointAt(bowl, 2.5, 0.5))
    expect(late.get('b')).not.toEqual(pointAt(bowl, 5.5, 1.5))
  })

  it('leaves every car at the end of its way', () => {
    expect(atMoment(bowl, moves, 1)).toEqual(
      new Map([
        ['a', pointAt(bowl, 2.5, 0.5)],
        ['b', pointAt(bowl, 7.5, 1.5)],
      ]),
    )
  })

  it('turns a car round that spins, and leaves it as it would stand otherwise', () => {
    const spinning = [{ car: 'a', path, spin: 1 }]
    const straight = [{ car: 'a', path }]
    const halfway = atMoment(bowl, spinning, 0.5).get('a')?.heading ?? 0
    expect(halfway - (atMoment(bowl, straight, 0.5).get('a')?.heading ?? 0)).toBeCloseTo(180)
    expect(atMoment(bowl, spinning, 1)).toEqual(atMoment(bowl, straight, 1))
  })

  it('takes a car that moves twice from its first way to its second', () => {
    const again = [
      ...moves,
      {
        car: 'a',
        path: [
          { along: 2.5, offset: 0.5 },
          { along: 3.5, offset: 0.5 },
        ],
      },
    ]
    expect(atMoment(bowl, again, 0).get('a')).toEqual(pointAt(bowl, 0.5, -1.5))
    expect(atMoment(bowl, again, 1).get('a')).toEqual(pointAt(bowl, 3.5, 0.5))
  })
})
