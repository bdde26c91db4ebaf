import type { Deciding } from '@paddock/page-kit/game-page.ts'
import { foreseenDecisionsOf } from '@paddock/page-kit/testing/decision-of.ts'
import { describe, expect, test } from 'vitest'
import { box } from '../box.ts'
import type { TopRaceProspect } from '../prospects/foresight.ts'
import type { Event } from '../rules/event.ts'
import type { Action } from '../rules/state.ts'
import type { View } from '../rules/view.ts'
import { preview } from './preview.ts'
import { spotOf } from './spots.ts'
import { targets } from './targets.ts'
import { anyChoice, placeIn, randomMatch } from './testing/random-match.ts'

const decisionOf = foreseenDecisionsOf(box)

/** Whenever a choice of this kind is made at random, `look` sees it before. */
function whenever(
  type: Action['type'],
  options: Parameters<typeof randomMatch>[1],
  look: (deciding: Deciding<View, Action, Event, TopRaceProspect>, choice: number) => void,
): number {
  let seen = 0
  randomMatch(3, { races: 1, ...options }, (match, seat, rng) => {
    const choice = anyChoice(match, seat, rng)
    if (choice.type !== type) return choice
    const deciding = decisionOf(match, seat)
    look(deciding, placeIn(deciding.choices, choice))
    seen++
    return choice
  })
  return seen
}

describe.each([
  { title: 'the basic race', options: {} },
  { title: 'a blocking race', options: { moves: 'blocking' } },
  { title: 'a bingo race, in which pairs come up often', options: { cards: 'bingo' } },
] as const)('$title', ({ options }) => {
  test('every end of a move is lit on the board, and that is where the car then stands', () => {
    const ends = whenever('move', options, (deciding, choice) => {
      const lit = targets(deciding)
      expect(lit.map(({ id }) => id)).toEqual(deciding.choices.map((_, index) => String(index)))
      expect(new Set(lit.map(({ label }) => label)).size).toBe(lit.length)
      const { certain, views } = deciding.prospect(choice)
      const place = certain.findIndex(({ type }) => type === 'car-moved' || type === 'car-accelerated')
      const [moved, then] = [certain[place], views[place]]
      if ((moved?.type !== 'car-moved' && moved?.type !== 'car-accelerated') || !then) throw new Error('nothing moves')
      expect(lit[choice]?.spot).toEqual(spotOf(then, moved.car))
      expect(deciding.choices[choice]).toEqual({ type: 'move', to: then.space[moved.car] })
    })
    expect(ends).toBeGreaterThan(5)
  })
})

test('every car on the track that may be bet on is lit where it stands', () => {
  const bets = whenever('bet', { bets: 'on' }, (deciding) => {
    const { view, choices } = deciding
    const lit = targets(deciding)
    const racing = choices.flatMap((choice) =>
      choice.type === 'bet' && !view.finished.includes(choice.car) ? [spotOf(view, choice.car)] : [],
    )
    expect(lit.map(({ spot }) => spot)).toEqual(racing)
  })
  expect(bets).toBeGreaterThan(5)
})

test('a bought car may be put on every start space that is free, and its ghost stands there', () => {
  let free = 0
  const placed = whenever('grid', {}, (deciding) => {
    const lit = targets(deciding)
    expect(lit).toHaveLength(deciding.choices.length)
    expect(lit.every(({ look }) => look !== undefined)).toBe(true)
    expect(new Set(lit.map(({ spot }) => JSON.stringify(spot))).size).toBe(lit.length)
    free = Math.max(free, lit.length)
  })
  expect(placed).toBeGreaterThan(3)
  expect(free).toBe(6)
})

test('a token may be put beside the track on either side of the finish, and no two places are the same', () => {
  const placed = whenever('token', { distance: 'tokens' }, (deciding, choice) => {
    const lit = targets(deciding)
    expect(lit.length).toBeGreaterThan(40)
    expect(new Set(lit.map(({ token }) => token)).size).toBe(lit.length)
    // The farther ones are shown where they lie as soon as they are looked at.
    const isLit = lit.some(({ id }) => id === String(choice))
    expect(preview(deciding, choice)).toHaveLength(isLit ? 0 : 1)
  })
  expect(placed).toBe(6)
})

test('a card that is looked at shows every way of its first car, and nothing else is promised', () => {
  let shown = 0
  whenever('play', {}, (deciding, choice) => {
    const ways = preview(deciding, choice)
    for (const { path } of ways) expect(path.length).toBeGreaterThan(1)
    if (ways.length > 1) shown++
  })
  expect(shown).toBeGreaterThan(5)
})

test('of a pair, acceleration shows how the car behind catches up, and breakdown how the one in front rolls aside', () => {
  const asked = whenever('break-down', { cards: 'bingo', races: 5 }, (deciding, choice) => {
    const [aside] = preview(deciding, choice)
    expect(aside?.path).toHaveLength(2)
    expect(aside?.path[0]?.along).toBe(aside?.path[1]?.along)
    const other = deciding.choices.findIndex(({ type }) => type === 'accelerate')
    for (const { car, path } of preview(deciding, other)) {
      expect(car).not.toBe(aside?.car)
      expect(path.length).toBeGreaterThan(1)
    }
  })
  expect(asked).toBeGreaterThan(0)
})
