import { expect, test } from 'vitest'
import { Counter } from './counter.ts'

const speed = { name: 'speed', as: 'mean', rows: ['slow', 'fast', 'never'] } as const
const luck = { name: 'luck', as: 'share', rows: ['all'] } as const

test('what several matches counted adds up, row by row', () => {
  const [one, other, sum] = [new Counter(), new Counter(), new Counter()]
  one.count(speed, 'fast', 6)
  one.count(speed, 'fast', 4)
  other.count(speed, 'slow', 1)
  other.count(luck, 'all', 3, 10)
  for (const counter of [one, other]) for (const counted of counter.counted()) sum.add(counted)
  sum.count(luck, 'all', 0, 5)
  expect(sum.results([speed, luck])).toEqual([
    {
      name: 'speed',
      as: 'mean',
      rows: [
        { row: 'slow', value: 1, of: 1 },
        { row: 'fast', value: 5, of: 2 },
      ],
    },
    { name: 'luck', as: 'share', rows: [{ row: 'all', value: 0.2, of: 15 }] },
  ])
})

test('a figure without a single case is left out', () => {
  const counter = new Counter()
  counter.count(speed, 'fast', 6)
  expect(counter.results([speed, luck]).map(({ name }) => name)).toEqual(['speed'])
  expect(new Counter().results([speed])).toEqual([])
})
