import { at } from '@paddock/racing'
import { expect, test } from 'vitest'
import { auction, race } from '../testing/index.ts'
import { cars } from './cars.ts'
import { cues } from './cues.ts'
import { field } from './field.ts'
import { anyChoice, randomMatch } from './testing/random-match.ts'

test('while drivers are sold there is no race', () => {
  expect(field(auction(3).view(0))).toBeUndefined()
})

test('all six cars race, each for its owner', () => {
  const { cars: all = [], ...rest } = field(race(3).view(0)) ?? {}
  expect(all.map(({ seat }) => seat)).toEqual([0, 1, 2, 0, 1, 2])
  expect(rest).toEqual({ race: 1, round: 1, lap: 1, laps: 1, decides: 'first', card: 0 })
  expect(field(race(3, { distance: 'long' }).view(0))?.laps).toBe(0)
})

test('a car that broke down counts where it stood', () => {
  const table = race(2)
  const before = field(table.view(0))
  table.arrange((state) => {
    state.aside[0] = at(state.space, 0)
    state.space[0] = -1
  })
  expect(field(table.view(0))?.cars.find(({ car }) => car === 'car-0')).toEqual(
    before?.cars.find(({ car }) => car === 'car-0'),
  )
})

test('the field is that of the board, and a match is for eye and ear from the first sale to the last prize', () => {
  const heard = new Map<string, number>()
  const races = new Set<number>()
  const match = randomMatch(4, { races: 2 }, anyChoice, ({ match, before, events }) => {
    const { view } = match.view('spectator')
    const now = field(view)
    const shown = cars({ view, viewer: 'spectator', language: 'en', name: String })
    if (now) expect(now.cars.map(({ car }) => car)).toEqual(shown.map(({ id }) => id))
    if (now) races.add(now.race)
    for (const event of events) {
      const [seen] = before
      if (!seen) continue
      for (const { kind, strength = 0 } of cues(event, seen)) {
        heard.set(kind, (heard.get(kind) ?? 0) + 1)
        expect(strength >= 0 && strength <= 1).toBe(true)
      }
    }
  })
  expect(match.view('spectator').ranking).toBeDefined()
  expect([...races]).toEqual([1, 2])
  expect([heard.get('lights'), heard.get('gavel'), heard.get('champion')]).toEqual([2, 12, 1])
  for (const kind of ['card', 'coins', 'drive', 'jam', 'breakdown', 'boost', 'finish'])
    expect(heard.get(kind), kind).toBeGreaterThan(0)
})
