/** USA: the sector of corner A is 12 to 32, that of B 33 to 48. */
import { describe, expect, test } from 'vitest'
import type { HeatTable } from '../../testing/table.ts'
import { paid, type TurnSetting, turn } from '../../testing/turn.ts'
import type { RoadToken, Weather } from './tokens.ts'

/** The driver has come to this space with speed 3, another car stands right ahead, and React is over. */
function behindACar(space: number, token: RoadToken, weather?: Weather, moment: Partial<TurnSetting> = {}): HeatTable {
  const road: RoadToken[] = [token, 'limit+1', 'limit+1', 'limit+1']
  const parked = [{ space: space + 1 }, { space: 2 }]
  const table = turn({ space: space - 3, cards: [3], parked, road, ...(weather ? { weather } : {}), ...moment })
  return table.phase === 'react' ? table.done() : table
}

describe('no slipstream', () => {
  test('HT-WEA-09: in fog none is started from the sector', () => {
    expect(behindACar(20, 'weather', 'fog').phase).toBe('discard')
    expect(behindACar(32, 'weather', 'fog').phase).toBe('discard')
    expect(behindACar(20, 'weather', 'snow').phase).toBe('slipstream')
  })

  test('HT-WEA-09: one that is started outside may end in it', () => {
    const table = behindACar(11, 'weather', 'fog')
    expect(table.offers()).toEqual(['slipstream 2', 'stay'])
    expect(table.slipstream().space(0)).toBe(13)
  })

  test('HT-WEA-09, HT-REACT-10: where the car is after React counts, not where it was before', () => {
    // The cards lead to 32 in the fog, adrenaline out of it to 33; and from 11 into it.
    const moment = { cards: [3], road: ['weather', 'limit+1', 'limit+1', 'limit+1'], weather: 'fog' } as const
    expect(
      turn({ space: 29, parked: [{ space: 34 }], ...moment })
        .adrenaline()
        .done().phase,
    ).toBe('slipstream')
    expect(turn({ space: 29, parked: [{ space: 33 }], ...moment }).done().phase).toBe('discard')
    expect(
      turn({ space: 8, parked: [{ space: 13 }], ...moment })
        .adrenaline()
        .done().phase,
    ).toBe('discard')
  })
})

describe('a longer slipstream', () => {
  test('HT-WEA-10: in storm and sun one that is started in the sector may be 2 longer, wherever it ends', () => {
    for (const weather of ['storm', 'sun'] as const) {
      expect(behindACar(20, 'weather', weather).offers()).toEqual(['slipstream 2', 'slipstream 4', 'stay'])
      expect(behindACar(32, 'weather', weather).slipstream(4).space(0)).toBe(36)
      // Into the sector: as long as ever.
      expect(behindACar(11, 'weather', weather).offers()).toEqual(['slipstream 2', 'stay'])
      expect(behindACar(33, 'weather', weather).offers()).toEqual(['slipstream 2', 'stay'])
    }
  })

  test('HT-ROAD-07: by the token it may be 1 longer, where it is started in the sector', () => {
    expect(behindACar(20, 'slipstream+1').offers()).toEqual(['slipstream 2', 'slipstream 3', 'stay'])
    expect(behindACar(32, 'slipstream+1').slipstream(3).space(0)).toBe(35)
    expect(behindACar(11, 'slipstream+1').offers()).toEqual(['slipstream 2', 'stay'])
    expect(behindACar(33, 'slipstream+1').offers()).toEqual(['slipstream 2', 'stay'])
  })

  test('HT-SLIP-05: any of the bonuses of cards and sector are added, each in full or not at all', () => {
    const third = (...cards: NonNullable<TurnSetting['cards']>): Partial<TurnSetting> => ({
      space: 14,
      cards,
      deck: [1],
    })
    // Card 29: +3, and the sector +1 or +2. Speed 1 + 1 + 1, to space 17.
    const parked = [{ space: 18 }, { space: 2 }]
    const token = behindACar(17, 'slipstream+1', undefined, { ...third(1, 1, 'rpm-29'), parked })
    expect(token.offers()).toEqual(['slipstream 2', 'slipstream 3', 'slipstream 5', 'slipstream 6', 'stay'])
    expect(token.slipstream(6).space(0)).toBe(23)
    const storm = behindACar(17, 'weather', 'storm', { ...third(1, 1, 'rpm-29'), parked })
    expect(storm.offers()).toEqual(['slipstream 2', 'slipstream 4', 'slipstream 5', 'slipstream 7', 'stay'])
    // Of a bonus of 3 nobody takes 1.
    const card = behindACar(17, 'free-boost', undefined, { ...third(1, 1, 'rpm-29'), parked })
    expect(card.offers()).toEqual(['slipstream 2', 'slipstream 5', 'stay'])
    expect(() => card.slipstream(3)).toThrow('not among')
  })

  test('HT-SLIP-05: a longer one does not change the speed either, and is paid for by it', () => {
    // From 29 by 4 over corner B: limit 3 + 1, speed 3.
    const table = behindACar(29, 'weather', 'storm').slipstream(4)
    expect([table.space(0), table.state.speed, paid(table)]).toEqual([33, 3, ['B 0']])
  })

  test('HT-R18: two lengths that end in the same spin-out are one choice', () => {
    // From 31 by 2 or by 4 over corner B: limit 4, speed 5, and nothing to pay with.
    const parked = [{ space: 32 }, { space: 2 }]
    const moment = { space: 26, cards: [4, 1], parked } as const
    expect(behindACar(31, 'weather', 'storm', { ...moment, engine: 0 }).offers()).toEqual(['slipstream 2', 'stay'])
    expect(behindACar(31, 'weather', 'storm', moment).offers()).toEqual(['slipstream 2', 'slipstream 4', 'stay'])
  })
})
