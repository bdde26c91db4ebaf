import { type Language, languages } from '@paddock/kernel'
import type { Deciding } from '@paddock/page-kit/game-page.ts'
import { render } from 'preact-render-to-string'
import { describe, expect, test } from 'vitest'
import type { Action } from '../../rules/action.ts'
import { cardCalled } from '../../rules/cards.ts'
import type { Event } from '../../rules/event.ts'
import type { State } from '../../rules/state.ts'
import { noSymbols } from '../../rules/symbols.ts'
import type { View } from '../../rules/view.ts'
import { randomMatch } from '../testing/random-match.ts'
import { Hand } from './hand.tsx'
import { arranged, cards, onTheWay } from './testing/arranged.ts'

const still = { told: [], consider: () => {}, choose: () => {} }

function shown(deciding: Deciding<View, Action, Event>): string {
  return render(<Hand {...deciding} deciding={deciding} sealed={undefined} considered={undefined} {...still} />)
}

/** Seat 0 reacts at speed 9 over corner A of the USA, limit 7, with these cards in its play area. */
function reacting(change: (state: State) => void, language: Language = 'en') {
  return arranged({
    hand: [1, 2],
    language,
    change(state) {
      onTheWay('react', { from: 5, to: 14, speed: 9 })(state)
      state.engine[0] = 5
      state.left = noSymbols()
      change(state)
    },
  })
}

/** The upgrade lies in the play area, and belongs to the driver. */
function lying(state: State, ...names: Parameters<typeof cards>): void {
  const lies = cards(...names)
  state.upgrades[0] = lies
  state.area[0] = lies.slice()
  state.worth = lies.map(() => 4)
}

describe('React', () => {
  test('what must be done comes first, and going on says that it waits', () => {
    const html = shown(
      reacting((state) => {
        lying(state, 'turbo-42')
        state.left = { ...noSymbols(), heat: cards('turbo-42'), scrap: [2], boost: 1 }
      }),
    )
    expect(html).toContain('This must be done:')
    expect(html).toContain('Pay 2 for Turbo 7: engine then 3')
    expect(html).toContain('Scrap 2: from the deck to the discard')
    expect(html.indexOf('Scrap 2')).toBeLessThan(html.indexOf('Boost'))
    expect(html).toContain('dash-use-not')
    expect(html).toContain('after what must be done')
  })

  test('the heat that cards still cost is not there for the corner', () => {
    const spins = (engine: number) =>
      shown(
        reacting((state) => {
          lying(state, 'turbo-42')
          state.engine[0] = engine
          state.left = { ...noSymbols(), heat: cards('turbo-42') }
        }),
      ).includes('Spins out in A')
    expect([spins(4), spins(3)]).toEqual([false, true])
  })

  test('cards that cost more than the engine holds say how much is to be cooled first', () => {
    const told = (engine: number) =>
      shown(
        reacting((state) => {
          lying(state, 'turbo-42')
          state.hands[0] = cards('heat', 'heat', 1)
          state.engine[0] = engine
          state.left = { ...noSymbols(), heat: cards('turbo-42'), cooldown: 3 }
        }),
      )
    expect(told(1)).toContain('The cards cost 2 heat: cool 1 first.')
    expect(told(1)).not.toContain('Engine: 1, then')
    expect(told(5)).toContain('The cards cost 2 heat.')
  })

  test('a spin-out that cooling prevents says so; going on at once is one all the same', () => {
    const told = (cooldown: number) =>
      shown(
        reacting((state) => {
          state.hands[0] = cards('heat', 'heat', 1)
          state.engine[0] = 1
          state.left = { ...noSymbols(), cooldown }
        }),
      )
    expect(told(2)).toContain('Spins out in A unless you cool 1 first.')
    expect(told(2)).toContain('Go on: spins out in A')
    expect(told(0)).toContain('Spins out in A: no heat left')
  })

  test('own cards change the limit', () => {
    const html = shown(
      reacting((state) => {
        lying(state, 'wings-46')
        state.left = { ...noSymbols(), boost: 1 }
      }),
    )
    expect(html).toContain('Crosses A at 9, limit 10: no heat.')
  })

  test('a boost is free where its sector says so', () => {
    const boosting = (road: State['road']) =>
      shown(
        reacting((state) => {
          state.left = { ...noSymbols(), boost: 1 }
          state.road = road
        }),
      )
    expect(boosting(['free-boost', 'limit+1', 'limit+1', 'limit+1'])).toContain('Boost: free here')
    expect(boosting(['slipstream+1', 'limit+1', 'limit+1', 'limit+1'])).toContain('Boost: 1 heat')
  })

  test('acceleration tells its number, and what it costs in the corner', () => {
    const html = shown(
      reacting((state) => {
        state.left = { ...noSymbols(), accelerate: 1 }
        state.pluses = 2
      }),
    )
    expect(html).toContain('Accelerate +2: speed 11, pays 4 heat')
  })

  test('a gas pedal is played from the hand, with what it brings and costs', () => {
    const deciding = reacting((state) => {
      state.upgrades[0] = cards('pedal-27')
      state.hands[0] = cards('pedal-27', 1)
    })
    expect(shown(deciding)).toContain('Play Gas pedal 4: spin-out, speed 13, costs 1 heat')
    const free = reacting((state) => {
      state.upgrades[0] = cards('pedal-24')
      state.hands[0] = cards('pedal-24', 1)
    })
    expect(shown(free)).toContain('Play Gas pedal 1: speed 10, pays 3 heat, costs scrap 1')
  })

  test('a discard to salvage from is one button, however many ways there are', () => {
    const html = shown(
      reacting((state) => {
        state.discard[0] = cards(4, 4, 3, 0)
        state.left = { ...noSymbols(), salvage: [2] }
      }),
    )
    expect(html).toContain('Salvage up to 2')
    expect(html.match(/data-choice/g)).toHaveLength(1)
  })

  test('clouds are named where there is no cooling', () => {
    const html = shown(
      reacting((state) => {
        state.left = { ...noSymbols(), boost: 1, cooldown: 2 }
        state.weather = 'clouds'
        state.road = ['weather', 'limit+1', 'limit+1', 'limit+1']
      }, 'fr'),
    )
    expect(html).toContain('Nuages\u00a0: pas de refroidissement ici.')
  })
})

test('values are chosen by the speed they make, each with where it ends', () => {
  const deciding = arranged({
    hand: [1],
    change(state) {
      onTheWay('react', { from: 5, to: 5, speed: 0 })(state)
      state.phase = 'values'
      lying(state, 'brakes-8', 'brakes-9')
      state.area[0]?.push(cardCalled(4))
      state.worth = [1, 2, 4]
    },
  })
  expect(deciding.choices).toHaveLength(4)
  const html = shown(deciding)
  // 1 + 4 is the same speed as 3 + 2: nobody is asked which.
  expect(html.match(/data-choice/g)).toHaveLength(3)
  expect(html).toContain('Speed 7: Brakes 1, Brakes 2, ')
  expect(html).toContain('Speed 11: Brakes 3, Brakes 4, 17 before B, pays 4 heat')
})

test('a speed that cooling makes possible does not count as a spin-out', () => {
  const html = shown(
    arranged({
      hand: ['heat', 1],
      change(state) {
        onTheWay('react', { from: 5, to: 5, speed: 0 })(state)
        state.phase = 'values'
        state.gear[0] = 2
        state.engine[0] = 0
        lying(state, 'brakes-9')
        state.area[0]?.push(cardCalled(4))
        state.worth = [2, 4]
        state.progress[0] = 5
      },
    }),
  )
  // Corner A, limit 7, lies 7 spaces ahead: at 8 it costs 1 heat, and gear 2 cools one.
  expect(html).toContain('Speed 8: counts 4, 20 before B, cool 1 first')
})

test('cards go back on the deck in the order they are picked; a single one takes one click', () => {
  const refreshing = (...names: Parameters<typeof cards>) =>
    shown(
      arranged({
        hand: [1],
        change(state) {
          onTheWay('react', { from: 5, to: 9, speed: 4 })(state)
          state.phase = 'refresh'
          lying(state, ...names)
        },
      }),
    )
  expect(refreshing('suspension-34').match(/data-choice/g)).toHaveLength(2)
  expect(refreshing('suspension-35')).toContain('its slipstream +1 is then gone')
  expect(refreshing('suspension-34', 'suspension-33').match(/dash-pile-card"/g)).toHaveLength(2)
})

test('in a tournament a shift by two without heat says what would happen', () => {
  const deciding = arranged({
    options: { gears: 'tournament' },
    hand: [4, 4, 1, 1],
    change: (state) => state.engine.splice(0, 1, 0),
  })
  expect(shown(deciding)).toContain('no heat: will be repaired')
  const three = deciding.choices.findIndex((choice) => choice.type === 'play' && choice.cards.length === 3)
  const html = render(<Hand {...deciding} deciding={deciding} sealed={undefined} considered={three} {...still} />)
  expect(html).toContain('one of the cards is taken away at random, and it is gear 2.')
})

test('an upgrade shows its speed, its symbols with their figures, its part and its number', () => {
  const html = shown(
    arranged({
      change(state) {
        state.upgrades[0] = cards('tires-36')
        state.hands[0] = cards('tires-36', 'sponsor-brakes')
        state.sponsors[0] = 1
      },
    }),
  )
  expect(html).toMatch(/data-is="cooldown" data-must="false">.*?<\/svg>3</)
  expect(html).toMatch(/data-is="adjust" data-must="true">.*?<\/svg>−1</)
  expect(html).toContain('>36<')
  expect(html).toContain('>1–4<')
  expect(html).toContain('>1×<')
})

test.each(languages)('whatever is asked in a race with everything is answered by a button: %s', (language) => {
  const options = { workshop: 'draft', upgrades: 'all', weather: 'on', event: 'record-crowds', laps: 1 } as const
  const asked = new Set<View['phase']>()
  randomMatch(2, options, (match, seat, rng) => {
    const { view, choices } = match.view(seat)
    asked.add(view.phase)
    if (view.phase !== 'draft') {
      const foreseen = choices.map(() => [])
      const html = shown({
        view,
        viewer: seat,
        seat,
        language,
        name: String,
        choices,
        foreseen,
        prospect: () => ({ certain: [] }),
      })
      expect(html).not.toMatch(/undefined|NaN|Infinity|\[object/)
      if (language === 'fr') expect(html.replace(/<[^>]*>/g, '|')).not.toMatch(/ [:;!?»%]|« /)
      expect(html).toMatch(/data-choice|aria-pressed|dash-use|dash-confirm/)
    }
    return rng.pick(choices)
  })
  for (const phase of ['shift', 'play', 'react', 'values', 'discard'] as const) expect([...asked]).toContain(phase)
})
