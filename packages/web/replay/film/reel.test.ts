import { Match, replay, viewers } from '@paddock/kernel'
import { describe, expect, test } from 'vitest'
import { ToldMatch } from '../../session/local/told-match.ts'
import { journalStep, viewAfter } from '../../session/steps.ts'
import { Reel } from './reel.ts'
import { playedMatches } from './testing.ts'

describe.each(await playedMatches())('$box.game.meta.id by rules $record.rules', ({ box, record }) => {
  const reel = Reel.wind(box, record)

  test('every moment is what the kernel shows to every viewer', () => {
    expect(reel.length).toBe(record.entries.length)
    replay(box.game, record, ({ entry }, match) => {
      if (entry % 7 !== 0 && entry !== reel.length) return
      for (const viewer of viewers(record.seats)) {
        expect(reel.position(entry, viewer)).toEqual(match.view(viewer))
      }
    })
    for (const viewer of viewers(record.seats)) {
      expect(reel.position(0, viewer)).toEqual(Match.start(box.game, record).view(viewer))
      const truth = ToldMatch.from(box, record).journal(viewer)
      expect(reel.journal(reel.length, viewer)).toEqual(truth)
      expect(reel.journal(5, viewer)).toEqual(truth.filter(({ entry }) => entry <= 5))
      const step = reel.step(6, viewer)
      expect(step && journalStep(step)).toEqual(truth.find(({ entry }) => entry === 6))
      expect(viewAfter(reel.position(5, viewer).view, step?.frames ?? [])).toEqual(reel.position(6, viewer).view)
    }
  })

  test('it does not matter in which order moments are looked at', () => {
    const fresh = Reel.wind(box, record)
    const last = reel.length
    for (const entry of [last, 0, 49, 50, 51, 1, 101, 100, 99, last - 1, 2, last, 3]) {
      expect(fresh.position(entry, 0)).toEqual(Reel.wind(box, record).position(entry, 0))
    }
    expect(fresh.step(0, 0)).toBeUndefined()
    expect(fresh.step(last + 1, 0)).toBeUndefined()
  })
})

test('a record with an impossible move is refused before anything is shown', async () => {
  const [played] = await playedMatches()
  if (!played) throw new Error('no game is registered')
  const { box, record } = played
  const entries = [...record.entries.slice(0, 30), { seat: 0, action: { type: 'nonsense' } }]
  expect(() => Reel.wind(box, { ...record, entries })).toThrow(expect.objectContaining({ code: 'bad-record' }))
})
