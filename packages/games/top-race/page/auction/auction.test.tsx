import { languages, type Match, type Viewer } from '@paddock/kernel'
import { anyChoice, placeIn, randomMatches } from '@paddock/page-kit/testing/random-match.ts'
import { render } from 'preact-render-to-string'
import { describe, expect, test } from 'vitest'
import { carCalled } from '../../rules/cards.ts'
import type { Event } from '../../rules/event.ts'
import { topRace } from '../../rules/game.ts'
import type { Options } from '../../rules/options.ts'
import type { Action } from '../../rules/state.ts'
import { insideSpaces } from '../../rules/track.ts'
import type { View } from '../../rules/view.ts'
import { deciding } from '../testing/deciding.ts'
import { Auction } from './auction.tsx'

const randomMatch = randomMatches(topRace)

type Playing = Match<unknown, Action, Event, View, Options>

const still = { sealed: undefined, told: [], consider: () => {}, choose: () => {} }

function shown(
  match: Pick<Playing, 'view'>,
  viewer: Viewer,
  considered?: number,
  language: 'en' | 'fr' = 'en',
): string {
  const { view, choices } = match.view(viewer)
  const looking = { view, viewer, language, name: (seat: number) => `Team ${seat}` }
  const asked = viewer === 'spectator' || choices.length === 0 ? undefined : deciding(looking, viewer, choices)
  return render(<Auction {...looking} {...still} deciding={asked} considered={considered} />)
}

function offered(html: string): number[] {
  return Array.from(html.matchAll(/data-choice="(\d+)"/g), ([, choice]) => Number(choice))
}

/** Looks at every decision of a match that is made before a race. */
function beforeRaces(
  seats: number,
  options: Partial<Options>,
  look: (phase: string, html: string, choice: number, view: View) => void,
): void {
  randomMatch(seats, { races: 2, ...options }, (match, seat, rng) => {
    const choice = anyChoice(match, seat, rng)
    const { view, choices } = match.view(seat)
    const index = placeIn(choices, choice)
    if (['bid', 'hand', 'car', 'grid', 'token'].includes(view.phase)) {
      look(view.phase, shown(match, seat, index), index, view)
    }
    return choice
  })
}

describe('whatever is looked at can be chosen', () => {
  test.each([
    [{}, ['bid', 'grid']],
    [{ auction: 'open-hands' }, ['bid', 'hand', 'car', 'grid']],
    [{ distance: 'tokens' }, ['bid', 'grid', 'token']],
  ] as const)('with %o', (options, phases) => {
    const seen = new Set<string>()
    beforeRaces(3, options, (phase, html, choice) => {
      seen.add(phase)
      expect(offered(html).filter((index) => index === choice)).toHaveLength(1)
    })
    expect([...seen].sort()).toEqual([...phases].sort())
  })
})

test('the first thing to choose is the next step up, never to pass', () => {
  let asked = 0
  randomMatch(4, {}, (match, seat, rng) => {
    const { view, choices } = match.view(seat)
    if (view.phase === 'bid') {
      const [first = -1, second = -1] = offered(shown(match, seat))
      expect(choices[first]).toEqual({ type: 'bid', bid: view.bid + 10 })
      expect(choices[second]).toEqual({ type: 'pass' })
      asked++
    }
    return anyChoice(match, seat, rng)
  })
  expect(asked).toBeGreaterThan(5)
})

test('who watches, and who is not asked, can choose nothing', () => {
  let seen = 0
  randomMatch(3, { auction: 'open-hands' }, (match, seat, rng) => {
    if (match.view(seat).view.phase === 'bid') {
      expect(offered(shown(match, 'spectator'))).toEqual([])
      expect(offered(shown(match, (seat + 1) % 3))).toEqual([])
      seen++
    }
    return anyChoice(match, seat, rng)
  })
  expect(seen).toBeGreaterThan(5)
})

test('a token that lies on the scale pays its way beyond the finish', () => {
  let seen = 0
  beforeRaces(2, { distance: 'tokens' }, (phase, html, choice) => {
    if (phase !== 'token') return
    const distance = choice < insideSpaces ? choice - insideSpaces : choice - insideSpaces + 1
    if (distance > 0) expect(html).toContain(`Reached: $${distance}0,000`)
    else expect(html).toContain('Reached: nothing won, nothing lost')
    seen++
  })
  expect(seen).toBeGreaterThan(3)
})

test.each(languages)('the driver on offer is called by name in %s', (language) => {
  let seen = 0
  randomMatch(2, {}, (match, seat, rng) => {
    const { view } = match.view(seat)
    if (view.phase === 'bid' && view.lot === carCalled('red')) {
      expect(shown(match, seat, undefined, language)).toContain(language === 'en' ? 'Red driver' : 'Pilote rouge')
      seen++
    }
    return anyChoice(match, seat, rng)
  })
  expect(seen).toBeGreaterThan(0)
})

test('what a driver may win stands beside what it costs', () => {
  randomMatch(
    3,
    {},
    (match, seat, rng) => anyChoice(match, seat, rng),
    ({ match }) => {
      if (match.view(0).view.phase !== 'bid') return
      const html = shown(match, 0)
      for (const prize of ['1st <b>$200k</b>', '2nd <b>$150k</b>', '6th <b>$10k</b>']) expect(html).toContain(prize)
      expect(shown(match, 0, undefined, 'fr')).toContain('Primes')
    },
  )
})
