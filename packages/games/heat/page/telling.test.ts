import { patched } from '@paddock/kernel'
import { expect, test } from 'vitest'
import { isMoment, telling } from './telling.ts'
import { anyChoice, randomMatch } from './testing/random-match.ts'

test('everything waits for the first car over the line, and for no other; the end of the race waits for nobody', () => {
  const home: boolean[] = []
  randomMatch(4, { circuit: 'italy', laps: 1 }, anyChoice, ({ match, before }) => {
    let view = before.at(-1)
    if (!view) throw new Error('nobody looks')
    for (const { event, patch } of match.frames(['spectator'])[0] ?? []) {
      if (event?.type === 'car-finished') home.push(isMoment(event, view))
      if (event?.type === 'spun-out') expect(isMoment(event, view)).toBe(true)
      if (event?.type === 'race-ended') expect([telling(event), isMoment(event, view)]).toEqual(['great', false])
      view = patched(view, patch)
    }
  })
  expect(home.length).toBeGreaterThan(1)
  expect(home).toEqual(home.map((_, index) => index === 0))
})
