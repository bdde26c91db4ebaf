import { describe, expect, test } from 'vitest'
import { parked } from '../../testing/parked.ts'
import { type HeatTable, race } from '../../testing/table.ts'
import type { CardName } from '../cards.ts'

/** Seat 0 is on 20, beside whoever is parked there, and plays these cards. */
function drivenPast(spaces: readonly number[], ...cards: (0 | 1 | 2 | 3 | 4 | 5)[]): HeatTable {
  const table = parked(spaces)
    .put(0, 20, { spot: spaces.includes(20) ? 1 : 0 })
    .gear(0, cards.length)
  table.hand(0, ...cards, 1).shift(cards.length, ...spaces.map(() => 1))
  return table.play(cards, ...spaces.map((): [0] => [0])).passTo(0)
}

function where(table: HeatTable, seat = 0): readonly number[] {
  return [table.space(seat), table.state.spot[seat] ?? -1]
}

/** The places that are taken, as `space spot`. */
function taken({ state }: HeatTable, spaces: number): string[] {
  return state.progress.flatMap((progress, seat) => {
    if (state.place[seat] !== 0) return []
    return `${(progress + spaces) % spaces} ${state.spot[seat]}`
  })
}

describe('the order of play', () => {
  test('HT-MOVE-02: the order of a round is that of the grid or of the end of the previous round, whoever overtakes', () => {
    const table = race(3, {}, 'grid')
    const slots = table.state.order.slice()
    const [first = 0, second = 0, third = 0] = slots
    expect(slots.map((seat) => [table.progress(seat), table.state.spot[seat]])).toEqual([
      [-1, 0],
      [-1, 1],
      [-2, 0],
    ])
    const cards = new Map<number, CardName>([
      [first, 1],
      [second, 2],
      [third, 4],
    ])
    for (const [seat, card] of cards) table.hand(seat, card, 3, 3)
    table.shift(1, 1, 1).play(...[0, 1, 2].map((seat) => [cards.get(seat) ?? 3]))
    for (const seat of slots) {
      expect(table.passTo(seat).pending).toEqual([seat])
      expect(table.state.order).toEqual(slots)
    }
    expect(slots.map((seat) => table.space(seat))).toEqual([0, 1, 2])
    table.passTo()
    expect(table.state.order).toEqual([third, second, first])
    expect(table.told('round-began').at(-1)).toMatchObject({ round: 2, order: [third, second, first] })
  })

  test('HT-MOVE-03: of two cars in the same space and lap the one on the race line is ahead', () => {
    const table = race(4)
      .put(0, 20, { spot: 1 })
      .put(1, 20, { spot: 0 })
      .put(2, 19, { spot: 0 })
      .put(3, 21, { spot: 1 })
    expect(table.state.order).toEqual([3, 1, 0, 2])
    for (const seat of [0, 1, 2, 3]) table.hand(seat, 0, 1, 2)
    table.shift(1, 1, 1, 1).play([0], [0], [0], [0])
    expect(table.passTo().told('round-began').at(-1)?.order).toEqual([3, 1, 0, 2])
    // A lap counts for more than the race line.
    expect(race(2).put(0, 20).put(1, 20, { lap: 1, spot: 1 }).state.order).toEqual([1, 0])
  })
})

describe('landing', () => {
  test('HT-MOVE-12: no more than 2 cars stand in a space, each on a spot of its own', () => {
    for (const circuit of ['usa', 'italy'] as const) {
      const table = race(6, { circuit, laps: 1 }, `crowd ${circuit}`)
      const spaces = circuit === 'usa' ? 69 : 54
      while (table.phase !== 'over') {
        const places = taken(table, spaces)
        expect(new Set(places).size).toBe(places.length)
        expect(places.every((place) => / [01]$/.test(place))).toBe(true)
        table.decideAny()
      }
      expect(table.told('car-moved').some(({ lost }) => lost > 0)).toBe(true)
    }
  })

  test('HT-MOVE-12: a lapped car takes up its spot like any other', () => {
    const lapped = race(3).put(0, 20, { lap: 1 }).put(1, 22).put(2, 22, { spot: 1 }).hand(0, 2, 1, 1)
    lapped.hand(1, 0, 1, 1).hand(2, 0, 1, 1).shift(1, 1, 1).play([2], [0], [0])
    expect(where(lapped)).toEqual([21, 0])
    expect(lapped.told('car-moved')[0]).toMatchObject({ seat: 0, lost: 1 })
  })

  test('HT-MOVE-12: cars that have finished in this round take up their spots as well', () => {
    const table = race(3, { laps: 1 }).put(1, 68).put(2, 68, { spot: 1 }).put(0, 67).engine(0, 6)
    for (const seat of [0, 1, 2]) table.hand(seat, 1, 2, 2)
    table.shift(1, 1, 1).play([2], [1], [1]).passTo(0)
    expect(table.told('car-finished').map(({ seat, past }) => [seat, past])).toEqual([
      [1, 0],
      [2, 0],
    ])
    expect([where(table), table.progress(0)]).toEqual([[68, 0], 68])
  })

  test('HT-MOVE-13: cars on the way never block passage or change the distance', () => {
    for (const spaces of [[], [21], [21, 21], [21, 21, 22, 22, 23]]) {
      expect(where(drivenPast(spaces, 4))).toEqual([24, 0])
    }
    const table = drivenPast([21, 21, 22, 22], 4)
    expect(table.told('car-moved').at(-1)).toMatchObject({ from: 20, to: 24, spaces: 4, lost: 0 })
  })

  test('HT-MOVE-14: a car takes the race line if it is free, otherwise the other spot', () => {
    expect(where(drivenPast([], 3))).toEqual([23, 0])
    expect(where(drivenPast([23], 3))).toEqual([23, 1])
    const beside = parked([23]).put(1, 23, { spot: 1 }).put(0, 20, { spot: 1 }).hand(0, 3, 1)
    expect(where(beside.shift(1, 1).play([3], [0]).passTo(0))).toEqual([23, 0])
  })

  test('HT-MOVE-15: if both spots are taken the car lands in the nearest space behind with a free one, at worst where it began', () => {
    expect(where(drivenPast([23, 23], 3))).toEqual([22, 0])
    expect(where(drivenPast([23, 23, 22], 3))).toEqual([22, 1])
    expect(where(drivenPast([23, 23, 22, 22], 3))).toEqual([21, 0])
    expect(where(drivenPast([22, 22, 21, 21], 2))).toEqual([20, 0])
    // Never behind that, though 19 is free and the space it is on is full.
    const stuck = drivenPast([20, 21, 21, 22, 22], 2)
    expect(where(stuck)).toEqual([20, 1])
    expect(stuck.told('car-moved').at(-1)).toMatchObject({ from: 20, to: 20, spaces: 2, lost: 2 })
  })

  test('HT-MOVE-17: a car that does not change space keeps its spot, even with the race line free beside it', () => {
    const still = parked([30]).put(0, 20, { spot: 1 }).hand(0, 0, 1).shift(1, 1).play([0], [0]).passTo(0)
    expect(where(still)).toEqual([20, 1])
    const blocked = parked([21, 21]).put(0, 20, { spot: 1 }).hand(0, 1, 2).shift(1, 1, 1).play([1], [0], [0]).passTo(0)
    expect(where(blocked)).toEqual([20, 1])
  })
})

describe('corner lines', () => {
  /** The corners that a car pays for or takes free which goes from a space to another, at the USA. */
  function crossed(from: number, card: 1 | 2 | 3, lap = 0): string[] {
    const table = race(2).put(0, from, { lap }).put(1, 3, { lap: 0 }).hand(0, card, 4).hand(1, 1, 2)
    table.shift(1, 1).play([card], [1]).passTo(1)
    return table.told('corner-taken').map(({ corner }) => corner)
  }

  test('HT-CIRC-01: a line of value L lies between L−1 and L and is crossed from a to b exactly when a < L ≤ b', () => {
    for (const lap of [0, 1]) {
      for (const [corner, line] of [
        ['A', 12],
        ['B', 33],
        ['C', 49],
        ['D', 57],
      ] as const) {
        expect(crossed(line - 2, 1, lap)).toEqual([])
        expect(crossed(line - 1, 1, lap)).toEqual([corner])
        expect(crossed(line - 3, 3, lap)).toEqual([corner])
        expect(crossed(line, 1, lap)).toEqual([])
      }
    }
    // Space 0 is the first one after the start line.
    const start = race(1).put(0, 68).hand(0, 1, 2).shift(1).play([1]).passTo()
    expect([start.progress(0), start.told('lap-completed')]).toMatchObject([69, [{ lap: 1 }]])
  })

  test('HT-MOVE-18: a car that falls back in front of a line because spaces are full has not crossed it', () => {
    // USA, corner A: limit 7, line 12. From 4 with speed 9 to 13; 13 and 12 are full.
    const table = (spaces: number[]) => {
      const cars = parked(spaces)
        .put(0, 4)
        .gear(0, 3)
        .hand(0, 1, 4, 4, 2)
        .shift(3, ...spaces.map(() => 1))
      cars.play([1, 4, 4], ...spaces.map((): [0] => [0])).passTo(0)
      while (cars.phase !== 'discard') cars.pass()
      return cars
    }
    const back = table([13, 13, 12, 12])
    expect([back.space(0), back.told('corner-taken'), back.state.engine[0]]).toEqual([11, [], 6])
    expect(table([13, 13, 12]).told('corner-taken')).toMatchObject([{ corner: 'A', heat: 2 }])
  })
})
