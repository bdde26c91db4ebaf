import { describe, expect, test } from 'vitest'
import type { RoadToken } from '../modules/conditions/tokens.ts'
import { type CardName, cardCalled } from '../rules/cards.ts'
import type { Options } from '../rules/options.ts'
import { type HeatTable, race } from '../testing/table.ts'
import { last } from '../testing/turn.ts'
import { isShiftRepaired, outcomesOfPlay, worthsOf } from './play.ts'

/** Seat 0 alone with these upgrades and this hand on the USA, whose corner A at 12 has a limit of 7. */
function about(space: number, gear: number, upgrades: CardName[], hand: CardName[], options: Partial<Options> = {}) {
  const table = race(1, options)
    .garage(0, ...upgrades)
    .put(0, space)
    .gear(0, gear)
  table.hand(0, ...hand)
  return table.phase === 'shift' ? table.shift(gear) : table
}

const foreseen = (table: HeatTable, names: CardName[], worth?: number[]) => {
  const cards = names.map(cardCalled)
  return outcomesOfPlay(table.view(0), 0, cards, worth ?? worthsOf(cards)[0] ?? [])
}

describe('cards that leave a choice', () => {
  test('count the least that is printed on them, or what is asked for', () => {
    const table = about(20, 2, ['brakes-8'], ['brakes-8', 4, 1])
    expect(foreseen(table, ['brakes-8', 4])).toMatchObject([{ speed: 5 }])
    expect(foreseen(table, ['brakes-8', 4], [3, 4])).toMatchObject([{ speed: 7, landing: { progress: 27 } }])
    expect(table.play(['brakes-8', 4]).values(3).progress(0)).toBe(27)
  })

  test('may come to each sum in one way, the slowest first', () => {
    const worths = (...names: CardName[]) => worthsOf(names.map(cardCalled))
    expect(worths(4, 'stress')).toEqual([[4, 0]])
    expect(worths('brakes-8', 'brakes-9').map((worth) => worth.reduce((a, b) => a + b, 0))).toEqual([3, 5, 7])
    expect(worths('brakes-7', 4)).toEqual([
      [1, 4],
      [2, 4],
      [3, 4],
      [4, 4],
    ])
  })
})

describe('what cards cost', () => {
  test('is paid before the corners', () => {
    // Turbo 42 is 7 for 2 Heat: of 4, 2 are left for a corner that costs 3.
    const corner = (engine: number) =>
      foreseen(about(9, 2, ['turbo-42'], ['turbo-42', 3, 1]).engine(0, engine), ['turbo-42', 3])
    expect(corner(5)).toMatchObject([{ speed: 10, paid: 2, heat: 3, spinsOutAt: undefined }])
    expect(corner(4)).toMatchObject([{ speed: 10, paid: 2, heat: 3, spinsOutAt: { line: 12 } }])
    const table = about(9, 2, ['turbo-42'], ['turbo-42', 3, 1]).engine(0, 4).play(['turbo-42', 3]).passTo()
    expect(table.told('spun-out')).toHaveLength(1)
  })

  test('HT-SYM-03: a card that cannot be paid is worth what is turned up in its place', () => {
    const table = about(20, 1, ['turbo-43'], ['turbo-43', 1]).engine(0, 0).lastOfDeck(0, 3, 3)
    expect(foreseen(table, ['turbo-43'])).toMatchObject([{ speed: 3, replaced: 1, paid: 0 }])
    table.play(['turbo-43']).passTo()
    expect(last(table, 'card-replaced')?.card).toBe(cardCalled('turbo-43'))
    expect(table.progress(0)).toBe(23)
  })

  test('HT-SYM-06: what can be cooled before counts as well', () => {
    const table = race(1).garage(0, 'turbo-43').put(0, 20).engine(0, 0).hand(0, 'turbo-43', 'heat', 1).shift(1)
    expect(foreseen(table, ['turbo-43'])).toMatchObject([{ speed: 8, replaced: 0, paid: 1 }])
  })
})

test('HT-SYM-09: the limits are those that the cards adjust', () => {
  const limit = (upgrade: CardName) =>
    foreseen(about(10, 2, [upgrade], [upgrade, 4, 1]), [upgrade, 4])[0]?.corners.map((corner) => corner.limit)
  expect([limit('wings-46'), limit('tires-39')]).toEqual([[10], [6]])
})

test('cooling that keeps the car on the track is told, as much as it takes', () => {
  const hand: CardName[] = [5, 4, 'heat', 'heat', 'heat', 1]
  const table = race(1)
    .put(0, 5)
    .gear(0, 2)
    .engine(0, 1)
    .hand(0, ...hand)
  // Gear 2 cools one, the adrenaline of the only car one more.
  expect(foreseen(table.shift(2), [5, 4])).toMatchObject([{ speed: 9, heat: 2, cooling: 2, rescue: 1 }])
})

describe('tokens on the circuit', () => {
  const under = (weather: 'clouds' | 'rain', road: RoadToken[]) =>
    race(1)
      .put(0, 5)
      .gear(0, 2)
      .engine(0, 1)
      .hand(0, 5, 4, 'heat', 'heat', 'heat', 1)
      .arrange((state) => {
        state.weather = weather
        state.road = road
      })
      .shift(2)

  test('HT-WEA-08, HT-WEA-11: cooling is judged where the car ends', () => {
    const there: RoadToken[] = ['weather', 'limit+1', 'limit+1', 'limit+1']
    expect(foreseen(under('clouds', there), [5, 4])).toMatchObject([{ cooling: 0, rescue: 0 }])
    expect(foreseen(under('rain', there), [5, 4])).toMatchObject([{ cooling: 3, rescue: 1 }])
  })

  test('HT-ROAD-04, HT-ROAD-06: limits and overheating are reckoned with', () => {
    const cost = (token: RoadToken) =>
      foreseen(under('rain', [token, 'limit+1', 'limit+1', 'limit+1']), [5, 4])[0]?.heat
    expect([cost('limit+1'), cost('limit-1'), cost('overheat'), cost('free-boost')]).toEqual([1, 3, 3, 2])
  })
})

describe('HT-TOUR-04: a shift by two without the Heat for it', () => {
  test('up takes one of the cards away, each as likely as the others', () => {
    const table = about(20, 1, [], [4, 4, 1, 1], { gears: 'tournament' }).engine(0, 0)
    expect(isShiftRepaired(table.view(0), 0, 3)).toBe(true)
    const outcomes = foreseen(table, [4, 4, 1])
    expect(outcomes.map(({ speed }) => speed)).toEqual([5, 8])
    expect(outcomes[0]?.chance).toBeCloseTo(2 / 3)
    expect([25, 28]).toContain(table.play([4, 4, 1]).progress(0))
  })

  test('down turns one more card up', () => {
    const table = about(20, 4, [], [4, 1, 1], { gears: 'tournament' }).engine(0, 0).lastOfDeck(0, 3, 3)
    expect(foreseen(table, [4, 1])).toMatchObject([{ speed: 8, chance: 1 }])
    expect(table.play([4, 1]).progress(0)).toBe(28)
  })

  test('with the Heat it is a shift like any other', () => {
    const table = about(20, 1, [], [4, 4, 1, 1], { gears: 'tournament' }).engine(0, 1)
    expect(isShiftRepaired(table.view(0), 0, 3)).toBe(false)
    expect(foreseen(table, [4, 4, 1])).toMatchObject([{ speed: 9, chance: 1 }])
  })
})
