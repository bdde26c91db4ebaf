import { patched, viewers } from '@paddock/kernel'
import { render } from 'preact-render-to-string'
import { expect, test } from 'vitest'
import type { Event } from '../../rules/event.ts'
import { fr } from '../../words/fr.ts'
import { anyChoice, games, randomMatch } from '../testing/random-match.ts'
import { Hand } from './hand.tsx'

const none = { considered: undefined, consider: () => {}, choose: () => {} }

test.each(games)('while others are watched, the hand is shown after every event: $title', ({ options }) => {
  const told: Event[] = []
  let shown = 0
  randomMatch(3, { ...options, races: 1 }, anyChoice, ({ before, events, match }) => {
    const seats = viewers(3)
    const { pending } = match.view('spectator')
    for (const [place, frames] of match.frames(seats).entries()) {
      let view = before[place]
      const viewer = seats[place]
      for (const { patch } of frames) {
        if (!view || viewer === undefined) throw new Error('nobody looks')
        view = patched(view, patch)
        // The page says what is waited for in the middle of an entry as well.
        expect(fr.waiting(view, pending, fr.seat)).not.toBe('')
        if (shown++ % 5 > 0) continue
        const looking = { view, viewer, language: 'fr', name: fr.seat } as const
        const html = render(<Hand {...looking} deciding={undefined} sealed={undefined} told={told} {...none} />)
        expect(html).not.toMatch(/data-choice|undefined|NaN/)
      }
    }
    told.push(...events)
  })
  expect(shown).toBeGreaterThan(50)
})
