import { describe, expect, test } from 'vitest'
import type { Options } from '../../rules/options.ts'
import { legendCar, legendRound, lineUp } from '../../testing/legends.ts'
import { type HeatTable, race } from '../../testing/table.ts'
import { legendCards } from './cards.ts'

const blue = legendCar('blue')

describe('who they are', () => {
  test('HT-LEG-03: as many as six cars leave room for, from one on, in colours that no driver uses, all of them on the grid', () => {
    for (const seats of [1, 2, 3, 4, 5]) {
      for (const legends of [0, 1, 2, 3, 4, 5] as const) {
        if (seats + legends > 6) continue
        const { state } = race(seats, { legends })
        expect([state.seats, state.cars, state.hands.length]).toEqual([seats, seats + legends, seats])
        // Cars are colours: the Legends have those that follow. All are on different slots of the grid.
        expect(state.order.toSorted()).toEqual(Array.from({ length: seats + legends }, (_, car) => car))
        const slots = state.order.map((car) => `${state.progress[car]} ${state.spot[car]}`)
        expect(new Set(slots).size).toBe(seats + legends)
      }
    }
  })

  test('HT-LEG-16: they have no cards, gear or engine, and do nothing but drive: no slipstream, Heat, boost, spin-out or sponsors', () => {
    const options = { legends: 4, weather: 'on', workshop: 'quick', event: 'grandstand', circuit: 'gb' } as const
    const table = race(2, options)
    for (const zone of [
      'hands',
      'decks',
      'discard',
      'area',
      'played',
      'engine',
      'gear',
      'stress',
      'sponsors',
    ] as const) {
      expect(table.state[zone]).toHaveLength(2)
    }
    table.playOn()
    const types = table.events.filter((event) => 'seat' in event && event.seat >= 2).map(({ type }) => type)
    const told = ['car-finished', 'car-moved', 'car-placed', 'lap-completed', 'legend-called']
    expect([...new Set(types)].toSorted()).toEqual(told)
    const moves = table.told('car-moved').filter(({ seat }) => seat >= 2)
    expect(moves.every(({ by }) => by === 'legend')).toBe(true)
    // Once a round each.
    expect(moves.length).toBe(types.filter((type) => type === 'legend-called').length)
  })

  test('HT-LEG-16: a corner taken far above its limit costs them nothing and does not throw them out', () => {
    // Great Britain, E: limit 3. Blue moves 3 + 3 from 43 to 49, over it.
    const table = legendRound({ card: 1, on: { blue: 43 }, options: { circuit: 'gb' } })
    expect([table.space(blue), table.told('corner-taken'), table.told('spun-out')]).toEqual([49, [], []])
  })

  test('HT-LEG-16: with a car right ahead they take no slipstream', () => {
    // Green goes first, to 34; Blue ends beside or behind it and stays there.
    const table = legendRound({ card: 1, on: { green: 29, blue: 28 } })
    expect([table.space(legendCar('green')), table.space(blue)]).toEqual([34, 34])
    expect(table.told('car-moved').filter(({ by }) => by === 'slipstream')).toEqual([])
  })
})

describe('the card of the round', () => {
  /** One round: the driver of seat 0 is kept on space 1, the Legend on 14. */
  function roundOf(table: HeatTable): HeatTable {
    table.put(0, 1).put(1, 14).gear(0, 1).hand(0, 1, 2)
    return table.shift(1).play([1]).passTo()
  }

  test('HT-LEG-04: it is turned up when the first Legend is due, after the drivers ahead of it', () => {
    const table = race(2, { legends: 2 }).put(0, 20).put(2, 16).put(1, 14).put(3, 2).hand(0, 1, 2).hand(1, 1, 2)
    table.shift(1, 1).play([1], [1])
    expect([table.pending, table.told('legend-card'), table.view(1).legendCards]).toEqual([[0], [], []])
    table.passTo(1)
    expect([table.told('legend-card').length, table.view(0).legendCards.length]).toEqual([1, 1])
    const types = table.events.map(({ type }) => type)
    expect(types.indexOf('legend-card')).toBeGreaterThan(types.indexOf('cards-revealed'))
  })

  test('HT-LEG-04: none is turned up when no Legend moves', () => {
    const table = legendRound({ card: 1, on: {} })
    expect([table.told('legend-card'), table.state.legendDeck.length, table.phase]).toEqual([[], 10, 'shift'])
  })

  test('HT-LEG-05: it serves all Legends of the round, each by the numbers of its colour; the next round has another', () => {
    // Card 1 on the long straight: Yellow 11, Red 13, with a driver between them.
    const table = lineUp({ card: 1, on: { yellow: 14, red: 12 } }).put(0, 13)
    table.shift(1).play([1]).passTo()
    expect([table.space(legendCar('yellow')), table.space(legendCar('red'))]).toEqual([25, 25])
    expect(table.told('legend-card')).toEqual([{ type: 'legend-card', card: 0 }])
    table.legendCard(4).gear(0, 1).hand(0, 1, 2).shift(1).play([1]).passTo()
    expect(table.told('legend-card').map(({ card }) => card)).toEqual([0, 3])
    expect(table.told('legend-called').map(({ topSpeed }) => topSpeed)).toEqual([11, 13, 17, 15])
  })

  test('HT-LEG-06: when all ten have been used, all ten are shuffled again', () => {
    const twenty = (deal: string) => {
      const table = race(1, { legends: 1 }, deal)
      for (let round = 1; round <= 10; round++) roundOf(table)
      expect([table.state.legendDeck, table.view(0).legendCards.length]).toEqual([[], 10])
      roundOf(table)
      expect([table.state.legendDeck.length, table.view(0).legendCards.length]).toEqual([9, 1])
      for (let round = 12; round <= 20; round++) roundOf(table)
      const cards = table.told('legend-card').map(({ card }) => card)
      for (const ten of [cards.slice(0, 10), cards.slice(10)]) expect(ten.toSorted()).toEqual([...legendCards])
      return cards
    }
    const [one, other] = [twenty('one'), twenty('other')]
    expect(one.slice(10)).not.toEqual(one.slice(0, 10))
    expect(one.slice(10)).not.toEqual(other.slice(10))
  })

  test('HT-LEG-07: a Legend moves at its place among the drivers, and that is all it does', () => {
    const table = race(2, { legends: 1 }).put(0, 20).put(2, 16).put(1, 13).hand(0, 1, 2).hand(1, 1, 2)
    table.shift(1, 1).play([1], [1]).passTo()
    expect(table.told('car-moved').map(({ seat }) => seat)).toEqual([0, 2, 1])
    const own = table.events.filter((event) => 'seat' in event && event.seat === 2).map(({ type }) => type)
    expect(own).toEqual(['legend-called', 'car-moved'])
    // It has passed the leader, and begins the next round.
    for (const seat of [0, 1]) table.hand(seat, 1, 2).gear(seat, 1)
    table.shift(1, 1).play([1], [1]).passTo()
    expect(table.told('car-moved').map(({ seat }) => seat)).toEqual([0, 2, 1, 2, 0, 1])
  })
})

describe('on the track', () => {
  /** Yellow drives 11 from 14 to 25 by card 1; drivers of seats 1 and 2 stand still there or elsewhere. */
  function to25(...spots: number[]): [number, number | undefined] {
    const table = race(3, { legends: 3 }).legendCard(1).put(5, 14).put(3, 2).put(4, 1).put(0, 0).hand(0, 1, 2)
    for (const [index, seat] of [1, 2].entries()) {
      const spot = spots[index]
      if (spot === undefined) table.put(seat, 40)
      else table.put(seat, 25, { spot })
      table.hand(seat, 0, 1)
    }
    table.shift(1, 1, 1).play([1], [0], [0]).passTo()
    return [table.space(5), table.state.spot[5]]
  }

  test('HT-LEG-15: it lands on the race line, else beside it, else in the nearest space behind with a free spot', () => {
    expect([to25(), to25(1), to25(0), to25(0, 1)]).toEqual([
      [25, 0],
      [25, 0],
      [25, 1],
      [24, 0],
    ])
  })

  test('HT-LEG-17: they stand in the way of drivers and count in the places', () => {
    // Both on 31 after their move: 3 + 0 from 28.
    const table = race(2, { legends: 2 }).legendCard(3).put(2, 28).put(3, 28, { spot: 1 }).hand(0, 4, 1).hand(1, 1, 2)
    table.put(0, 27).put(1, 2).shift(1, 1).play([4], [1]).passTo(0)
    expect([table.space(2), table.space(3), table.space(0)]).toEqual([31, 31, 30])
    expect(race(2, { legends: 4 }).playOn().state.place.toSorted()).toEqual([1, 2, 3, 4, 5, 6])
  })

  test('HT-SLIP-03, HT-LEG-17: a Legend gives slipstream', () => {
    // Green drives 3 + 0 from 28 to 31 by card 3; the driver comes to 30.
    const table = race(2, { legends: 1 }).legendCard(3).put(2, 28).put(0, 26).hand(0, 4, 1).put(1, 2).hand(1, 1, 2)
    table.shift(1, 1).play([4], [1]).passTo(0)
    expect([table.space(2), table.space(0)]).toEqual([31, 30])
    expect(table.done().offers(0)).toEqual(['slipstream 2', 'stay'])
  })

  /** The drivers with adrenaline, where cars stand one behind the other in this order. */
  function adrenaline(seats: number, legends: Options['legends'], order: readonly number[]): readonly number[] {
    const table = race(seats, { legends })
    for (const [place, car] of order.entries()) table.put(car, 30 - place)
    return table.state.adrenaline
  }

  test('HT-ADR-04, HT-LEG-17: Legends count for the threshold and the places of adrenaline, and make nothing of it', () => {
    // Four cars: the last one.
    expect(adrenaline(2, 2, [2, 0, 3, 1])).toEqual([1])
    expect(adrenaline(2, 2, [0, 1, 2, 3])).toEqual([])
    // Five cars: the last two.
    expect(adrenaline(2, 3, [2, 3, 4, 0, 1])).toEqual([0, 1])
    expect(adrenaline(2, 3, [2, 3, 0, 4, 1])).toEqual([1])
    expect(adrenaline(2, 3, [2, 3, 0, 1, 4])).toEqual([1])
    expect(adrenaline(2, 3, [0, 2, 1, 3, 4])).toEqual([])
  })

  test('HT-LEG-21: alone against Legends a race is won only by finishing first', () => {
    const finish = (legend: number) => {
      const table = race(1, { legends: 1 })
        .legendCard(6)
        .put(1, legend, { lap: 1 })
        .put(0, 68, { lap: 1 })
        .hand(0, 4, 1)
      return table.shift(1).play([4]).playOn().ranking()
    }
    // The driver comes 3 past the line; the Legend drives 10, or up to corner D.
    expect(finish(50)).toMatchObject([{ seat: 0, place: 1 }])
    expect(finish(68)).toMatchObject([{ seat: 0, place: 2 }])
  })
})
