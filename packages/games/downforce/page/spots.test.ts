import { type Viewer, viewers } from '@paddock/kernel'
import { describe, expect, test } from 'vitest'
import { trackOf } from '../rules/state.ts'
import type { View } from '../rules/view.ts'
import { after } from './after.ts'
import { cars } from './cars.ts'
import { motion } from './motion.ts'
import { anyChoice, randomMatch } from './testing/random-match.ts'

function spotsOf(view: View, viewer: Viewer) {
  return new Map(cars({ view, viewer, language: 'en', name: String }).map(({ id, spot }) => [id, spot]))
}

const games = [
  { title: 'a world tour', options: { format: 'world-tour' } },
  { title: 'a long distance', options: { format: 'long-distance' } },
  { title: "the beginner's game", options: { game: 'beginner' } },
  { title: 'River Station without unowned cars', options: { circuit: 'river-station', unownedCars: 'removed' } },
] as const

test.each(games)('$title: cars drive from where they stood, and end where the rules have put them', ({ options }) => {
  let driven = 0
  randomMatch(3, options, anyChoice, ({ match, before, events }) => {
    for (const [index, viewer] of viewers(3).entries()) {
      let view = before[index]
      if (!view) throw new Error('nobody looks')
      for (const event of match.told(events, viewer)) {
        const then = after(event, view, viewer)
        for (const { car, path } of motion(event, view)) {
          expect(path[0]).toEqual(spotsOf(view, viewer).get(car))
          expect(path.at(-1)).toEqual(spotsOf(then, viewer).get(car))
          driven++
        }
        view = then
      }
      expect(spotsOf(view, viewer)).toEqual(spotsOf(match.view(viewer).view, viewer))
    }
  })
  expect(driven).toBeGreaterThan(20)
})

describe('cars on the track', () => {
  test('stand apart, and every way leads forward', () => {
    randomMatch(
      4,
      {},
      (match, seat, rng) => {
        const { view } = match.view(seat)
        const onTrack = cars({ view, viewer: seat, language: 'en', name: String }).filter(({ aside }) => !aside)
        const places = onTrack.map(({ spot }) => `${spot.along % trackOf(view).columns} ${spot.offset}`)
        expect(new Set(places).size).toBe(places.length)
        return anyChoice(match, seat, rng)
      },
      ({ before: [view], events }) => {
        for (const event of events) {
          if (!view) continue
          for (const { path } of motion(event, view)) {
            for (const [index, { along }] of path.slice(1).entries()) {
              expect(along).toBeGreaterThan(path[index]?.along ?? 0)
            }
          }
          view = after(event, view, 0)
        }
      },
    )
  })
})
