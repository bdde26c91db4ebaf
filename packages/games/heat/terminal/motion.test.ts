import { Match, patched, Rng } from '@paddock/kernel'
import { expect, test } from 'vitest'
import type { Event } from '../rules/event.ts'
import { heatGame } from '../rules/game.ts'
import type { View } from '../rules/view.ts'
import { lasts, onTheWay } from './motion.ts'

interface Seen {
  readonly event: Event
  readonly before: View
  readonly after: View
}

/** Everything that seat 0 sees of a race, event by event. */
function* events(seats: number, options: object): Generator<Seen> {
  const match = Match.start(heatGame, { seats, options, seed: `moments ${seats}` })
  const rng = Rng.fromSeed('moves')
  while (match.pending.length > 0) {
    const { decided } = match.view('spectator')
    const seat = match.pending.find((other) => !decided.includes(other)) ?? 0
    let { view } = match.view(0)
    match.act(seat, rng.pick(match.view(seat).choices))
    for (const { event, patch } of match.frames([0])[0] ?? []) {
      const before = view
      view = patched(before, patch)
      if (event) yield { event, before, after: view }
    }
  }
}

test('a car drives space by space, Legends too, and stands at the end where the rules put it', () => {
  let driven = 0
  for (const { event, before, after } of events(4, { laps: 1, legends: 2 })) {
    if (event.type !== 'car-moved') continue
    const { seat, from, to } = event
    const places = onTheWay(event, before).map(({ progress }) => progress[seat])
    expect([from, ...places, after.progress[seat]]).toEqual([
      from,
      ...Array.from({ length: Math.max(1, to - from) }, (_, step) => Math.min(to, from + 1 + step)),
    ])
    expect(lasts(event, 0)).toBe('step')
    driven += to - from
  }
  expect(driven).toBeGreaterThan(100)
})

test('cards are turned up one by one', () => {
  let flips = 0
  for (const { event, before, after } of events(2, { laps: 1 })) {
    if (event.type !== 'card-flipped') continue
    expect(after.flipped).toEqual([...(before.flipped.length < after.flipped.length ? before.flipped : []), event.card])
    expect(lasts(event, 0)).toBe('step')
    flips++
  }
  expect(flips).toBeGreaterThan(10)
})

test('a spin-out halts everything, an own one whatever the pace; so does a finish', () => {
  const seen = new Set<string>()
  for (const { event, after } of events(4, {})) {
    if (event.type === 'spun-out') {
      expect(lasts(event, 0)).toBe(event.seat === 0 ? 'loss' : 'halt')
      expect([after.progress[event.seat], after.gear[event.seat]]).toEqual([event.to, 1])
      seen.add(event.seat === 0 ? 'own spin' : 'spin')
    }
    if (event.type === 'car-finished' || event.type === 'race-ended') {
      expect(lasts(event, 0)).toBe('halt')
      seen.add(event.type)
    }
  }
  expect(seen).toEqual(new Set(['own spin', 'spin', 'car-finished', 'race-ended']))
})

test('it is told why a Legend drives so far before it does', () => {
  let told = 0
  for (const { event, after } of events(2, { legends: 3, laps: 1 })) {
    if (event.type !== 'legend-called') continue
    expect([after.order[after.turn], lasts(event, 0)]).toEqual([event.seat, 'step'])
    told++
  }
  expect(told).toBeGreaterThan(20)
})

test('between the races of a season everything halts', () => {
  const ended = [...events(2, { season: '1961' })].filter(({ event }) => event.type === 'race-ended')
  expect(ended.map(({ event, after }) => [lasts(event, 0), after.results.length])).toEqual([
    ['halt', 1],
    ['halt', 2],
    ['halt', 3],
  ])
})
