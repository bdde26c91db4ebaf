import { Match, patched, Rng } from '@paddock/kernel'
import { home } from '@paddock/racing/lanes'
import type { Moment } from '@paddock/terminal-kit/game-terminal.ts'
import { expect, test } from 'vitest'
import { box } from '../box.ts'
import type { Event } from '../rules/event.ts'
import type { View } from '../rules/view.ts'
import { lasts, onTheWay } from './pace.ts'

interface Turn {
  readonly before: View
  readonly after: View
  readonly events: readonly Event[]
  readonly moments: readonly Moment<View>[]
}

/** Everything that seat 0 sees of a match. */
function* turns(seats: number, options: object): Generator<Turn> {
  const match = Match.start(box.game, { seats, options, seed: `moments ${seats}` })
  const rng = Rng.fromSeed('moves')
  for (;;) {
    const { decided } = match.view('spectator')
    const seat = match.pending.find((other) => !decided.includes(other))
    if (seat === undefined) return
    const { view: before } = match.view(0)
    match.act(seat, rng.pick(match.choices(seat)))
    const events: Event[] = []
    const moments: Moment<View>[] = []
    let view = before
    for (const { event, patch } of match.frames([0])[0] ?? []) {
      const then = patched(view, patch)
      if (event) {
        for (const passing of onTheWay(event, view)) moments.push({ view: passing, said: events.length, lasts: 'step' })
        events.push(event)
        const stands = lasts(event)
        if (stands) moments.push({ view: then, said: events.length, lasts: stands })
      }
      view = then
    }
    yield { before, after: view, events, moments }
  }
}

test('a car drives space by space, and stands at the end where the rules put it', () => {
  let driven = 0
  for (const { before, after, events, moments } of turns(4, {})) {
    for (const event of events) {
      if (event.type !== 'car-moved') continue
      const spaces = moments.map(({ view }) => view.space[event.car])
      for (const space of event.path) expect(spaces).toContain(space)
      driven += event.path.length
    }
    const last = moments.at(-1)
    if (last && after.race === before.race) {
      expect(last.view.space).toEqual(after.space)
      expect(last.view.lap).toEqual(after.lap)
      expect(last.view.finished).toEqual(after.finished)
    }
  }
  expect(driven).toBeGreaterThan(100)
})

test('a sale halts while the bids lie there and before the next car comes up', () => {
  let sales = 0
  for (const { events, moments } of turns(4, {})) {
    const sold = events.find((event) => event.type === 'lot-sold')
    if (!sold) continue
    const halt = moments.find((moment) => moment.lasts === 'halt')
    expect(halt?.view.lot).toEqual(sold.lot)
    expect(halt?.view.bids).not.toEqual([])
    expect(halt?.view.owner[sold.lot.car]).toBe(sold.seat)
    expect(halt?.view.powers[sold.seat]).toContain(sold.lot.power)
    expect(halt && events.slice(0, halt.said).at(-1)).toEqual(sold)
    sales++
  }
  expect(sales).toBeGreaterThan(3)
})

test('a car that comes home halts, and so does the end of each race of a tour, on its own track', () => {
  let [homes, ends] = [0, 0]
  for (const { before, events, moments } of turns(5, { format: 'world-tour' })) {
    const halts = moments.filter((moment) => moment.lasts === 'halt')
    const finished = events.filter((event) => event.type === 'car-finished')
    homes += finished.length
    for (const { car } of finished) expect(halts.some(({ view }) => view.space[car] === home)).toBe(true)
    if (!events.some((event) => event.type === 'race-ended')) continue
    expect(halts.at(-1)?.view.circuit).toBe(before.circuit)
    expect(events[(halts.at(-1)?.said ?? 0) - 1]?.type).toBe('race-ended')
    // The money is told one after another, still beside the old track.
    const told = moments.filter(({ said }) => events[said - 1]?.type === 'money-counted')
    expect(told.map(({ view }) => view.circuit)).toEqual(new Array(5).fill(before.circuit))
    ends++
  }
  expect(homes).toBeGreaterThan(2)
  expect(ends).toBe(2)
})

test('while a card is carried out the hand is already without it', () => {
  for (const { before, events, moments } of turns(3, {})) {
    const played = events.find((event) => event.type === 'card-played')
    if (played?.seat !== 0 || before.hand.length === 0) continue
    const held = (view: View) => view.hand.filter((card) => card === played.card).length
    const [first] = moments
    if (held(before) > 0) expect(first && held(first.view)).toBe(held(before) - 1)
  }
})
