import { openBox } from '@paddock/games'
import { covers } from '@paddock/games/covers'
import { type AnyBox, readOptions } from '@paddock/kernel'
import { expect, test } from 'vitest'
import { instinct } from './bot.ts'
import { playRecorded } from './record.ts'

/** Decisions of one person among bots, at twelve seconds each with what is watched between them; in minutes. */
function minutesOf(box: AnyBox, chosen: object, seats: number): number {
  const bots = Array.from({ length: seats }, () => instinct)
  const options = readOptions(box.game.meta, chosen)
  const matches = ['one', 'two', 'three', 'four'].map((seed) => playRecorded({ box, bots, options, seed }).record())
  const decisions = matches.flatMap(({ entries }) => entries).filter(({ seat }) => seat === 0).length
  return (decisions / matches.length) * (12 / 60)
}

test.each(covers)('the cover of $id says how long its first game takes, and the whole one', async ({ id, minutes }) => {
  const box = await openBox(id)
  const [first] = box?.game.meta.sets ?? []
  if (!box || !first) throw new Error(`${id} has no first game`)
  expect(first.name).toBe('first-game')
  const taken = { first: minutesOf(box, first.options, first.seats ?? 4), whole: minutesOf(box, {}, 4) }
  for (const which of ['first', 'whole'] as const) {
    expect(taken[which]).toBeLessThan(minutes[which] * 1.25)
    expect(taken[which]).toBeGreaterThan(minutes[which] / 2)
  }
})
