import { Match, Rng } from '@paddock/kernel'
import type { Done } from '@paddock/terminal-kit/game-terminal.ts'
import { expect, test } from 'vitest'
import { box } from '../box.ts'
import type { Event } from '../rules/event.ts'
import type { View } from '../rules/view.ts'
import { moments } from './moments.ts'

/** Everything that seat 0 sees of a race. */
function* steps(seats: number, options: object): Generator<Done<Event, View>> {
  const match = Match.start(box.game, { seats, options, seed: `moments ${seats}` })
  const rng = Rng.fromSeed('moves')
  while (match.pending.length > 0) {
    const { decided } = match.view('spectator')
    const seat = match.pending.find((other) => !decided.includes(other)) ?? 0
    const { view: before } = match.view(0)
    const { events } = match.act(seat, rng.pick(match.view(seat).choices))
    yield { before, after: match.view(0).view, events: match.told(events, 0) }
  }
}

const sorted = (cards: readonly number[]) => cards.toSorted((a, b) => a - b)

test('a car drives space by space, and stands at the end where the rules put it', () => {
  let driven = 0
  for (const step of steps(4, { laps: 1 })) {
    const shown = moments(step, 0)
    for (const event of step.events) {
      if (event.type !== 'car-moved') continue
      const places = shown.map(({ view }) => view.progress[event.seat])
      for (let place = event.from + 1; place <= event.to; place++) expect(places).toContain(place)
      driven += event.to - event.from
    }
    const last = shown.at(-1)
    if (last && last.said === step.events.length) {
      expect(last.view.progress).toEqual(step.after.progress)
      expect(last.view.spot).toEqual(step.after.spot)
    }
  }
  expect(driven).toBeGreaterThan(100)
})

test.each([
  { gears: 'first' },
  { gears: 'with-cards' },
  { legends: 2, weather: 'on', event: 'drawn' },
  { workshop: 'draft', upgrades: 'all', weather: 'on', event: 'title-sponsor' },
  { workshop: 'draft', upgrades: 'advanced', gears: 'tournament', wording: 'revised' },
])('what was told leads to what is there, card by card: %o', (gears) => {
  let compared = 0
  for (const step of steps(3, { laps: 1, ...gears })) {
    const last = moments(step, 0).at(-1)
    if (!last || last.said < step.events.length) continue
    const { view } = last
    const { after } = step
    expect(view.engine).toEqual(after.engine)
    expect(view.gear).toEqual(after.gear)
    expect(view.deckSizes).toEqual(after.deckSizes)
    expect(view.held).toEqual(after.held)
    expect(view.area.map(sorted)).toEqual(after.area.map(sorted))
    expect(view.discard.map(sorted)).toEqual(after.discard.map(sorted))
    expect(sorted(view.hand)).toEqual(sorted(after.hand))
    expect(sorted(view.laid)).toEqual(sorted(after.laid))
    if (after.phase !== 'over') expect([view.speed, view.turn]).toEqual([after.speed, after.turn])
    compared++
  }
  expect(compared).toBeGreaterThan(50)
})

test('cards are turned up one by one', () => {
  let flips = 0
  for (const step of steps(2, { laps: 1 })) {
    const told = step.events.filter(({ type }) => type === 'card-flipped').length
    const sizes = new Set(moments(step, 0).map(({ view }) => view.flipped.length))
    if (told > 0) expect(sizes.size).toBeGreaterThan(1)
    flips += told
  }
  expect(flips).toBeGreaterThan(10)
})

test('a spin-out halts everything, an own one whatever the pace; so does a finish', () => {
  const seen = new Set<string>()
  for (const step of steps(4, {})) {
    for (const [index, event] of step.events.entries()) {
      const moment = moments(step, 0).find(({ said }) => said === index + 1)
      if (event.type === 'spun-out') {
        expect(moment?.lasts).toBe(event.seat === 0 ? 'loss' : 'halt')
        expect(moment?.view.progress[event.seat]).toBe(event.to)
        expect(moment?.view.gear[event.seat]).toBe(1)
        seen.add(event.seat === 0 ? 'own spin' : 'spin')
      }
      if (event.type === 'car-finished' || event.type === 'race-ended') {
        expect(moment?.lasts).toBe('halt')
        seen.add(event.type)
      }
    }
  }
  expect(seen).toEqual(new Set(['own spin', 'spin', 'car-finished', 'race-ended']))
})

test('a Legend drives space by space as well, and it is told why before it does', () => {
  let told = 0
  for (const step of steps(2, { legends: 3, laps: 1 })) {
    const shown = moments(step, 0)
    for (const [index, event] of step.events.entries()) {
      if (event.type !== 'legend-called') continue
      const moment = shown.find(({ said }) => said === index + 1)
      expect(moment?.view.order[moment.view.turn]).toBe(event.seat)
      told++
    }
  }
  expect(told).toBeGreaterThan(20)
})

test('between the races of a season everything halts', () => {
  const halted = [...steps(2, { season: '1961' })].flatMap((step) =>
    moments(step, 0).filter(({ lasts, said }) => lasts === 'halt' && step.events[said - 1]?.type === 'race-ended'),
  )
  expect(halted.map(({ view }) => view.results.length)).toEqual([1, 2, 3])
})
