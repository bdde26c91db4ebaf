import { examine } from '@paddock/kernel/conformance'
import { expect, test } from 'vitest'
import { box } from './box.ts'

/** A guard against hanging, far above what the matches take on a busy machine. */
const timeout = 10 * 60_000

/** Of 4,608 combinations of options so many, other ones for each seat count. */
const effort = { matches: 90, combinations: 30 }

test('downforce keeps every law of the contract, for every seat count and every option', { timeout }, () => {
  const found = examine(box, { ...effort, every: 500, wholeMatches: 4, seed: 'conformance' })
  expect(found.violations).toEqual([])
  expect(found.matches).toBeGreaterThan(0)
})
