import { patched, type Viewer, viewers } from '@paddock/kernel'
import { describe, expect, test } from 'vitest'
import { trackCalled } from '../../rules/track.ts'
import type { View } from '../../rules/view.ts'
import { anyChoice, randomMatch } from '../testing/random-match.ts'
import { cars } from './cars.ts'
import { motion } from './motion.ts'

function spotsOf(view: View, viewer: Viewer) {
  return new Map(cars({ view, viewer, language: 'en', name: String }).map(({ id, spot }) => [id, spot]))
}

const games = [
  { title: 'a world tour', options: { format: 'world-tour' } },
  { title: 'a long distance', options: { format: 'long-distance-money' } },
  { title: "the beginner's game", options: { game: 'beginner' } },
  { title: 'River Station without unowned cars', options: { circuit: 'river-station', unownedCars: 'removed' } },
] as const

test.each(games)('$title: cars drive from where they stood, and end where the rules have put them', ({ options }) => {
  let driven = 0
  randomMatch(3, options, anyChoice, ({ match, before }) => {
    const frames = match.frames(viewers(3))
    for (const [index, viewer] of viewers(3).entries()) {
      const [first] = before.slice(index)
      if (!first) throw new Error('nobody looks')
      let view: View = first
      for (const { event, patch } of frames[index] ?? []) {
        const then = patched(view, patch)
        for (const { car, path } of event ? motion(event, view) : []) {
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
        const places = onTrack.map(({ spot }) => `${spot.along % trackCalled(view.circuit).columns} ${spot.offset}`)
        expect(new Set(places).size).toBe(places.length)
        return anyChoice(match, seat, rng)
      },
      ({ match, before: [view] }) => {
        for (const { event, patch } of match.frames([0])[0] ?? []) {
          if (!view) continue
          for (const { path } of event ? motion(event, view) : []) {
            for (const [index, { along }] of path.slice(1).entries()) {
              expect(along).toBeGreaterThan(path[index]?.along ?? 0)
            }
          }
          view = patched(view, patch)
        }
      },
    )
  })
})
