import { describe, expect, test } from 'vitest'
import { type HeatTable, race } from '../../../testing/table.ts'
import { driven, last, paid, type TurnSetting, turn } from '../../../testing/turn.ts'

/** Seat 0 comes to space 20 with speed 3, and has done with React. */
function on20(...parked: NonNullable<TurnSetting['parked']>): HeatTable {
  return turn({ space: 17, lap: 1, cards: [3], parked }).done()
}

const isOffered = (table: HeatTable) => table.phase === 'slipstream' && table.pending[0] === 0

describe('the car to follow', () => {
  test('HT-SLIP-01: it stands in the same space or in the next one, on either spot, in whatever lap', () => {
    for (const lap of [0, 1]) {
      for (const spot of [0, 1]) {
        expect(isOffered(on20({ space: 20, lap, spot }))).toBe(true)
        expect(isOffered(on20({ space: 21, lap, spot }))).toBe(true)
      }
    }
    expect(isOffered(on20())).toBe(false)
    // Over the start line as well, and by where the car is after React.
    const line = turn({ space: 64, cards: [3], parked: [{ space: 0, lap: 1 }] })
    expect(isOffered(line.adrenaline().done())).toBe(true)
    const past = turn({ space: 17, cards: [3], parked: [{ space: 20 }] })
    expect(isOffered(past.adrenaline().done())).toBe(false)
  })

  test('HT-SLIP-02: a car two or more spaces ahead, or behind, gives none', () => {
    for (const space of [22, 23, 40, 19, 18, 3]) {
      for (const lap of [0, 1]) expect([space, lap, on20({ space, lap }).phase]).toEqual([space, lap, 'discard'])
    }
  })

  test('HT-SLIP-03: a car that finished in this round and still stands on the track gives slipstream', () => {
    const table = race(2).put(1, 68, { lap: 1 }).hand(1, 2, 1).put(0, 68).hand(0, 1, 2).shift(1, 1).play([1], [2])
    table.passTo(0)
    expect([table.told('car-finished').length, table.space(1), table.space(0)]).toEqual([1, 1, 0])
    expect(table.done().offers(0)).toEqual(['slipstream 2', 'stay'])
  })
})

describe('the two spaces', () => {
  test('HT-SLIP-04: a slipstream moves the car two spaces', () => {
    const table = on20({ space: 21 })
    expect(table.offers()).toEqual(['slipstream 2', 'stay'])
    expect([table.slipstream().space(0), driven(table)]).toEqual([22, ['cards 3', 'slipstream 2']])
  })

  test('HT-SLIP-06: it is optional, and happens once a turn, whoever stands ahead then', () => {
    const ahead = [{ space: 21 }, { space: 23 }] as const
    const stayed = on20(...ahead).stay()
    expect([stayed.phase, stayed.space(0)]).toEqual(['discard', 20])
    const taken = on20(...ahead).slipstream()
    expect([taken.phase, taken.pending, taken.space(0)]).toEqual(['discard', [0], 22])
  })

  test('HT-SLIP-07: it does not change the speed', () => {
    const table = on20({ space: 21 }).slipstream()
    expect([table.state.speed, last(table, 'car-moved')?.speed]).toEqual([3, 3])
  })

  test('HT-SLIP-08: a corner line crossed by slipstream is paid for by the speed as it was', () => {
    // Corner B: limit 3, line before 33. Speed 5 costs 2; with the two spaces it would be 4, by the two alone 0.
    const behindTheLine = { space: 27, cards: [4, 1], parked: [{ space: 32, spot: 1 }] } as const
    const table = turn(behindTheLine).done().slipstream()
    expect([table.space(0), paid(table), table.state.engine[0]]).toEqual([34, ['B 2'], 4])
    const stayed = turn(behindTheLine).done().stay()
    expect([paid(stayed), stayed.state.engine[0]]).toEqual([[], 6])
    const dry = turn({ ...behindTheLine, engine: 1 })
      .done()
      .slipstream()
    expect([dry.space(0), dry.told('spun-out').length]).toEqual([32, 1])
  })

  test('HT-SLIP-09: it is not offered where full spaces leave no space to gain', () => {
    const next = [{ space: 21 }, { space: 21, spot: 1 }] as const
    const second = [{ space: 22 }, { space: 22, spot: 1 }] as const
    expect(on20(...next, ...second).phase).toBe('discard')
    const one = on20(...second, { space: 21 })
    expect([one.offers(), one.slipstream().space(0)]).toEqual([['slipstream 2', 'stay'], 21])
    expect(
      on20(...next, { space: 22 })
        .slipstream()
        .space(0),
    ).toBe(22)
  })
})

describe('the finish line', () => {
  /** Seat 0 is in its last lap, beside another car, and has done with React. */
  function lastLap(space: number, lap = 1): HeatTable {
    return turn({ space: space - 3, lap, cards: [3], parked: [{ space, lap }] }).done()
  }

  test('HT-SLIP-10: it does not lead over the finish line of the last lap, nor is it taken behind it', () => {
    expect([65, 66, 67, 68].map((space) => isOffered(lastLap(space)))).toEqual([true, true, false, false])
    const home = turn({ space: 67, lap: 1, cards: [3], parked: [{ space: 1, lap: 1 }] }).done()
    expect([home.space(0), home.told('car-finished').length, isOffered(home)]).toEqual([1, 1, false])
    expect(driven(home)).toEqual(['cards 3'])
  })

  test('HT-SLIP-11: it may lead over the start line between two laps', () => {
    const table = lastLap(68, 0)
    expect(isOffered(table)).toBe(true)
    expect([table.slipstream().progress(0), last(table, 'lap-completed')?.lap]).toEqual([70, 1])
  })

  test('HT-R3: what counts is where it ends: one that falls back before the last finish line is allowed', () => {
    const first = { space: 0, lap: 1 }
    const full = [first, { ...first, spot: 1 }]
    const beside = { space: 67, lap: 1 }
    const start = { space: 64, lap: 1, cards: [3] } as const
    // Two lapped cars stand on the first space, so that the two spaces end on 68.
    const table = turn({ ...start, parked: [beside, ...full] }).done()
    expect(isOffered(table)).toBe(true)
    table.slipstream()
    expect([table.space(0), table.told('car-finished')]).toEqual([68, []])
    expect(isOffered(turn({ ...start, parked: [beside, first] }).done())).toBe(false)
  })
})

describe('where it changes nothing', () => {
  test('HT-R4: a car that spins out as it stands is not asked', () => {
    const fast = { space: 29, cards: [4, 1], parked: [{ space: 34 }] } as const
    // Corner B, limit 3: speed 5 costs 2.
    const table = turn({ ...fast, engine: 1 }).done()
    expect([table.phase, table.space(0), table.told('spun-out').length]).toEqual(['discard', 32, 1])
    expect(isOffered(turn({ ...fast, engine: 2 }).done())).toBe(true)
  })

  test('HT-R4: nor one that would spin out back to where it is, with nothing to lose by it', () => {
    // From 32 over the line of B, limit 3.
    const start: TurnSetting = { space: 28, cards: [4], engine: 0, parked: [{ space: 33 }] }
    const after = (moment: Partial<TurnSetting>, reserve = 0) =>
      turn({ ...start, ...moment })
        .arrange((state) => (state.reserve = reserve))
        .done()
    expect(after({}).phase).toBe('discard')
    // A Stress to take, a gear or a Heat to lose, a space to gain: that is for the driver to decide.
    expect(isOffered(after({}, 1))).toBe(true)
    expect(isOffered(after({ cards: [2, 2] }))).toBe(true)
    expect(isOffered(after({ space: 27, cards: [5], engine: 1 }))).toBe(true)
    expect(isOffered(after({ space: 27, parked: [{ space: 32, spot: 1 }] }))).toBe(true)
  })

  test('HT-R4, HT-EVT-10: it is offered where the spin-out would end the race', () => {
    const start: TurnSetting = { space: 28, cards: [4], engine: 0, parked: [{ space: 33 }] }
    const table = turn({ ...start, options: { event: 'future-unknown' } })
      .arrange((state) => (state.reserve = 0))
      .done()
    expect(isOffered(table)).toBe(true)
    expect(table.slipstream().told('eliminated')).toHaveLength(1)
  })
})

test('HT-EX-12: USA, speed 5, on 55 after React with a car on 56: the slipstream to 57 crosses D and costs 3', () => {
  const table = turn({ space: 50, cards: [4, 1], parked: [{ space: 56 }] }).done()
  expect([table.space(0), table.state.speed, paid(table)]).toEqual([55, 5, []])
  table.slipstream()
  expect([table.space(0), paid(table), table.state.engine[0]]).toEqual([57, ['D 3'], 3])
})

test('HT-R18: two lengths of a slipstream that end in the same space are one choice', () => {
  const lengths = (third: number) => {
    const table = race(4).garage(0, 'suspension-35').put(0, 20).gear(0, 1).hand(0, 'suspension-35', 2)
    for (const [index, space] of [22, 24, third].entries()) {
      const seat = index + 1
      table.put(seat, space, { spot: space === 24 ? index - 1 : 0 }).hand(seat, 0, 1)
    }
    table.shift(1, 1, 1, 1).play(['suspension-35'], [0], [0], [0]).passTo(0)
    return table.done().refresh().offers()
  }
  expect(lengths(30)).toEqual(['slipstream 2', 'slipstream 3', 'stay'])
  // With both spots of the third space taken, the longer one falls back to where the shorter one ends.
  expect(lengths(24)).toEqual(['slipstream 2', 'stay'])
})
