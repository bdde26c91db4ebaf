import { type Seat, viewers } from '@paddock/kernel'
import type { Deciding } from '@paddock/page-kit/game-page.ts'
import { describe, expect, test } from 'vitest'
import type { Action } from '../rules/action.ts'
import type { Event } from '../rules/event.ts'
import { landing } from '../rules/movement/movement.ts'
import type { Options } from '../rules/options.ts'
import type { View } from '../rules/view.ts'
import { after } from '../shown/after.ts'
import { preview } from './preview.ts'
import { spotOf } from './spots.ts'
import { targets } from './targets.ts'
import { anyChoice, type Playing, placeIn, randomMatch } from './testing/random-match.ts'
import type { CertainMove } from './text/words.ts'

function decisionOf(match: Playing, seat: Seat): Deciding<View, Action, Event> {
  const { view, choices } = match.view(seat)
  return {
    view,
    viewer: seat,
    language: 'en',
    name: String,
    seat,
    choices,
    foreseen: [],
    prospect: () => ({ certain: [] }),
  }
}

/** What a driver was shown of a choice before making it. */
interface Shown {
  readonly seat: Seat
  readonly choice: Action
  readonly deciding: Deciding<View, Action, Event>
}

interface Race {
  readonly title: string
  readonly seats: number
  readonly options: Partial<Options>
}

const modules: Partial<Options> = {
  workshop: 'draft',
  upgrades: 'all',
  weather: 'on',
  event: 'title-sponsor',
}

const plain: readonly Race[] = [
  { title: 'two cars', seats: 2, options: { circuit: 'france' } },
  { title: 'four cars', seats: 4, options: {} },
  { title: 'six cars', seats: 6, options: {} },
]
const built: readonly Race[] = [
  { title: 'six cars from the workshop', seats: 6, options: modules },
  { title: 'three such cars and three Legends', seats: 3, options: { ...modules, legends: 3, circuit: 'gb' } },
]

/** Plays a race, and gives every choice together with what then happened. */
function race({ seats, options }: Race, see: (shown: Shown, events: readonly Event[], before: View) => void): void {
  let shown: Shown | undefined
  randomMatch(
    seats,
    options,
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

/** Plays on, and looks at the lit spots before each choice of one kind; says how often there was one. */
function litFor(raced: Race, type: CertainMove): number {
  let lit = 0
  race(raced, ({ seat, choice, deciding }, events, view) => {
    if (choice.type !== type) return
    const moved = firstMove(events, type === 'values' ? 'cards' : type)
    if (!moved) throw new Error('nothing moved')
    const place = placeIn(deciding.choices, choice)
    const then = after(moved, view, seat)
    const spot = spotOf(then, seat)
    const all = targets(deciding)
    if (then.progress[seat] === view.progress[seat]) {
      expect(all.map(({ id }) => id)).not.toContain(String(place))
      return
    }
    // Where several choices come to the same, the first one is lit for all of them.
    expect(all.filter(({ id }) => Number(id) <= place).map((target) => target.spot)).toContainEqual(spot)
    lit++
  })
  return lit
}

describe.each(built)('$title', (raced) => {
  test.each(['slipstream', 'adrenaline', 'values'] as const)(
    'the end of %s is lit, and there the car then stands',
    (by) => {
      expect(litFor(raced, by)).toBeGreaterThan(0)
    },
  )
})

test.each(['direct', 'accelerate'] as const)('the end of %s is lit, and there the car then stands', (by) => {
  const seasons = (['1961', '1962', '1963'] as const).map((season) => ({ season, upgrades: 'advanced' }) as const)
  const lit = seasons.map((options) => litFor({ title: options.season, seats: 5, options }, by))
  expect(Math.max(...lit)).toBeGreaterThan(0)
})

describe.each(plain)('$title', (raced) => {
  test.each(['slipstream', 'adrenaline'] as const)('the end of %s is lit, and there the car then stands', (by) => {
    expect(litFor(raced, by)).toBeGreaterThan(0)
  })

  test('only what has one certain end is lit', () => {
    race(raced, ({ deciding }) => {
      for (const { id } of targets(deciding)) {
        expect(['slipstream', 'adrenaline']).toContain(deciding.choices[Number(id)]?.type)
      }
    })
  })

  test('a boost that is looked at shows the space where the car then lands, with its speed', () => {
    let boosts = 0
    race(raced, ({ seat, choice, deciding }, events, view) => {
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
