import type { Language } from '@paddock/kernel'
import { render } from 'preact-render-to-string'
import { expect, test } from 'vitest'
import { box } from '../../box.ts'
import type { Event } from '../../rules/event.ts'
import type { Options } from '../../rules/options.ts'
import type { Action } from '../../rules/state.ts'
import { deciding } from '../testing/deciding.ts'
import { anyChoice, randomMatch } from '../testing/random-match.ts'
import { Hand } from './hand.tsx'

const none = { considered: undefined, consider: () => {}, choose: () => {} }
const races: readonly Partial<Options>[] = [
  { races: 1, bets: 'on' },
  { races: 1, rows: 'free', moves: 'blocking' },
  { races: 1, turns: 'total-move' },
  { races: 1, cards: 'bingo' },
  { races: 1, cards: 'lucky' },
  { races: 1, auction: 'open-hands', distance: 'tokens' },
  { game: 'children' },
]

test.each(races.map((options) => [JSON.stringify(options), options] as const))(
  'every choice of the race can be made in the hand, by whoever is asked: %s',
  (_, options) => {
    let asked = 0
    const told: Event[] = []
    randomMatch(
      4,
      options,
      (match, seat, rng) => {
        const { view, choices } = match.view(seat)
        if (['bid', 'hand', 'car', 'grid', 'token'].includes(view.phase)) return anyChoice(match, seat, rng)
        const language: Language = asked % 2 === 0 ? 'en' : 'fr'
        const looking = { view, viewer: seat, language, name: box.words[language].seat }
        const html = render(
          <Hand {...looking} deciding={deciding(looking, seat, choices)} sealed={undefined} told={told} {...none} />,
        )
        const offered = new Set(Array.from(html.matchAll(/data-choice="(\d+)"/g), ([, choice]) => Number(choice)))
        const isSteppedThrough = view.options.moves === 'blocking' && view.phase === 'move'
        if (isSteppedThrough) expect(offered.size).toBeGreaterThan(0)
        else expect([...offered].sort((a, b) => a - b)).toEqual(choices.map((_choice, index) => index))
        expect(html).not.toMatch(/undefined|NaN|\[object/)
        // French keeps its signs with the word before them.
        expect(html.replaceAll(/<[^>]*>/g, '')).not.toMatch(language === 'fr' ? / [:;!?»]|« / : /\u00a0/)
        asked++
        return anyChoice(match, seat, rng)
      },
      ({ events, match }) => {
        told.push(...events)
        const { view } = match.view('spectator')
        if (told.length % 7 !== 0) return
        const html = render(
          <Hand
            {...{ view, viewer: 'spectator', language: 'fr', name: box.words.fr.seat }}
            deciding={undefined}
            sealed={undefined}
            told={told}
            {...none}
          />,
        )
        expect(html).not.toContain('data-choice')
      },
    )
    expect(asked).toBeGreaterThan(20)
  },
  60_000,
)

test('what lies sealed is marked and said, and can still be changed', () => {
  let seen = 0
  for (const options of [{ turns: 'total-move' }, { bets: 'on' }] as const) {
    randomMatch(3, { races: 1, ...options }, (match, seat, rng) => {
      const { view, choices } = match.view(seat)
      const choice = anyChoice(match, seat, rng)
      if (view.phase !== 'choose' && view.phase !== 'bet') return choice
      const looking = { view, viewer: seat, language: 'en', name: box.words.en.seat } as const
      const asked = deciding(looking, seat, choices)
      const shown = (sealed: Action | undefined) =>
        render(<Hand {...looking} deciding={asked} sealed={sealed} told={[]} {...none} />)
      const marked = /data-sealed="true"|lanes-car-sealed/g
      expect(shown(choice).match(marked)).toHaveLength(1)
      expect(shown(undefined)).not.toMatch(marked)
      expect(shown(choice)).toContain(choice.type === 'bet' ? 'You bet on' : 'lies face down')
      expect(shown(choice).match(/data-choice=/g)).toHaveLength(choices.length)
      seen++
      return choice
    })
  }
  expect(seen).toBeGreaterThan(20)
})
