import type { Seat } from '@paddock/kernel'
import { describe, expect, it } from 'vitest'
import { cardCalled, faces } from '../rules/cards.ts'
import { heatGame } from '../rules/game.ts'
import { type HeatTable, race } from '../testing/table.ts'
import { inThird, turn } from '../testing/turn.ts'
import { card as inEnglish } from './en/cards.ts'
import { en } from './en.ts'
import { card as inFrench } from './fr/cards.ts'
import { fr } from './fr.ts'

const name = (seat: Seat) => ['Anna', 'Bruno', 'Cléo', 'Dan'][seat] ?? ''

function asked(table: HeatTable): string {
  return en.prompt(table.view(0), 0, name)
}

function labels(table: HeatTable, words: typeof en = en): string[] {
  return heatGame.choices(table.state, 0).map((choice) => words.action(choice, table.view(0), 0))
}

describe('the questions of the workshop', () => {
  it('say which round of the draft it is, or which race of the season', () => {
    expect(asked(race(1, { workshop: 'draft' }))).toBe('Workshop, round 1 of 3. Take an upgrade for your car.')
    expect(asked(race(1, { season: '1963' }))).toBe('Race 1 of 4: USA. Take an upgrade for your car.')
  })

  it('tell two upgrades apart that are both plain heat', () => {
    const market = [cardCalled('heat-17'), cardCalled('heat-48')]
    const table = race(1, { workshop: 'draft', upgrades: 'all' }).arrange((state) => {
      state.market = market
    })
    expect(labels(table)).toEqual(['take heat (upgrade 17)', 'take heat (upgrade 48)'])
  })

  it('name what is mandatory before what can be used', () => {
    const table = inThird('cooling-11', { engine: 3, kept: ['heat'] })
    expect(asked(table)).toMatch(/Mandatory: 1 heat for cooling 6\. You can also use: cooldown 1, boost/)
    expect(labels(table)).toContain('pay 1 heat for cooling 6')
    expect(labels(table, fr)).toContain('payer 1 surchauffe pour système de refroidissement 6')
  })

  it('count the heat of a card before that of the corners', () => {
    // Speed 8 in corner B, limit 3: five Heat are there, but one of them is owed.
    const table = inThird('cooling-11', { space: 30, engine: 5 })
    expect(asked(table)).toContain('you spin out in corner B: 5 heat owed, 4 left by then.')
  })

  it('offer values with the speed they come to, and with the cards where there are several', () => {
    const one = turn({ space: 14, cards: ['brakes-8', 4] })
    expect([asked(one), labels(one)]).toEqual([
      'Choose the value of brakes 1/3. Corner B in 19 spaces, limit 3.',
      ['1: speed 5', '3: speed 7'],
    ])
    const two = turn({ space: 14, cards: ['brakes-8', 'brakes-9'] })
    expect(labels(two)).toContain('brakes 1/3 as 3, brakes 2/4 as 2: speed 5')
    expect(labels(two, fr)).toContain('3 pour freins 1/3, 2 pour freins 2/4\u00a0: vitesse 5')
  })

  it('ask how far a slipstream goes that may be longer, and say for each length what it costs', () => {
    const after = (engine: number) => turn({ space: 51, cards: ['rpm-16', 1], engine, parked: [{ space: 56 }] }).done()
    expect(asked(after(3))).toBe('You are in Bruno’s slipstream: how far do you follow?')
    expect(labels(after(3))).toEqual(['slipstream: 2 spaces (2 heat)', 'slipstream: 4 spaces (2 heat)', 'stay here'])
    expect(labels(after(1), fr)[0]).toBe('aspiration\u00a0: 2 cases (tête-à-queue au virage D)')
  })
})

describe('the questions of weather, Legends and season', () => {
  it('name the limit in force, the dangerous corner and the press', () => {
    const table = race(1).put(0, 27).conditions('sun', 'weather', 'limit-1').gear(0, 2).shift(2)
    expect(asked(table)).toBe('Gear 2: play 2 cards. Corner B in 6 spaces, limit 2.')
    table.conditions('sun', 'weather', 'overheat').arrange((state) => {
      state.event = 'speed-record'
    })
    expect(asked(table)).toBe('Gear 2: play 2 cards. Corner B in 6 spaces, limit 3 (1 heat more above it, press).')
  })

  it('offer no cooldown under clouds, and one more in the rain', () => {
    const cooling = (weather: 'clouds' | 'rain') =>
      asked(
        race(1)
          .put(0, 14)
          .conditions(weather, 'weather')
          .engine(0, 3)
          .hand(0, 1, 1, 'heat', 'heat')
          .gear(0, 2)
          .shift(2)
          .play([1, 1]),
      )
    expect(cooling('clouds')).not.toContain('cooldown')
    expect(cooling('rain')).toContain('cooldown 2')
  })

  it('say of a gear of a tournament that there is no heat for it', () => {
    const table = race(1, { gears: 'tournament' }).engine(0, 0).hand(0, 1, 2, 3)
    expect(labels(table)).toContain('gear 3 (no heat for it): 3, 2, 1')
  })

  it('tell whose slipstream it is, also if it is that of a Legend', () => {
    const table = race(1, { legends: 1 }).put(1, 46).put(0, 44).gear(0, 1).hand(0, 4, 1).legendCard(6)
    table.shift(1).play([4]).done()
    expect(asked(table)).toMatch(/^You are in the slipstream of Bruno \(Legend\): two more spaces\?/)
    expect(fr.prompt(table.view(0), 0, name)).toMatch(/^Bruno \(Légende\) vous offre l’aspiration/)
  })

  it('count points in a season and rounds in a race', () => {
    const { options } = race(1).state
    expect([en.score(27, { ...options, season: '1961' }), fr.score(1, { ...options, season: 'own' })]).toEqual([
      '27 points',
      '1 point',
    ])
    expect(en.score(-3, options)).toBe('3 rounds')
  })
})

describe('the names of cards', () => {
  it('are different for all of them, in both languages', () => {
    for (const called of [inEnglish, inFrench]) {
      expect(new Set(faces.map((_, card) => called(card))).size).toBe(faces.length)
    }
  })
})
