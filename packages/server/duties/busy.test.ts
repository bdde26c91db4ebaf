import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { Busy } from './busy.ts'

test('a loop that had no pause is busy, and is not once it has nothing to do', async () => {
  const busy = new Busy()
  await pause(1)
  const start = performance.now()
  while (performance.now() - start < 500);
  await pause(1)
  expect(busy.isSo()).toBe(true)
  await pause(500)
  expect(busy.isSo()).toBe(false)
})
