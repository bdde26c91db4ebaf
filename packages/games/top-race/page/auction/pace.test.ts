import { patched } from '@paddock/kernel'
import { anyChoice, randomMatches } from '@paddock/page-kit/testing/random-match.ts'
import { expect, test } from 'vitest'
import { topRace } from '../../rules/game.ts'
import { lingers } from './pace.ts'

const randomMatch = randomMatches(topRace)

test('the hammer is seen by everyone, a bid only by whoever is still in', () => {
  const seen = { sold: 0, waited: 0, rushed: 0 }
  randomMatch(4, { races: 2 }, anyChoice, ({ match, before }) => {
    const watching = [0, 'spectator'] as const
    for (const [place, frames] of match.frames(watching).entries()) {
      const viewer = watching[place] ?? 'spectator'
      let view = before[viewer === 'spectator' ? 4 : viewer]
      for (const { event, patch } of frames) {
        if (!view) throw new Error('nobody looks')
        if (!event) continue
        const waits = lingers(event, view, viewer)
        if (event.type === 'driver-sold') {
          expect(waits).toBe(true)
          seen.sold++
        }
        if (event.type === 'bid-made') {
          const isOver = viewer === 'spectator' || view.passed.includes(viewer)
          if (isOver) expect(waits).toBe(false)
          if (event.seat === viewer) expect(waits).toBe(true)
          seen[waits ? 'waited' : 'rushed']++
        }
        view = patched(view, patch)
      }
    }
  })
  expect(seen.sold).toBeGreaterThan(10)
  expect(seen.waited).toBeGreaterThan(5)
  expect(seen.rushed).toBeGreaterThan(5)
})

test('whoever watches sees which hand, car, start space and token a buyer chose', () => {
  const seen = new Set<string>()
  const chosen = ['hand-chosen', 'car-chosen', 'car-placed', 'token-placed']
  randomMatch(3, { auction: 'open-hands', distance: 'tokens', races: 1 }, anyChoice, ({ before, events }) => {
    const view = before.at(-1)
    if (!view) throw new Error('nobody looks')
    for (const event of events) {
      if (!chosen.includes(event.type)) continue
      expect(lingers(event, view, 'spectator')).toBe(true)
      seen.add(event.type)
    }
  })
  expect([...seen].sort()).toEqual(chosen.sort())
})
