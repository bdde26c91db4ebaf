import { type Viewer, viewers } from '@paddock/kernel'
import { describe, expect, test } from 'vitest'
import type { Options } from '../rules/options.ts'
import type { View } from '../rules/view.ts'
import { after } from '../shown/after.ts'
import { cars } from './cars.ts'
import { motion } from './motion.ts'
import { anyChoice, randomMatch } from './testing/random-match.ts'

/** All of a view that is shown. What lies face down and what is in the hand are both held. */
function shown(view: View) {
  const { phase: _, known: __, hand, laid, discard, ...open } = view
  return {
    ...open,
    own: [...hand, ...laid].sort(),
    discards: discard.map((cards) => ({ top: cards.at(-1), all: cards.toSorted() })),
  }
}

function spotsOf(view: View, viewer: Viewer) {
  return new Map(cars({ view, viewer, language: 'en', name: String }).map(({ id, spot }) => [id, spot]))
}

const races: { readonly title: string; readonly seats: number; readonly options: Partial<Options> }[] = [
  { title: 'USA with six', seats: 6, options: {} },
  { title: 'Italy, gear and cards at once', seats: 5, options: { circuit: 'italy', gears: 'with-cards' } },
  { title: 'France, one lap', seats: 3, options: { circuit: 'france', laps: 1 } },
  { title: 'Great Britain alone', seats: 1, options: { circuit: 'gb' } },
  { title: 'France against Legends', seats: 2, options: { circuit: 'france', legends: 4, weather: 'on' } },
  {
    title: 'a season with everything',
    seats: 3,
    options: { season: '1962', legends: 2, upgrades: 'all', gears: 'tournament' },
  },
]

/** What moves a car by the speed that its cards show. */
const dialled: readonly string[] = ['cards', 'boost', 'slipstream']

describe.each(races)('$title', ({ seats, options }) => {
  test('event by event the table becomes what the rules have made of it, for everyone who looks', () => {
    const kinds = new Set<string>()
    randomMatch(seats, options, anyChoice, ({ match, before, events }) => {
      for (const [index, viewer] of viewers(seats).entries()) {
        let view = before[index]
        if (!view) throw new Error('nobody looks')
        for (const event of match.told(events, viewer)) {
          kinds.add(event.type)
          view = after(event, view, viewer)
        }
        if (events.length > 0) expect(shown(view)).toEqual(shown(match.view(viewer).view))
      }
    })
    expect(kinds).toContain('spun-out')
    expect(kinds).toContain('deck-reshuffled')
  })

  test('cars drive from where they stood, and end where the rules have put them', () => {
    let spins = 0
    randomMatch(seats, options, anyChoice, ({ match, before, events }) => {
      let view = before.at(-1)
      if (!view) throw new Error('nobody looks')
      for (const event of match.told(events, 'spectator')) {
        // The dial follows the cards as they are turned over, one by one.
        if (event.type === 'car-moved' && dialled.includes(event.by)) expect(view.speed).toBe(event.speed)
        const then = after(event, view, 'spectator')
        for (const { car, path, spin } of motion(event, view)) {
          expect(path[0]).toEqual(spotsOf(view, 'spectator').get(car))
          expect(path.at(-1)).toEqual(spotsOf(then, 'spectator').get(car))
          const isBack = (path.at(-1)?.along ?? 0) < (path[0]?.along ?? 0)
          // Only a car that drives again, with another card, may go back without spinning.
          if (event.type !== 'car-moved' || event.by !== 'again') expect(isBack).toBe(spin !== undefined)
          if (spin) spins++
        }
        view = then
      }
    })
    expect(spins).toBeGreaterThan(0)
  })
})

test('cars that race never stand on the same spot', () => {
  randomMatch(6, {}, (match, seat, rng) => {
    const { view } = match.view(seat)
    const onTrack = cars({ view, viewer: seat, language: 'en', name: String }).filter(({ aside }) => !aside)
    const places = onTrack.map(({ spot }) => `${((spot.along + 69) % 69).toFixed(3)} ${spot.offset.toFixed(3)}`)
    expect(new Set(places).size).toBe(places.length)
    return anyChoice(match, seat, rng)
  })
})
