import { defaultOptions, Rng, viewers } from '@paddock/kernel'
import { describe, expect, test } from 'vitest'
import { heat } from '../rules/game.ts'
import type { Options } from '../rules/options.ts'
import type { Event, State } from '../rules/state.ts'
import type { View } from '../rules/view.ts'
import { after } from './after.ts'

/** All of a view that is shown. What lies face down and what is in the hand are both held. */
function shown(view: View) {
  const { phase: _, known: __, hand, laid, discard, shown: sponsors, ...open } = view
  return {
    ...open,
    own: [...hand, ...laid].sort(),
    discards: discard.map((cards) => ({ top: cards.at(-1), all: cards.toSorted() })),
    sponsors: sponsors.map((cards) => cards.toSorted()),
  }
}

/** Plays at random and looks at every entry, until a race is over. */
function everyEntry(
  seats: number,
  chosen: Partial<Options>,
  seed: string,
  look: (before: readonly View[], events: readonly Event[], state: State) => void,
): void {
  const rng = Rng.fromSeed(seed)
  const state = heat.setup(seats, { ...defaultOptions(heat.meta), ...chosen }, rng, () => {})
  for (let pending = heat.pending(state); pending.length > 0; pending = heat.pending(state)) {
    const before = viewers(seats).map((viewer) => heat.view(state, viewer))
    const events: Event[] = []
    const moves = pending.map((seat) => rng.pick(heat.choices(state, seat)))
    heat.apply(state, moves, rng, (event) => events.push(event))
    look(before, events, state)
  }
}

const races: { readonly title: string; readonly seats: number; readonly options: Partial<Options> }[] = [
  { title: 'drafted basic cars', seats: 4, options: { workshop: 'draft', laps: 1 } },
  {
    title: 'advanced cars, revised wording',
    seats: 3,
    options: { workshop: 'draft', upgrades: 'advanced', wording: 'revised' },
  },
  {
    title: 'all upgrades in a tournament',
    seats: 3,
    options: { workshop: 'draft', upgrades: 'all', gears: 'tournament' },
  },
  { title: 'Legends in the rain or the sun', seats: 2, options: { legends: 4, weather: 'on', circuit: 'gb' } },
  { title: 'an event with sponsors and press', seats: 4, options: { event: 'grandstand', circuit: 'gb' } },
  { title: 'an event that eliminates', seats: 5, options: { event: 'future-unknown', circuit: 'italy', laps: 1 } },
  { title: 'the season of 1961', seats: 3, options: { season: '1961', legends: 2, upgrades: 'all' } },
  { title: 'the best of all time', seats: 2, options: { season: 'all-time', legends: 1, upgrades: 'all' } },
]

describe.each(races)('$title', ({ seats, options }) => {
  test('event by event the table becomes what the rules have made of it, for everyone who looks', () => {
    let entries = 0
    everyEntry(seats, options, 'shown', (before, events, state) => {
      for (const [index, viewer] of viewers(seats).entries()) {
        let view = before[index]
        if (!view) throw new Error('nobody looks')
        for (const event of events) view = after(heat.redact(event, viewer) ?? event, view, viewer)
        if (events.length > 0) expect(shown(view)).toEqual(shown(heat.view(state, viewer)))
      }
      entries++
    })
    expect(entries).toBeGreaterThan(50)
  })
})
