/** USA: the sector of corner A is 12 to 32, that of B 33 to 48, of C 49 to 56, of D 57 over the start line to 11. */
import { describe, expect, test } from 'vitest'
import { type TurnSetting, turn } from '../../testing/turn.ts'
import type { RoadToken, Weather } from './tokens.ts'

/** What lies at the other corners does nothing to a car that crosses none of them. */
const inSectorOfA = (token: RoadToken): RoadToken[] => [token, 'overheat', 'overheat', 'overheat']
const inSectorOfD = (token: RoadToken): RoadToken[] => ['overheat', 'overheat', 'overheat', token]

/** Cards in a sector of A with this weather; three Heat in hand. The car has adrenaline, being alone. */
function under(weather: Weather, moment: Partial<TurnSetting> & Pick<TurnSetting, 'space' | 'cards'>) {
  return turn({
    kept: ['heat', 'heat', 'heat', 'heat', 'heat'],
    engine: 1,
    road: inSectorOfA('weather'),
    weather,
    ...moment,
  })
}

const cooling = (offers: readonly string[]) => offers.filter((offer) => offer.startsWith('cool'))

describe('clouds', () => {
  test('HT-WEA-08: no Cooldown is used in the sector, be it of gear, adrenaline or card', () => {
    // Gear 1 cools 3, adrenaline 1, card 12 cools 2.
    expect(under('clouds', { space: 14, cards: [1] }).offers()).toEqual(['boost', 'adrenaline', 'done'])
    expect(under('clouds', { space: 14, cards: ['cooling-12'] }).offers()).toEqual(['boost', 'adrenaline', 'done'])
    // The same outside it: 3 + 1, and 3 + 1 + 2.
    expect(cooling(under('clouds', { space: 34, cards: [1] }).offers())).toHaveLength(4)
    expect(cooling(under('clouds', { space: 34, cards: ['cooling-12'] }).offers())).toHaveLength(5)
    for (const [space, may] of [
      [10, true],
      [11, false],
      [31, false],
      [32, true],
    ] as const) {
      // One space further on.
      expect([space, cooling(under('clouds', { space, cards: [1] }).offers()).length > 0]).toEqual([space, may])
    }
  })

  test('HT-WEA-08, HT-REACT-10: the ban ends as soon as the car leaves the sector in React', () => {
    const out = (moment: Partial<TurnSetting> = {}) => under('clouds', { space: 31, cards: [1], deck: [1], ...moment })
    expect(cooling(out().offers())).toEqual([])
    expect(cooling(out().adrenaline().offers())).toHaveLength(4)
    expect(cooling(out().boost().offers())).toHaveLength(4)
    const pedal = out({ kept: ['pedal-24', 'heat', 'heat'] })
    expect(cooling(pedal.offers())).toEqual([])
    expect(cooling(pedal.direct('pedal-24').offers())).toEqual(['cool 1', 'cool 2'])
  })

  test('HT-WEA-08, HT-REACT-10: it begins as soon as the car enters it: what was not cooled before cannot be cooled', () => {
    const on11 = () => under('clouds', { space: 10, cards: [1], deck: [1] })
    expect(cooling(on11().offers())).toHaveLength(4)
    expect(on11().adrenaline().offers()).toEqual(['boost', 'done'])
    expect(on11().cool(2).boost().offers()).toEqual(['adrenaline', 'done'])
  })
})

describe('snow and rain', () => {
  test('HT-WEA-11: a driver in the sector has 1 more Cooldown, in every gear', () => {
    for (const weather of ['snow', 'rain'] as const) {
      const most = ([[1], [1, 1], [1, 1, 2], [1, 1, 2, 2]] as const).map((cards) => {
        const parked = [{ space: 2 }]
        const moment = { cards, kept: ['heat', 'heat', 'heat', 'heat', 'heat'], parked } as const
        const inside = under(weather, { space: 14, ...moment })
        return [inside, under(weather, { space: 34, ...moment })].map((table) => cooling(table.offers()).length)
      })
      expect(most).toEqual([
        [4, 3],
        [2, 1],
        [1, 0],
        [1, 0],
      ])
    }
  })

  test('HT-WEA-11: it is used once, though the car stays in the sector', () => {
    const table = under('snow', { space: 14, cards: [1, 1, 2], parked: [{ space: 2 }] }).cool(1)
    expect([table.state.engine[0], cooling(table.offers())]).toEqual([2, []])
  })

  test('HT-WEA-11: each sector with the weather has its own: who drives from one into the next has that one too', () => {
    const road: RoadToken[] = ['weather', 'weather', 'overheat', 'overheat']
    const table = () => under('snow', { space: 28, cards: [1, 1, 2], deck: [1], road, parked: [{ space: 2 }] })
    // On 32, and by the boost on 33.
    expect(cooling(table().offers())).toEqual(['cool 1'])
    expect(cooling(table().cool(1).offers())).toEqual([])
    expect(cooling(table().cool(1).boost().offers())).toEqual(['cool 1'])
    expect(cooling(table().cool(1).boost().cool(1).offers())).toEqual([])
    // That of the sector which was left is gone.
    expect(cooling(table().boost().offers())).toEqual(['cool 1'])
  })

  test('HT-WEA-11, HT-REACT-10: it is lost by leaving the sector before it is used', () => {
    const table = () => under('rain', { space: 28, cards: [1, 1, 2], deck: [1, 2] })
    expect(cooling(table().offers())).toEqual(['cool 1', 'cool 2'])
    // On 32; one space further on, what is left is that of adrenaline.
    expect(cooling(table().boost().offers())).toEqual(['cool 1'])
    expect(cooling(table().cool(1).boost().offers())).toEqual(['cool 1'])
    expect(cooling(table().cool(2).boost().offers())).toEqual([])
  })

  test('HT-WEA-11, HT-REACT-10: and it is gained by entering the sector in React', () => {
    const table = () => under('rain', { space: 7, cards: [1, 1, 2], deck: [1], parked: [{ space: 2 }] })
    expect(table().offers()).toEqual(['boost', 'done'])
    expect(table().boost().offers()).toEqual(['cool 1', 'done'])
    const pedal = under('rain', { space: 7, cards: [1, 1, 2], kept: ['heat', 'pedal-24'], parked: [{ space: 2 }] })
    expect(cooling(pedal.direct('pedal-24').offers())).toEqual(['cool 1'])
  })

  test('HT-REACT-07: the Heat cooled in the sector pays for a boost at once', () => {
    const table = under('snow', { space: 14, cards: [1, 1, 2], deck: [3], engine: 0, parked: [{ space: 2 }] })
    expect(table.offers()).toEqual(['cool 1', 'done'])
    expect(table.cool(1).boost().state).toMatchObject({ speed: 7, engine: [0, 6] })
  })
})

describe('a weather token', () => {
  test('HT-ROAD-10: the weather acts in the sectors of its tokens, and in no other', () => {
    const none = inSectorOfA('free-boost')
    expect(cooling(under('clouds', { space: 14, cards: [1], road: none }).offers())).toHaveLength(4)
    // Two of them: each acts on its own sector.
    const two: RoadToken[] = ['overheat', 'weather', 'overheat', 'weather']
    const may = [2, 14, 34, 50, 60].map(
      (space) => cooling(under('clouds', { space, cards: [1], road: two }).offers()).length,
    )
    expect(may).toEqual([0, 4, 0, 4, 0])
  })

  test('HT-ROAD-12: at the last corner it acts beyond the start line as well, hence on the grid from the first round on', () => {
    const grid = under('clouds', { space: -2, cards: [1], road: inSectorOfD('weather') })
    expect([grid.progress(0), cooling(grid.offers())]).toEqual([-1, []])
    const counts = [55, 56, 67, 68, 10, 11].map(
      (space) => cooling(under('clouds', { space, cards: [1], road: inSectorOfD('weather') }).offers()).length,
    )
    expect(counts).toEqual([4, 0, 0, 0, 0, 4])
  })
})

describe('free boost', () => {
  const free = (moment: Partial<TurnSetting> & Pick<TurnSetting, 'space'>) =>
    turn({ cards: [1, 1, 2], deck: [1, 2], engine: 0, road: inSectorOfA('free-boost'), ...moment })

  test('HT-ROAD-08: a boost in the sector costs no Heat, and is there with an empty engine', () => {
    const table = free({ space: 14 })
    expect(table.offers()).toEqual(['boost', 'adrenaline', 'done'])
    expect(table.boost().state).toMatchObject({ engine: [0], speed: 5 })
    expect(table.told('boosted')).toMatchObject([{ heat: 0, engine: 0 }])
    expect(free({ space: 14, engine: 4 }).boost().state.engine).toEqual([4])
  })

  test('HT-ROAD-09: it is one boost in a turn still, and one outside the sector costs its Heat', () => {
    expect(free({ space: 14, engine: 4 }).boost().offers()).toEqual(['adrenaline', 'done'])
    expect(free({ space: 34 }).offers()).toEqual(['adrenaline', 'done'])
    expect(free({ space: 34, engine: 4 }).boost().state.engine).toEqual([3])
  })

  test('HT-ROAD-09, HT-REACT-10: it is judged by where the car stands when it boosts', () => {
    // On 32: adrenaline leads out of the sector. On 11: into it.
    const out = free({ space: 28 })
    expect(out.offers()).toEqual(['boost', 'adrenaline', 'done'])
    expect(out.adrenaline().offers()).toEqual(['done'])
    expect(free({ space: 28, engine: 2 }).adrenaline().boost().state.engine).toEqual([1])
    const into = free({ space: 7 })
    expect(into.offers()).toEqual(['adrenaline', 'done'])
    expect(into.adrenaline().offers()).toEqual(['boost', 'done'])
    expect(into.boost().space(0)).toBe(13)
  })
})
