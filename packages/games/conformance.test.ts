import { allOptions } from '@paddock/kernel'
import { examine } from '@paddock/kernel/conformance'
import { expect, test } from 'vitest'
import { gameIds, openBox } from './index.ts'

/** A guard against hanging, far above what the matches take on a busy machine. */
const patience = 10 * 60_000

/** Where there are more combinations of options, so many of them are tried. */
const combinations = 30
/** Matches for each seat count: a game with many options has long matches too. */
const whole = { matches: 800 }
const sampled = { matches: 90 }

test.each(gameIds)(
  '%s keeps every law of the contract, for every seat count and every option',
  { timeout: patience },
  async (id) => {
    const box = await openBox(id)
    if (!box) throw new Error(`${id} is listed but has no box`)
    const effort = allOptions(box.game.meta).length > combinations ? sampled : whole
    const found = examine(box, { ...effort, combinations, every: 500, wholeMatches: 4, seed: 'conformance' })
    expect(found.violations).toEqual([])
    expect(found.matches).toBeGreaterThan(0)
  },
)
