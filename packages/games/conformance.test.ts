import { examine } from '@paddock/kernel/conformance'
import { expect, test } from 'vitest'
import { gameIds, openBox } from './index.ts'

/** A guard against hanging, far above what the matches take on a busy machine. */
const patience = 10 * 60_000

test.each(gameIds)(
  '%s keeps every law of the contract, for every seat count and every option',
  { timeout: patience },
  async (id) => {
    const box = await openBox(id)
    if (!box) throw new Error(`${id} is listed but has no box`)
    const found = examine(box, {
      matches: 60,
      combinations: 30,
      every: 500,
      wholeMatches: 4,
      seed: 'conformance',
    })
    expect(found.violations).toEqual([])
    expect(found.matches).toBeGreaterThan(0)
  },
)
