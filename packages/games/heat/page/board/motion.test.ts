import { patched } from '@paddock/kernel'
import { expect, test } from 'vitest'
import type { Options } from '../../rules/options.ts'
import type { View } from '../../rules/view.ts'
import { anyChoice, randomMatch } from '../testing/random-match.ts'
import { cars } from './cars.ts'
import { motion } from './motion.ts'

function spotsOf(view: View) {
  return new Map(cars({ view, viewer: 'spectator', language: 'en', name: String }).map(({ id, spot }) => [id, spot]))
}

const races: { readonly title: string; readonly seats: number; readonly options: Partial<Options> }[] = [
  { title: 'USA with six', seats: 6, options: {} },
  { title: 'Great Britain alone', seats: 1, options: { circuit: 'gb' } },
  { title: 'France against Legends', seats: 2, options: { circuit: 'france', legends: 4, weather: 'on' } },
  { title: 'a season', seats: 3, options: { season: '1962', legends: 2, upgrades: 'all', gears: 'tournament' } },
]

/** What moves a car by the speed that its cards show. */
const dialled: readonly string[] = ['cards', 'boost', 'slipstream']

test.each(races)('cars drive from where they stood, and end where the rules have put them: $title', (race) => {
  let spins = 0
  randomMatch(race.seats, race.options, anyChoice, ({ match, before }) => {
    let view = before.at(-1)
    for (const { event, patch } of match.frames(['spectator'])[0] ?? []) {
      if (!view || !event) continue
      // The dial follows the cards as they are turned over, one by one.
      if (event.type === 'car-moved' && dialled.includes(event.by)) expect(view.speed).toBe(event.speed)
      const then: View = patched(view, patch)
      for (const { car, path, spin } of motion(event, view, then)) {
        expect(path[0]).toEqual(spotsOf(view).get(car))
        expect(path.at(-1)).toEqual(spotsOf(then).get(car))
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

test('cars that race never stand on the same spot', () => {
  randomMatch(6, {}, (match, seat, rng) => {
    const { view } = match.view(seat)
    const onTrack = cars({ view, viewer: seat, language: 'en', name: String }).filter(({ aside }) => !aside)
    const places = onTrack.map(({ spot }) => `${((spot.along + 69) % 69).toFixed(3)} ${spot.offset.toFixed(3)}`)
    expect(new Set(places).size).toBe(places.length)
    return anyChoice(match, seat, rng)
  })
})
