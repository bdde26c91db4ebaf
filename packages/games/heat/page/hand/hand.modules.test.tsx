import { languages } from '@paddock/kernel'
import { render } from 'preact-render-to-string'
import { describe, expect, test } from 'vitest'
import type { CardName } from '../../rules/cards.ts'
import type { View } from '../../rules/view.ts'
import { race } from '../../testing/table.ts'
import { behind, inThird, type TurnSetting, turn } from '../../testing/turn.ts'
import type { HeatDeciding } from '../deciding.ts'
import { asked, askedAt } from '../testing/asked.ts'
import { randomMatch } from '../testing/random-match.ts'
import { Hand } from './hand.tsx'

const still = { told: [], consider: () => {}, choose: () => {} }

function shown(deciding: HeatDeciding, considered?: number): string {
  return render(<Hand {...deciding} deciding={deciding} sealed={undefined} considered={considered} {...still} />)
}

/** Seat 0 drives from 5 over corner A of the USA, limit 7, by 5 and 4 if nothing else is said. */
function crossing(moment: Partial<TurnSetting> = {}) {
  return turn({ space: 5, cards: [5, 4], engine: 5, parked: behind, ...moment })
}

describe('React', () => {
  test('what must be done comes first, and going on says that it waits', () => {
    const html = shown(askedAt(crossing({ cards: ['pedal-25', 'turbo-42'] })))
    expect(html).toContain('This must be done:')
    expect(html).toContain('Pay 2 for Turbo 7: engine then 3')
    expect(html).toContain('Scrap 2: from the deck to the discard')
    expect(html.indexOf('Scrap 2')).toBeLessThan(html.indexOf('Boost'))
    expect(html).toContain('dash-use-not')
    expect(html).toContain('after what must be done')
  })

  test('the heat that cards still cost is not there for the corner', () => {
    const spins = (engine: number) =>
      shown(askedAt(crossing({ cards: [2, 'turbo-42'], engine }))).includes('Spins out in A')
    expect([spins(4), spins(3)]).toEqual([false, true])
  })

  test('cards that cost more than the engine holds say how much is to be cooled first', () => {
    const told = (engine: number) =>
      shown(askedAt(crossing({ cards: [2, 'turbo-42'], kept: ['heat', 'heat', 1], engine })))
    expect(told(1)).toContain('The cards cost 2 heat: cool 1 first.')
    expect(told(1)).not.toContain('Engine: 1, then')
    expect(told(4)).toContain('The cards cost 2 heat.')
  })

  test('a spin-out that cooling prevents says so; going on at once is one all the same', () => {
    const told = (...cards: CardName[]) => shown(askedAt(crossing({ cards, kept: ['heat', 'heat', 1], engine: 1 })))
    // Gear 2 cools one, gear 3 none.
    expect(told(5, 4)).toContain('Spins out in A unless you cool 1 first.')
    expect(told(5, 4)).toContain('Go on: spins out in A')
    expect(told(5, 3, 1)).toContain('Spins out in A: no heat left')
  })

  test('own cards change the limit', () => {
    const table = inThird('wings-46', { space: 5 }).pay('wings-46')
    expect(shown(askedAt(table))).toContain('Crosses A at 8, limit 10: no heat.')
  })

  test('a boost is free where its sector says so', () => {
    const boosting = (road: TurnSetting['road'] & object) => shown(askedAt(crossing({ road })))
    expect(boosting(['free-boost', 'limit+1', 'limit+1', 'limit+1'])).toContain('Boost: free here')
    expect(boosting(['slipstream+1', 'limit+1', 'limit+1', 'limit+1'])).toContain('Boost: 1 heat')
  })

  test('acceleration tells its number, and what it costs in the corner', () => {
    const table = crossing({ cards: ['4wd-47', 'stress', 4], deck: [3, 2, 1] })
    expect(shown(askedAt(table))).toContain('Accelerate +2: speed 11, pays 4 heat')
  })

  test('a gas pedal is played from the hand, with what it brings and costs', () => {
    const pedal = (name: CardName) => shown(askedAt(crossing({ cards: [4, 4, 1], kept: [name, 2] })))
    expect(pedal('pedal-27')).toContain('Play Gas pedal 4: spin-out, speed 13, costs 1 heat')
    expect(pedal('pedal-24')).toContain('Play Gas pedal 1: speed 10, pays 3 heat, costs scrap 1')
  })

  test('a discard to salvage from is one button, however many ways there are', () => {
    const html = shown(askedAt(inThird('fuel-22', { discarded: [4, 4, 3], engine: 0 })))
    expect(html).toContain('Salvage up to 2')
    expect(html.match(/data-choice/g)).toHaveLength(1)
  })

  test('clouds are named where there is no cooling', () => {
    const table = crossing({ weather: 'clouds', road: ['weather', 'limit+1', 'limit+1', 'limit+1'] })
    expect(shown(askedAt(table, 'fr'))).toContain('Nuages\u00a0: pas de refroidissement ici.')
  })
})

test('values are chosen by the speed they make, each with where it ends', () => {
  const deciding = askedAt(crossing({ cards: ['brakes-8', 'brakes-9', 4] }))
  expect(deciding.choices).toHaveLength(4)
  const html = shown(deciding)
  // 1 + 4 is the same speed as 3 + 2: nobody is asked which.
  expect(html.match(/data-choice/g)).toHaveLength(3)
  expect(html).toContain('Speed 7: Brakes 1, Brakes 2, ')
  expect(html).toContain('Speed 11: Brakes 3, Brakes 4, 17 before B, pays 4 heat')
})

test('a speed that cooling makes possible does not count as a spin-out', () => {
  const table = crossing({ cards: ['brakes-9', 4], kept: ['heat', 1], engine: 0 })
  // Corner A, limit 7, lies 7 spaces ahead: at 8 it costs 1 heat, and gear 2 cools one.
  expect(shown(askedAt(table))).toContain('Speed 8: counts 4, 20 before B, cool 1 first')
})

test('cards go back on the deck in the order they are picked; a single one takes one click', () => {
  const refreshing = (...cards: CardName[]) => shown(askedAt(turn({ space: 14, cards, parked: behind }).done()))
  expect(refreshing('suspension-34').match(/data-choice/g)).toHaveLength(2)
  expect(refreshing('suspension-34', 'suspension-33').match(/dash-pile-card"/g)).toHaveLength(2)
})

test('in a tournament a shift by two without heat says what would happen', () => {
  const deciding = askedAt(race(2, { gears: 'tournament' }).engine(0, 0).hand(0, 4, 4, 1, 1))
  expect(shown(deciding)).toContain('no heat: will be repaired')
  const three = deciding.choices.findIndex((choice) => choice.type === 'play' && choice.cards.length === 3)
  expect(shown(deciding, three)).toContain('one of the cards is taken away at random, and it is gear 2.')
})

test('an upgrade shows its speed, its symbols with their figures, its part and its number', () => {
  const table = race(2).garage(0, 'tires-36').sponsored(0, 'sponsor-brakes').hand(0, 'tires-36', 'sponsor-brakes')
  const html = shown(askedAt(table))
  expect(html).toMatch(/data-is="cooldown" data-must="false">.*?<\/svg>3</)
  expect(html).toMatch(/data-is="adjust" data-must="true">.*?<\/svg>−1</)
  expect(html).toContain('>36<')
  expect(html).toContain('>1–4<')
  expect(html).toContain('>1×<')
})

test.each(languages)('whatever is asked in a race with everything is answered by a button: %s', (language) => {
  const options = { workshop: 'draft', upgrades: 'all', weather: 'on', event: 'record-crowds', laps: 1 } as const
  const phases = new Set<View['phase']>()
  randomMatch(2, options, (match, seat, rng) => {
    const { view, choices } = match.view(seat)
    phases.add(view.phase)
    if (view.phase !== 'draft') {
      const html = shown(asked({ view, seat, choices, language }))
      expect(html).not.toMatch(/undefined|NaN|Infinity|\[object/)
      if (language === 'fr') expect(html.replace(/<[^>]*>/g, '|')).not.toMatch(/ [:;!?»%]|« /)
      expect(html).toMatch(/data-choice|aria-pressed|dash-use|dash-confirm/)
    }
    return rng.pick(choices)
  })
  for (const phase of ['shift', 'play', 'react', 'values', 'discard'] as const) expect([...phases]).toContain(phase)
})
