import { examine } from '@paddock/kernel/conformance'
import { expect, test } from 'vitest'
import { box } from './box.ts'

/** A guard against hanging, far above what the matches take on a busy machine. */
const timeout = 10 * 60_000

/** All four combinations of options. */
const effort = { matches: 800, combinations: 4 }

test('formel-fun keeps every law of the contract, for every seat count and every option', { timeout }, () => {
  const found = examine(box, { ...effort, every: 500, wholeMatches: 4, seed: 'conformance' })
  expect(found.violations).toEqual([])
  expect(found.matches).toBeGreaterThan(0)
})
