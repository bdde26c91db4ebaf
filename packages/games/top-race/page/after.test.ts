import { viewers } from '@paddock/kernel'
import { describe, expect, test } from 'vitest'
import type { View } from '../rules/view.ts'
import { after } from '../shown/after.ts'
import { anyChoice, games, randomMatch } from './testing/random-match.ts'

/** What the table shows of a view. What comes next, and what is asked of whom, the rules say when the entry is over. */
function shownOf(
  { row: _row, car: _car, phase: _phase, betting: _betting, turn, speaker, ...view }: View,
  { phase, card }: View,
) {
  return { ...view, ...(phase === 'bid' ? { speaker } : {}), ...(card >= 0 ? { turn } : {}) }
}

/** Of a new race nobody is told the cards before the entry is over. */
function withoutCards<Shown extends Pick<View, 'hand' | 'openHands'>>(shown: Shown) {
  return { ...shown, hand: [], openHands: [] }
}

describe.each(games)('$title', ({ options }) => {
  test.each([2, 5])('event by event, %i players and whoever watches see what the rules have done', (seats) => {
    let entries = 0
    randomMatch(seats, options, anyChoice, ({ match, before, events }) => {
      const isNewRace = events.some(({ type }) => type === 'race-prepared')
      for (const [index, viewer] of viewers(seats).entries()) {
        let view = before[index]
        if (!view) throw new Error('nobody looks')
        for (const event of match.told(events, viewer)) view = after(event, view, viewer)
        const { view: truth } = match.view(viewer)
        const [shown, meant] = [shownOf(view, truth), shownOf(truth, truth)]
        if (isNewRace) expect(withoutCards(shown)).toEqual(withoutCards(meant))
        else expect(shown).toEqual(meant)
      }
      entries++
    })
    expect(entries).toBeGreaterThan(20)
  })
})
