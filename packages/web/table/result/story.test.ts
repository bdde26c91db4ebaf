import { Match, takenBack } from '@paddock/kernel'
import type { Field } from '@paddock/page-kit/field.ts'
import { describe, expect, test } from 'vitest'
import { matchWithUndo, playedMatches } from '../../replay/film/testing.ts'
import { openGamePage } from '../open-game-page.ts'
import { storyOf } from './story.ts'

const matches = (await playedMatches()).filter(({ box, record }) => record.rules === box.game.meta.rules)

describe.each(matches)('$box.game.meta.id', ({ box, record }) => {
  test('every race ends as its field stood, round after round, and every step was told', async () => {
    const page = await openGamePage(box)
    const { steps, races } = storyOf(box, page, record, 0)
    expect(steps.map(({ entry }) => entry)).toEqual([0, ...record.entries.map((_, index) => index + 1)])
    expect(races.map(({ race }) => race)).toEqual(races.map((_, index) => index + 1))
    for (const { rounds, leads, owner } of races) {
      expect(rounds.map(({ round }) => round)).toEqual(rounds.map((_, index) => index))
      const entries = rounds.map(({ entry }) => entry)
      expect(entries.toSorted((a, b) => a - b)).toEqual(entries)
      expect(leads[0]?.car).toBe(rounds[0]?.order[0])
      expect(leads.at(-1)?.car).toBe(rounds.at(-1)?.order[0])
      for (const car of owner.keys()) expect(rounds[0]?.order).toContain(car)
    }
    const end = Match.start(box.game, record)
    for (const made of record.entries) if ('action' in made) end.act(made.seat, made.action)
    const field = page.field?.(end.view(0).view)
    expect(races.at(-1)?.rounds.at(-1)?.order).toEqual(field?.cars.map(({ car }) => car))
  })
})

test('what was taken back is not told, and nobody stood there', async () => {
  const { box, match } = await matchWithUndo('heat')
  const record = match.record()
  const looked: unknown[] = []
  const field = (view: unknown): Field => {
    looked.push(view)
    return { cars: [{ car: 'a', progress: 0 }], race: 1, round: 1, lap: 1, laps: 1, decides: 'first' }
  }
  const { steps, races } = storyOf(box, { field }, record, 0)
  const back = takenBack(record.entries)
  expect(back.size).toBe(2)
  expect(steps.filter(({ entry }) => back.has(entry))).toEqual([])
  expect(races[0]?.rounds.at(-1)?.entry).toBe(match.entry)
  expect(looked.at(-1)).toEqual(match.view(0).view)
})

test('where a game says nothing of its field there are no races to show', () => {
  const [first] = matches
  if (!first) throw new Error('no game is registered')
  expect(storyOf(first.box, {}, first.record, 'spectator').races).toEqual([])
})
