import { type Action, after, type Event, landing, type View } from '@paddock/games/heat'
import { type Seat, viewers } from '@paddock/kernel'
import { describe, expect, test } from 'vitest'
import type { Deciding } from '../game-table.ts'
import { preview } from './preview.ts'
import { spotOf } from './spots.ts'
import { targets } from './targets.ts'
import { anyChoice, type Playing, placeIn, randomMatch } from './testing/random-match.ts'

function decisionOf(match: Playing, seat: Seat): Deciding<View, Action, Event> {
  const { view, choices } = match.view(seat)
  return { view, viewer: seat, language: 'en', name: String, seat, choices, foreseen: [] }
}

/** What a driver was shown of a choice before making it. */
interface Shown {
  readonly seat: Seat
  readonly choice: Action
  readonly deciding: Deciding<View, Action, Event>
}

/** Plays a race, and gives every choice together with what then happened. */
function race(seats: number, see: (shown: Shown, events: readonly Event[], before: View) => void): void {
  let shown: Shown | undefined
  randomMatch(
    seats,
    {},
    (match, seat, rng) => {
      const choice = anyChoice(match, seat, rng)
      shown = { seat, choice, deciding: decisionOf(match, seat) }
      return choice
    },
    ({ events, before }) => {
      if (!shown) return
      const view = before[viewers(seats).indexOf(shown.seat)]
      if (view) see(shown, events, view)
    },
  )
}

function firstMove(events: readonly Event[], by: string) {
  return events.find((event) => event.type === 'car-moved' && event.by === by)
}

describe.each([2, 4, 6])('%i cars', (seats) => {
  test.each(['slipstream', 'adrenaline'] as const)('the end of %s is lit, and there the car then stands', (by) => {
    let lit = 0
    race(seats, ({ seat, choice, deciding }, events, view) => {
      if (choice.type !== by) return
      const moved = firstMove(events, by)
      if (!moved) throw new Error('nothing moved')
      const target = targets(deciding).find(({ id }) => Number(id) === placeIn(deciding.choices, choice))
      const then = after(moved, view, seat)
      if (then.progress[seat] === view.progress[seat]) {
        expect(target).toBeUndefined()
        return
      }
      expect(target?.spot).toEqual(spotOf(then, seat))
      lit++
    })
    expect(lit).toBeGreaterThan(0)
  })

  test('only what has one certain end is lit', () => {
    race(seats, ({ deciding }) => {
      for (const { id } of targets(deciding)) {
        expect(['slipstream', 'adrenaline']).toContain(deciding.choices[Number(id)]?.type)
      }
    })
  })

  test('a boost that is looked at shows the space where the car then lands, with its speed', () => {
    let boosts = 0
    race(seats, ({ seat, choice, deciding }, events, view) => {
      const moved = firstMove(events, 'boost')
      if (choice.type !== 'boost' || moved?.type !== 'car-moved' || moved.to === moved.from) return
      const ways = preview(deciding, placeIn(deciding.choices, choice))
      const spot = spotOf(after(moved, view, seat), seat)
      const way = ways.find(({ path }) => path.at(-1)?.along === spot.along && path.at(-1)?.offset === spot.offset)
      expect(way?.path[0]).toEqual(spotOf(view, seat))
      expect(ways.map(({ badge }) => badge)).toContain(String(moved.speed))
      boosts++
    })
    expect(boosts).toBeGreaterThan(3)
  })
})

test('alone on the track, cards that are looked at show every speed they can come to, and the true one is among them', () => {
  let sure = 0
  let open = 0
  let shown: { readonly speeds: (string | undefined)[]; readonly seat: Seat } | undefined
  randomMatch(
    1,
    {},
    (match, seat, rng) => {
      const choice = anyChoice(match, seat, rng)
      if (choice.type === 'play') {
        const deciding = decisionOf(match, seat)
        const ways = preview(deciding, placeIn(deciding.choices, choice))
        shown = { speeds: ways.map(({ badge }) => badge), seat }
        for (const { path, badge } of ways) {
          const end = landing(deciding.view, seat, Number(badge))
          expect(path.length - 1).toBe(end.progress - (deciding.view.progress[seat] ?? 0))
        }
      }
      return choice
    },
    ({ events }) => {
      const moved = firstMove(events, 'cards')
      if (!shown || moved?.type !== 'car-moved' || moved.speed === 0) return
      expect(shown.speeds).toContain(String(moved.speed))
      if (shown.speeds.length === 1) sure++
      else open++
      shown = undefined
    },
  )
  expect(sure).toBeGreaterThan(3)
  expect(open).toBeGreaterThan(3)
})

test('a gear that is looked at shows the slowest and the fastest it allows, and no speed lies beyond them', () => {
  let seen = 0
  let range: readonly number[] = []
  randomMatch(
    1,
    {},
    (match, seat, rng) => {
      const choice = anyChoice(match, seat, rng)
      if (choice.type === 'shift') {
        const deciding = decisionOf(match, seat)
        range = preview(deciding, placeIn(deciding.choices, choice)).map(({ badge }) => Number(badge))
        expect(range.length).toBeLessThanOrEqual(2)
      }
      return choice
    },
    ({ events }) => {
      const moved = firstMove(events, 'cards')
      if (moved?.type !== 'car-moved' || moved.speed === 0) return
      expect(moved.speed).toBeGreaterThanOrEqual(range[0] ?? Number.POSITIVE_INFINITY)
      expect(moved.speed).toBeLessThanOrEqual(range.at(-1) ?? 0)
      seen++
    },
  )
  expect(seen).toBeGreaterThan(5)
})
