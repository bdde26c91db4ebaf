import { openBox } from '@paddock/games'
import { type AnyMatch, Match, takenBack } from '@paddock/kernel'
import { expect, test } from 'vitest'
import { Reel } from '../film/reel.ts'
import { greatMoments } from './great-moments.ts'

/** A match of heat that has come to a decision of which something is told and which its seat may take back. */
async function withUndo(): Promise<{ reel: Reel; undone: number }> {
  const box = await openBox('heat')
  if (!box) throw new Error('heat is not registered')
  const match: AnyMatch = Match.start(box.game, { seats: 2, seed: 'taken back' })
  for (;;) {
    const { pending, decided } = match.view('spectator')
    const seat = pending.find((each) => !decided.includes(each))
    if (seat === undefined) throw new Error('nothing could be taken back')
    const [choice] = match.choices(seat)
    const { entry, outcome, events } = match.act(seat, choice)
    if (outcome !== 'applied' || events.length === 0 || match.undoObstacle(seat)) continue
    match.undo(seat)
    match.act(seat, choice)
    return { reel: Reel.wind(box, match.record()), undone: entry }
  }
}

test('what was taken back is no great moment; done again, it is', async () => {
  const { reel, undone } = await withUndo()
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
