import { fuzz } from '@paddock/kernel/fuzz'
import { expect, test } from 'vitest'
import { gameIds, openBox } from './index.ts'

/** A guard against hanging, far above what it takes on a busy machine. */
const timeout = 10 * 60_000

test('whatever is thrown at a match is done if it is legal, refused in words if not, and breaks nothing', {
  timeout,
}, async () => {
  const boxes = (await Promise.all(gameIds.map((id) => openBox(id)))).filter((box) => box !== undefined)
  expect(boxes).toHaveLength(4)
  const { faults, thrown } = fuzz(boxes, { count: 40_000, seed: 'every test' })
  expect(faults).toEqual([])
  expect(thrown).toBe(40_000)
})
