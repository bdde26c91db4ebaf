import { expect, test } from 'vitest'
import { auction, race } from '../testing/index.ts'
import { cars } from './board/cars.ts'
import { cues } from './cues.ts'
import { field } from './field.ts'
import { anyChoice, randomMatch } from './testing/random-match.ts'

test('while cars are sold there is no race', () => {
  expect(field(auction(3).view(0))).toBeUndefined()
})

test('who is home has come as far as the line, and further than anyone on the track', () => {
  const table = race(3).owns(0, 'red').owns(1, 'blue').finished('red')
  const { cars: all = [], ...rest } = field(table.view(0)) ?? {}
  expect(all[0]).toMatchObject({ seat: 0, done: 'finished' })
  expect(all).toHaveLength(6)
  const ways = all.map(({ progress }) => progress)
  expect(ways).toEqual(ways.toSorted((a, b) => b - a))
  expect(ways[0]).toBeGreaterThan(ways[1] ?? 0)
  expect(rest).toEqual({ race: 1, round: 1, lap: 1, laps: 1, decides: 'first', card: 0 })
})

test('over a long distance there is no number of laps', () => {
  expect(field(race(3, { format: 'long-distance' }).view(0))).toMatchObject({ lap: 1, laps: 0 })
})

test('the field is that of the board; a card counts until the next is played, and a round is a card of everyone', () => {
  let [card, round] = [0, 0]
  randomMatch(4, {}, anyChoice, ({ match }) => {
    const { view } = match.view('spectator')
    const now = field(view)
    if (!now) return
    const shown = cars({ view, viewer: 'spectator', language: 'en', name: String })
    expect(now.cars.map(({ car }) => car)).toEqual(shown.map(({ id }) => id))
    expect([now.card ?? 0, now.round]).toEqual([Math.max(card, now.card ?? 0), Math.max(round, now.round)])
    card = now.card ?? 0
    round = now.round
  })
  expect([card, round]).toEqual([expect.any(Number), Math.ceil(card / 4)])
  expect(card).toBeGreaterThan(20)
})

test('a match is for eye and ear from the first sale to the money', () => {
  const heard = new Map<string, number>()
  const match = randomMatch(4, {}, anyChoice, ({ before, events }) => {
    for (const event of events) {
      const [view] = before
      if (!view) continue
      for (const { kind, strength = 0 } of cues(event, view)) {
        heard.set(kind, (heard.get(kind) ?? 0) + 1)
        expect(strength >= 0 && strength <= 1).toBe(true)
      }
    }
  })
  expect(match.view('spectator').ranking).toBeDefined()
  expect([heard.get('lights'), heard.get('champion'), heard.get('coins')]).toEqual([1, 1, 4])
  for (const kind of ['gavel', 'card', 'drive', 'jam', 'finish']) expect(heard.get(kind), kind).toBeGreaterThan(0)
})
