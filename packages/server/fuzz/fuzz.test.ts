import { afterEach, expect, test } from 'vitest'
import { closeAll, freshFolder } from '../testing/server.ts'
import { fuzzServer } from './fuzz.ts'

afterEach(closeAll)

/** A guard against hanging, far above what it takes on a busy machine. */
const timeout = 10 * 60_000

test('whatever is sent, the server answers in the promised form or hangs up, and does nothing that it does not acknowledge', {
  timeout,
}, async () => {
  const found = await fuzzServer({ folder: freshFolder(), count: 3_000, seed: 'every test', limits: 'none' })
  expect(found.faults).toEqual([])
  expect(found.thrown).toBeGreaterThanOrEqual(3_000)
  expect(found.commands).toBeGreaterThan(10)
})

test('within its usual limits it keeps its countenance as well', { timeout }, async () => {
  const found = await fuzzServer({ folder: freshFolder(), count: 1_000, seed: 'limits', limits: 'usual' })
  expect(found.faults).toEqual([])
  expect(found.answers['429']).toBeGreaterThan(0)
})
