import type { Seat } from '@paddock/kernel'
import { describe, expect, it } from 'vitest'
import { cardCalled } from '../rules/cards.ts'
import type { Event } from '../rules/state.ts'
import { race } from '../testing/table.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

const name = (seat: Seat) => ['Anna', 'Bruno', 'Cléo', 'Dan'][seat] ?? ''

/** Of a table with two drivers: Cléo and Dan are Legends. */
function inBoth(event: Event | undefined): [string, string] {
  if (!event) throw new Error('nothing of the kind was told')
  return [en.event(event, name, 2), fr.event(event, name, 2)]
}

const called = { type: 'legend-called', seat: 2, corner: 'B', limit: 3, topSpeed: 19, diamond: 3, spaces: 6 } as const

describe('the journal of the Legends', () => {
  it('tells Legends from drivers, where it knows how many of them there are', () => {
    const placed = { type: 'car-placed', place: 2, round: 9, past: 1 } as const
    expect([inBoth({ ...placed, seat: 1 })[0], inBoth({ ...placed, seat: 2 })[0]]).toEqual([
      'Bruno takes 2nd place: round 9, 1 space past the line.',
      'Cléo (Legend) takes 2nd place: round 9, 1 space past the line.',
    ])
    expect(fr.event({ ...placed, seat: 3 }, name, 2)).toContain('Dan (Légende) prend')
    expect(en.event({ ...placed, seat: 3 }, name)).toContain('Dan takes')
  })

  it('says why a Legend drives as far as it does', () => {
    expect(inBoth({ ...called, way: 'past-the-line' })).toEqual([
      'Cléo (Legend) is past the legend line of corner B: limit 3 + 3.',
      'Cléo (Légende) a passé la ligne des Légendes du virage B\u00a0: limite 3 + 3.',
    ])
    expect(inBoth({ ...called, way: 'to-number' })).toEqual([
      'Cléo (Legend) is before the legend line of corner B: 19 would cross it, so it stops with 3 spaces left before the line.',
      'Cléo (Légende) n’a pas passé la ligne des Légendes du virage B\u00a0: 19 le franchirait, donc arrêt à 3 cases de la ligne.',
    ])
    expect(inBoth({ ...called, way: 'to-number', diamond: 0 })[0]).toMatch(/it stops right before the line\.$/)
    expect(inBoth({ ...called, way: 'before-second-corner' })[0]).toContain('would cross a second corner')
    expect(inBoth({ ...called, way: 'top-speed' })[1]).toContain('vitesse maximale 19')
    expect(inBoth({ ...called, way: 'to-the-flag' })[0]).toContain('no corner left before the flag: top speed 19')
  })

  it('does not speak of a speed where a Legend moves', () => {
    const moved = { type: 'car-moved', seat: 2, by: 'legend', from: 0, to: 5, fromSpot: 0, spot: 0 } as const
    expect(inBoth({ ...moved, spaces: 6, lost: 1, speed: 0 })[0]).toBe(
      'Cléo (Legend) moves 5 of 6 spaces: the spaces ahead are full.',
    )
  })
})

describe('the journal of the workshop', () => {
  it('names every symbol of a card that is taken, and a card in play in short', () => {
    const card = cardCalled('turbo-43')
    expect(inBoth({ type: 'upgrade-picked', seat: 0, card })).toEqual([
      'Anna takes turbo 8 (heat 1, scrap 6).',
      'Anna prend la carte turbo 8 (surchauffe 1, rebut 6).',
    ])
    expect(inBoth({ type: 'card-paid', seat: 0, card, heat: 1, engine: 0 })).toEqual([
      'Anna pays 1 heat for turbo 8: none left.',
      'Anna paie 1 surchauffe pour la carte turbo 8\u00a0: il n’en reste plus.',
    ])
  })

  it('tells a card that could not be paid, and what comes in its place', () => {
    const card = cardCalled('wings-46')
    expect(inBoth({ type: 'card-replaced', seat: 0, card })[0]).toBe(
      'Anna cannot pay the heat for wings 6: it is discarded, and a card is turned up in its place.',
    )
    expect(inBoth({ type: 'card-flipped', seat: 0, card, counts: false, by: 'replacement' })).toEqual([
      'The replacement turns up wings 6, set aside.',
      'Le remplacement retourne la carte aileron 6, mise de côté.',
    ])
  })

  it('keeps the order of cards that go on top of the deck', () => {
    const cards = [cardCalled('suspension-35'), cardCalled('suspension-34')]
    expect(inBoth({ type: 'cards-refreshed', seat: 0, cards })).toEqual([
      'Anna puts suspension 1 above suspension 4 on top of the deck.',
      'Anna remet sur le paquet\u00a0: suspension 1, au-dessus de suspension 4.',
    ])
  })

  it('says what a wrong shift of a tournament comes to', () => {
    const repaired = { type: 'shift-repaired', seat: 0, meant: 3, to: 2 } as const
    expect(inBoth({ ...repaired, card: cardCalled(4) })[0]).toBe(
      'Anna has no heat for two gears at once and comes to gear 2, not 3: 4 is discarded at random.',
    )
    expect(inBoth({ ...repaired, meant: 1 })[1]).toMatch(/une carte de plus est retournée\.$/)
  })
})

describe('the journal of weather and season', () => {
  it('says what the dangerous corner adds to the heat', () => {
    const taken = { type: 'corner-taken', seat: 0, corner: 'B', speed: 5, limit: 3, heat: 3, engine: 1 } as const
    expect(inBoth(taken)).toEqual([
      'Anna pays 3 heat in corner B: speed 5, limit 3, dangerous corner 1 more. 1 left.',
      'Anna paie 3 surchauffes au virage B\u00a0: vitesse 5, limite 3, virage dangereux 1 de plus. Il en reste 1.',
    ])
    expect(inBoth({ ...taken, heat: 2 })[0]).not.toContain('dangerous')
  })

  it('names the road tokens by their corners', () => {
    expect(inBoth({ type: 'conditions-drawn', weather: 'rain', road: ['limit-1', 'weather', 'overheat'] })[0]).toBe(
      'Weather: rain. 3 heat cards of each engine start in the deck. On the road: A limit −1, B weather, C dangerous corner.',
    )
  })

  it('calls a race with its event: where the press waits here, and the special rule', () => {
    const race = { type: 'race-called', race: 1, circuit: 'italy', event: 'restrictions-lifted', laps: 3 } as const
    expect(inBoth({ ...race, grid: [1, 0, 2] })[0]).toBe(
      'Race 2: Italy, 3 laps. Engines unleashed. Press at corner B. Everyone starts with 1 heat card more in the engine. On the grid: Bruno, Anna, Cléo (Legend).',
    )
  })

  it('tells only its owner which sponsor card was gained', () => {
    const gained = { type: 'sponsor-gained', seat: 0, by: 'press', corner: 'C' } as const
    expect(inBoth(gained)).toEqual([
      'The press in corner C is watching: Anna gains a sponsor card.',
      'La presse regarde au virage C\u00a0: Anna gagne une carte Sponsor.',
    ])
    expect(inBoth({ ...gained, card: cardCalled('sponsor-wings') })[0]).toMatch(/gains sponsor 3 \(limit \+1\)\.$/)
    expect(inBoth({ type: 'no-sponsor-left', seat: 0, by: 'record-speed' })[0]).toBe(
      'Speed 15 or more, but no sponsor card is left for Anna.',
    )
  })

  it('lists points from the most to the least, and names a champion only if there is one', () => {
    expect(inBoth({ type: 'season-ended', points: [12, 20, 15] })).toEqual([
      'The season is over. Bruno has won it. Points: Bruno 20, Cléo (Legend) 15, Anna 12.',
      'La saison est finie. Bruno la remporte. Points\u00a0: Bruno 20, Cléo (Légende) 15, Anna 12.',
    ])
    expect(inBoth({ type: 'season-ended', points: [20, 20, 15] })[0]).toMatch(/equal points, the last race decides/)
    expect(inBoth({ type: 'race-ended', place: [1, 2], points: [] })[0]).toBe('The race is over.')
  })

  it('has no adrenaline to tell of when only Legends are last', () => {
    expect(inBoth({ type: 'round-began', round: 3, order: [0, 1, 2], adrenaline: [] })[0]).toBe(
      'Round 3. From the front: Anna, Bruno, Cléo (Legend).',
    )
  })

  it('says that a boost is free', () => {
    const table = race(1).put(0, 14).gear(0, 1).hand(0, 1, 1).conditions('sun', 'free-boost').shift(1).play([1]).boost()
    expect(inBoth(table.told('boosted')[0])[0]).toBe('Anna boosts, which is free in this sector.')
  })
})
