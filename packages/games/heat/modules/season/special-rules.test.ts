import { describe, expect, test } from 'vitest'
import { type HeatTable, race } from '../../testing/table.ts'
import { behind, last, turn } from '../../testing/turn.ts'
import { pointsOf } from './standings.ts'

/** Who has gained a sponsor card by the event, one after the other. */
const gained = (table: HeatTable) =>
  table.told('sponsor-gained').flatMap(({ seat, by }) => (by === 'press' ? [] : [seat]))

describe('hand size', () => {
  const withEvent = (event: 'record-crowds' | 'safety') => race(1, { event }).put(0, 14).gear(0, 2)

  test('HT-EVT-11, HT-DISC-05: it holds for the first hand and whenever cards are drawn', () => {
    for (const [event, size] of [
      ['record-crowds', 8],
      ['safety', 6],
    ] as const) {
      const table = withEvent(event)
      expect(table.state.hands[0]).toHaveLength(size)
      table.hand(0, 1, 2, 3).shift(2).play([1, 2]).passTo()
      expect(table.state.hands[0]).toHaveLength(size)
    }
    expect(race(1).hand(0, 1, 2, 3).gear(0, 2).shift(2).play([1, 2]).passTo().state.hands[0]).toHaveLength(7)
  })

  test('HT-DISC-06: a hand at or above it draws nothing and need not be discarded from', () => {
    const table = withEvent('safety').hand(0, 1, 1, 2, 2, 3, 3, 4, 4, 4)
    table.shift(2).play([1, 1]).passTo()
    expect([table.state.hands[0]?.length, table.told('cards-drawn'), table.phase]).toEqual([7, [], 'shift'])
    const exact = withEvent('safety').hand(0, 1, 1, 2, 2, 3, 3, 4, 4)
    expect(exact.shift(2).play([1, 1]).passTo().told('cards-drawn')).toEqual([])
    // By a sponsor card: seven are left, and one is gained at B of the USA.
    const gaining = race(1, { event: 'speed-record' }).put(0, 31).gear(0, 2).hand(0, 4, 1, 1, 1, 2, 2, 2, 3, 3)
    gaining.shift(2).play([4, 1]).passTo()
    expect([gaining.state.hands[0]?.length, gaining.told('cards-drawn')]).toEqual([8, []])
  })

  test('HT-EVT-11: changes of laps, Heat and Stress are made before the cards are dealt', () => {
    const { engine, stress, reserve, laps, dealtHeat } = race(2, { event: 'safety', circuit: 'france' }).state
    expect({ engine, stress, reserve, laps, dealtHeat }).toEqual({
      engine: [4, 4],
      stress: [2, 2],
      reserve: 33,
      laps: 2,
      dealtHeat: 4,
    })
    expect(race(2, { event: 'strike', circuit: 'italy' }).state.laps).toBe(2)
  })
})

describe('the new grandstand', () => {
  /** Great Britain: cars right before the end of the first lap, in this order. Drivers play a 2. */
  function beforeTheLine(seats: number, legends: 0 | 1 | 2 | 3, order: readonly number[]): HeatTable {
    const table = race(seats, { event: 'grandstand', circuit: 'gb', legends })
    for (const [place, car] of order.entries()) {
      table.put(car, 62 - Math.floor(place / 2), { spot: place % 2 })
      if (car < seats) table.hand(car, 2, 4)
    }
    return table
      .shift(...Array(seats).fill(1))
      .play(...Array(seats).fill([2]))
      .passTo()
  }

  test('HT-EVT-12: Legends take up places without gaining a card', () => {
    expect(gained(beforeTheLine(3, 2, [3, 0, 4, 1, 2]))).toEqual([0])
    expect(gained(beforeTheLine(3, 1, [0, 3, 1, 2]))).toEqual([0, 1])
    expect(gained(beforeTheLine(2, 3, [2, 3, 4, 0, 1]))).toEqual([])
  })

  test('HT-EVT-12: it goes by the time of crossing: who comes furthest in the same round is not ahead', () => {
    const table = race(4, { event: 'grandstand', circuit: 'gb' })
    for (const seat of [0, 1, 2]) table.put(seat, 62 - Math.floor(seat / 2), { spot: seat % 2 }).hand(seat, 2, 4)
    table.put(3, 60).gear(3, 2).hand(3, 4, 4, 1).shift(1, 1, 1, 2).play([2], [2], [2], [4, 4]).passTo()
    expect(table.progress(3)).toBeGreaterThan(table.progress(0))
    expect([table.state.lapOne, gained(table)]).toEqual([
      [0, 1, 2, 3],
      [0, 1, 2],
    ])
    // Nor does anybody who comes in a later round, and nobody gains twice.
    expect(gained(beforeTheLine(1, 0, [0]).playOn())).toEqual([0])
  })

  test('HT-EVT-13: whoever spins out in that round gains none, though the line was crossed for good', () => {
    // From 60 by 18 over the line and over A: limit 10, line before 15.
    const options = { event: 'grandstand', circuit: 'gb' } as const
    const table = turn({ space: 60, cards: [5, 4, 4, 4], deck: [1], engine: 3, parked: behind, options })
    table.boost()
    expect(last(table, 'spun-out')).toMatchObject({ corner: 'A', cost: 8, heat: 2 })
    expect([table.progress(0), table.told('lap-completed').length, gained(table)]).toEqual([63 + 14, 1, []])
  })

  test('HT-EVT-13: whoever spins out before the line has not crossed it, and may still be among the three', () => {
    // E: limit 3, line before 48.
    const options = { event: 'grandstand', circuit: 'gb' } as const
    const table = turn({ space: 47, cards: [5, 4, 4, 3], parked: behind, options }).done()
    expect([table.space(0), table.told('spun-out').length, gained(table)]).toEqual([47, 1, []])
    table.passTo().put(0, 62).hand(0, 2, 1).gear(1, 1).hand(1, 1, 2).shift(1, 1).play([2], [1]).passTo()
    expect(gained(table)).toEqual([0])
  })
})

describe('the speed record', () => {
  const from13 = (cards: readonly (2 | 3 | 4)[], parked = behind) =>
    turn({ space: 13, cards, deck: [3], parked, options: { event: 'speed-record' } })

  test('HT-EVT-14: boost and adrenaline count, and it is one card in a round', () => {
    expect(gained(from13([4, 4, 4]).done())).toEqual([])
    expect(gained(from13([4, 4, 4]).boost().passTo())).toEqual([0])
    expect(gained(from13([4, 4, 4, 2], []).adrenaline().done())).toEqual([0])
    expect(gained(from13([4, 4, 4, 3]).boost().passTo())).toEqual([0])
  })

  test('HT-EVT-14: the spaces of a slipstream do not', () => {
    const table = from13([4, 4, 4, 2], [{ space: 28 }, { space: 2 }])
      .done()
      .slipstream()
    expect([table.space(0), table.state.speed, gained(table)]).toEqual([29, 14, []])
  })
})

describe('live on television', () => {
  /** From 16 to 23; the others stand still where they are. */
  function passing(...others: { space: number; lap?: number; spot?: number }[]): number[] {
    const options = { event: 'live-tv', circuit: 'gb' } as const
    return gained(turn({ space: 16, lap: 1, cards: [4, 3], parked: others, options }).passTo())
  }

  test('HT-EVT-15: the cars passed are those strictly between the first and the last space of the turn', () => {
    const three = [
      { space: 17, lap: 1 },
      { space: 20, lap: 1 },
      { space: 22, lap: 1 },
    ] as const
    expect(passing(...three)).toEqual([0])
    expect(passing(...three.slice(0, 2), { space: 16, lap: 1, spot: 1 })).toEqual([])
    expect(passing(...three.slice(0, 2), { space: 24, lap: 1 })).toEqual([])
    const beside = [
      { space: 17, lap: 1 },
      { space: 20, lap: 1 },
      { space: 23, lap: 1 },
    ] as const
    expect(passing(...beside)).toEqual([])
    // Lapped cars are passed as well.
    expect(passing({ space: 17 }, { space: 20 }, { space: 22 })).toEqual([0])
  })

  test('HT-EVT-15: by slipstream as well', () => {
    const options = { event: 'live-tv', circuit: 'gb' } as const
    const table = turn({ space: 16, cards: [4, 2], parked: [{ space: 18 }, { space: 19 }, { space: 23 }], options })
    expect([table.space(0), gained(table.done().slipstream())]).toEqual([22, [0]])
  })

  test('HT-EVT-15: a Legend is a car to pass like any other', () => {
    // USA. Red drives 3 + 0 from 28 to 31 by card 3; the driver comes from 20 to 32.
    const table = race(3, { event: 'live-tv', legends: 1 }).legendCard(3).put(3, 28).put(0, 20).gear(0, 3)
    table.hand(0, 4, 4, 4, 1).put(1, 22).hand(1, 0, 1).put(2, 25).hand(2, 0, 1)
    table.shift(3, 1, 1).play([4, 4, 4], [0], [0]).passTo()
    expect([table.space(3), table.space(0), gained(table)]).toEqual([31, 32, [0]])
  })
})

describe('future unknown', () => {
  /** Italy, B: limit 2, line before 19. Seats 0 and 1 come over it with an empty engine, the others stand behind them. */
  function atB(seats: number): HeatTable {
    const table = race(seats, { event: 'future-unknown', circuit: 'italy' }).put(0, 18).put(1, 17)
    for (const seat of [0, 1]) table.engine(seat, 0).hand(seat, 4, 1)
    for (let seat = 2; seat < seats; seat++) table.put(seat, 15 - seat).hand(seat, 0, 1)
    return table.shift(...Array(seats).fill(1)).play([4], [4], ...Array(seats - 2).fill([0]))
  }

  test('HT-EVT-16: the first one who is eliminated is last of all, the next one before it', () => {
    const table = atB(4).passTo()
    expect(table.told('eliminated').map(({ seat, place }) => [seat, place])).toEqual([
      [0, 4],
      [1, 3],
    ])
    expect([table.pending, table.state.order]).toEqual([
      [2, 3],
      [2, 3],
    ])
    expect(table.playOn().ranking()).toHaveLength(4)
    expect(table.state.place.slice(0, 2)).toEqual([4, 3])
  })

  test('HT-EVT-16: the car leaves the track at once, and neither takes a spot nor gives slipstream', () => {
    // Seat 2 comes to 18, where seat 0 would stand after its spin-out.
    const table = race(3, { event: 'future-unknown', circuit: 'italy' }).put(0, 18).engine(0, 0).hand(0, 4, 1)
    table.put(1, 15).hand(1, 2, 1).put(2, 2).hand(2, 1, 2).shift(1, 1, 1).play([4], [2], [1]).passTo(1)
    expect(table.told('eliminated')).toHaveLength(1)
    expect([table.space(1), table.done().phase]).toEqual([17, 'discard'])
    table.passTo().hand(1, 1, 2).hand(2, 1, 2).gear(1, 1).gear(2, 1).shift(1, 1).play([1], [1]).passTo(1)
    expect([table.space(1), table.state.spot[1]]).toEqual([18, 0])
  })

  test('HT-EVT-16, HT-FIN-10: it scores nothing whatever its rank, and the race goes on to the last car', () => {
    expect(pointsOf([3, 1, 2], 'future-unknown', [0])).toEqual([0, 9, 6])
    expect(pointsOf([2, 1, 3], 'future-unknown', [0, 2])).toEqual([0, 9, 0])
    for (let deal = 0; deal < 5; deal++) {
      const options = { event: 'future-unknown', circuit: 'italy', legends: 2 } as const
      const table = race(3, options, `eliminated ${deal}`).playOn()
      expect(table.state.place.toSorted()).toEqual([1, 2, 3, 4, 5])
      for (const { seat } of table.told('eliminated')) expect(table.state.finishedIn[seat]).toBe(0)
    }
  })

  test('HT-FIN-10: when every driver is eliminated, the Legends drive on to the flag by themselves', () => {
    const table = race(1, { event: 'future-unknown', circuit: 'italy', legends: 2 })
      .put(0, 18)
      .engine(0, 0)
      .hand(0, 4, 1)
    table.shift(1).play([4]).passTo()
    expect([table.phase, table.state.place.toSorted(), table.state.place[0]]).toEqual(['over', [1, 2, 3], 3])
  })
})
