import { takenBack } from '@paddock/kernel'
import { expect, test } from 'vitest'
import { Reel } from '../film/reel.ts'
import { matchWithUndo } from '../film/testing.ts'
import { greatMoments } from './great-moments.ts'

test('what was taken back is no great moment; done again, it is', async () => {
  const { box, match, undone } = await matchWithUndo('heat')
  const reel = Reel.wind(box, match.record())
  const { entries } = reel.record
  const steps = reel.journal(reel.length, 'spectator')
  const back = takenBack(entries)
  expect([...back]).toEqual([undone, undone + 1])
  const great = { telling: () => 'great' as const }
  const moments = greatMoments(steps, great, back)
  expect(greatMoments(steps, great, new Set())).toContain(undone)
  expect(moments).not.toContain(undone)
  expect(moments).not.toContain(undone + 1)
  expect(moments.at(-1)).toBe(undone + 2)
})
