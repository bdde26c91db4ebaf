import { patched } from '@paddock/kernel'
import { expect, test } from 'vitest'
import type { View } from '../rules/view.ts'
import { momentSaid } from './moments.ts'
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

test('everything waits for a champion, unless the podium comes at once', () => {
  const crowned: boolean[] = []
  const said: (string | undefined)[] = []
  randomMatch(2, { season: 'all-time' }, anyChoice, ({ match, before }) => {
    const start = before.at(-1)
    if (!start) throw new Error('nobody looks')
    let view: View = start
    for (const { event, patch } of match.frames(['spectator'])[0] ?? []) {
      const then: View = patched(view, patch)
      if (event?.type === 'season-ended') {
        crowned.push(isMoment(event, view))
        said.push(momentSaid(event, { view: then, viewer: 0, language: 'en', name: (seat) => `P${seat}` }))
      }
      view = then
    }
  })
  expect(crowned).toEqual([true, true, false])
  expect(said.map((each, year) => each?.endsWith(`champion of ${1961 + year}!`))).toEqual([true, true, true])
})
