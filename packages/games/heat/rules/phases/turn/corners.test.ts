import { describe, expect, test } from 'vitest'
import { race } from '../../../testing/table.ts'
import { last, paid, type TurnSetting, turn } from '../../../testing/turn.ts'
import type { CardName } from '../../cards.ts'

const gb = { circuit: 'gb' } as const
/** USA, before corner A: limit 7, line before 12. */
const beforeA = { space: 11, engine: 6 } as const
/** USA, before corner D: limit 2, line before 57. */
const beforeD = { space: 56, engine: 0 } as const

describe('what a corner costs', () => {
  test('HT-CORN-01: every line crossed since the turn began is checked in the order of driving, whatever step crossed it', () => {
    // Great Britain: C has its line before 37, D before 43.
    const react = turn({ space: 36, cards: [2], deck: [4], options: gb })
      .boost()
      .adrenaline()
      .done()
    expect([react.space(0), paid(react)]).toEqual([43, ['C 2', 'D 3']])
    const slipstream = turn({ space: 36, cards: [4, 1], parked: [{ space: 42 }], options: gb })
      .done()
      .slipstream()
    expect([slipstream.space(0), paid(slipstream)]).toEqual([43, ['C 0', 'D 1']])
    const cards = turn({ space: 36, cards: [4, 3], options: gb }).done()
    expect([cards.space(0), paid(cards)]).toEqual([43, ['C 2', 'D 3']])
    // On the last space before a line it is not crossed, on the first one behind it was the turn before.
    expect(paid(turn({ space: 37, cards: [5], options: gb }).done())).toEqual([])
  })

  test('HT-CORN-02: what the speed is above the limit; at the limit and below it is free', () => {
    const plays = [
      [4, 2],
      [4, 3],
      [4, 4],
      [5, 4],
      [5, 4, 4],
    ] as const
    expect(plays.map((cards) => paid(turn({ ...beforeA, cards }).done()))).toEqual(
      ['A 0', 'A 0', 'A 1', 'A 2', 'A 6'].map((corner) => [corner]),
    )
  })

  test('HT-CORN-04: it is judged by the final speed, though it was crossed before boost and adrenaline', () => {
    const table = turn({ ...beforeA, cards: [4, 3], deck: [2] })
    expect([table.space(0), table.state.speed]).toEqual([18, 7])
    expect(paid(table.boost().adrenaline().done())).toEqual(['A 3'])
    expect(last(table, 'corner-taken')).toMatchObject({ speed: 10, limit: 7 })
  })

  test('HT-CORN-05: each corner is paid for by itself, the first one first, from the engine to the discard pile', () => {
    const table = turn({ space: 36, cards: [4, 3], options: gb }).done()
    expect(table.told('corner-taken')).toMatchObject([
      { corner: 'C', heat: 2, engine: 4 },
      { corner: 'D', heat: 3, engine: 1 },
    ])
    expect([table.state.engine[0], table.zone(0, 'discard')]).toEqual([1, ['heat', 'heat', 'heat', 'heat', 'heat']])
  })

  test('HT-CORN-06: what the engine can just pay must be paid: there is no spin-out and no choice', () => {
    const table = turn({ ...beforeA, cards: [5, 4], engine: 2 }).done()
    expect([table.phase, table.offers()]).toEqual(['discard', ['discard', 'discard 2']])
    expect([paid(table), table.state.engine[0], table.told('spun-out'), table.space(0)]).toEqual([['A 2'], 0, [], 20])
    expect(table.state.gear[0]).toBe(2)
  })
})

describe('spinning out', () => {
  test('HT-CORN-07: whoever cannot pay in full loses all Heat of the engine to the discard pile', () => {
    const table = turn({ ...beforeA, cards: [5, 4, 4], engine: 5 }).done()
    expect([table.state.engine[0], table.zone(0, 'discard')]).toEqual([0, ['heat', 'heat', 'heat', 'heat', 'heat']])
    expect([paid(table), last(table, 'spun-out')]).toEqual([
      [],
      expect.objectContaining({ corner: 'A', speed: 13, limit: 7, cost: 6, heat: 5, from: 24, to: 11 }),
    ])
  })

  test('HT-CORN-08: the car stands in the first space before the line that has a free spot, on the race line if it can', () => {
    const end = (...parked: NonNullable<TurnSetting['parked']>) => {
      const table = turn({ space: 8, cards: [4, 4], engine: 0, parked }).passTo(0)
      if (table.phase === 'react') table.done()
      expect(table.told('spun-out').length).toBe(1)
      return [table.space(0), table.state.spot[0]]
    }
    expect(end()).toEqual([11, 0])
    expect(end({ space: 11 })).toEqual([11, 1])
    expect(end({ space: 11, spot: 1 })).toEqual([11, 0])
    const full = [{ space: 11 }, { space: 11, spot: 1 }]
    expect(end(...full)).toEqual([10, 0])
    expect(end(...full, { space: 10, lap: 1 })).toEqual([10, 1])
    expect(end(...full, { space: 10 }, { space: 10, spot: 1 })).toEqual([9, 0])
  })

  test('HT-CORN-09: it puts Stress of the reserve into the hand, 1 in gears 1 and 2, 2 in gears 3 and 4, by the gear of this round', () => {
    const plays = [[3], [3, 1], [3, 1, 1], [3, 1, 1, 1]] as const
    const taken = plays.map((cards) => {
      const table = turn({ ...beforeD, cards, kept: [2] }).done()
      const stress = last(table, 'spun-out')?.stress
      expect([table.state.reserve, table.state.stress[0]]).toEqual([37 - 3 - (stress ?? 0), 3 + (stress ?? 0)])
      return [stress, table.zone(0, 'hands')]
    })
    expect(taken).toEqual([
      [1, [2, 'stress']],
      [1, [2, 'stress']],
      [2, [2, 'stress', 'stress']],
      [2, [2, 'stress', 'stress']],
    ])
    const shifted = (from: number, to: 2 | 3) => {
      const table = race(1).put(0, 56).gear(0, from).engine(0, 0).hand(0, 4, 1, 1).shift(to)
      return last(table.play(to === 2 ? [4, 1] : [4, 1, 1]).done(), 'spun-out')?.stress
    }
    expect([shifted(2, 3), shifted(3, 2)]).toEqual([2, 1])
  })

  test('HT-CORN-10: the gear is 1 afterwards', () => {
    const table = turn({ ...beforeD, cards: [3, 1, 1, 1] }).done()
    expect([table.state.gear[0], last(table, 'spun-out')?.gear]).toEqual([1, 4])
    expect(turn({ ...beforeD, cards: [3, 1, 1, 1], engine: 6 }).done().state.gear[0]).toBe(4)
    table.passTo().hand(0, 1, 1, 1, 2)
    expect(table.offers()).toEqual(['gear 1', 'gear 2'])
  })

  test('HT-CORN-11: what was paid for corners before it stays paid; corners behind it are neither checked nor paid', () => {
    // From 36 over C (limit 5), D (limit 4) and E (limit 3), with every Heat there is.
    const table = turn({ space: 36, cards: [4, 4, 3, 1], engine: 7, options: gb }).done()
    expect([paid(table), last(table, 'spun-out')]).toEqual([['C 7'], expect.objectContaining({ corner: 'D', heat: 0 })])
    expect([table.space(0), table.state.engine[0], table.told('spun-out').length]).toEqual([42, 0, 1])
    // A Heat less, and nothing of what lies behind C matters.
    const sooner = turn({ space: 36, cards: [4, 4, 3, 1], engine: 6, options: gb }).done()
    expect([paid(sooner), last(sooner, 'spun-out')?.corner, sooner.space(0)]).toEqual([[], 'C', 36])
  })

  test('HT-CORN-12: a car that is put back over the start line loses the lap as well', () => {
    const table = turn({ space: 56, cards: [5, 4, 4] }).done()
    expect([last(table, 'car-moved')?.to, table.progress(0)]).toEqual([69, 56])
    expect(table.told('lap-completed')).toEqual([])
    // It counts when it is driven for good.
    table.passTo().put(0, 68).hand(0, 1).shift(1).play([1]).done()
    expect([table.progress(0), table.told('lap-completed')]).toEqual([69, [{ type: 'lap-completed', seat: 0, lap: 1 }]])
  })

  test('HT-CORN-15: the driver discards and draws as usual', () => {
    const table = turn({ ...beforeD, cards: [3, 1, 1], kept: [4, 2, 5, 0] }).done()
    expect([table.phase, table.zone(0, 'hands')]).toEqual(['discard', [4, 2, 5, 0, 'stress', 'stress']])
    table.discard(4, 0)
    expect([last(table, 'cards-discarded')?.cards.length, last(table, 'cards-drawn')?.count]).toEqual([2, 3])
    expect([table.phase, table.zone(0, 'hands').length, table.zone(0, 'area')]).toEqual(['shift', 7, []])
  })
})

describe('around the finish', () => {
  const lastLap = { space: 56, lap: 1, cards: [5, 4, 4] } as const

  test('HT-CORN-13: a corner before the finish line is paid for in the finishing turn, too; a spin-out there is no finish', () => {
    const table = turn(lastLap).done()
    expect(last(table, 'car-moved')?.to).toBe(2 * 69)
    expect([last(table, 'spun-out')?.corner, table.progress(0), table.told('car-finished')]).toEqual(['D', 69 + 56, []])
    expect(table.phase).toBe('discard')
    // No engine of this race holds the 11 Heat that it takes.
    const rich = turn(lastLap)
      .arrange((state) => (state.engine[0] = 11))
      .done()
    expect([paid(rich), rich.state.engine[0], rich.told('car-finished').length]).toEqual([['D 11'], 0, 1])
  })

  test('HT-CORN-14: lines behind the finish line of the last lap cost nothing', () => {
    const fast = { space: 68, cards: [5, 4, 4], engine: 0 } as const
    const table = turn({ ...fast, lap: 1 }).done()
    expect([table.told('corner-taken'), table.told('spun-out')]).toEqual([[], []])
    expect(last(table, 'car-finished')).toMatchObject({ past: 12 })
    // One lap earlier it is a corner like any other.
    expect(last(turn(fast).done(), 'spun-out')?.corner).toBe('A')
  })
})

test('HT-EX-09: USA, slot 1: speed 13 leads to space 12 and owes 6 for corner A, speed 12 to space 11 and owes nothing', () => {
  const start = (...cards: CardName[]) => {
    const table = race(2)
      .put(0, -1)
      .put(1, -1, { spot: 1 })
      .gear(0, 3)
      .hand(0, ...cards, 1)
      .hand(1, 1, 2)
    expect(table.space(0)).toBe(68)
    return table.shift(3, 1).play(cards, [1]).done()
  }
  const fast = start(4, 4, 5)
  expect([fast.space(0), fast.progress(0), fast.state.speed]).toEqual([12, 12, 13])
  expect(fast.told('corner-taken')).toMatchObject([{ corner: 'A', limit: 7, speed: 13, heat: 6, engine: 0 }])
  const careful = start(3, 4, 5)
  expect([careful.space(0), careful.told('corner-taken'), careful.state.engine[0]]).toEqual([11, [], 6])
})

test('HT-EX-10: Great Britain, gear 3, from 36 with speed 8 and 6 Heat: C costs 3, D 4 with 3 left: the car is on 42 with 2 Stress, in gear 1', () => {
  const table = turn({ space: 36, cards: [4, 3, 1], options: { circuit: 'gb' }, parked: [{ space: 5 }] }).done()
  expect(last(table, 'car-moved')).toMatchObject({ to: 44, speed: 8 })
  expect(paid(table)).toEqual(['C 3'])
  expect(last(table, 'spun-out')).toMatchObject({ corner: 'D', limit: 4, cost: 4, heat: 3, to: 42, stress: 2, gear: 3 })
  expect([table.space(0), table.state.engine[0], table.state.gear[0]]).toEqual([42, 0, 1])
  expect(table.zone(0, 'hands')).toEqual([2, 'stress', 'stress'])
})

test('HT-EX-11: USA, lap 1, from 56 with speed 13 over D and the start line: 11 cannot be paid with 6, the car is on 56 in lap 1 again', () => {
  const table = turn({ space: 56, cards: [5, 4, 4], parked: [{ space: 5 }] }).done()
  expect(last(table, 'car-moved')).toMatchObject({ from: 56, to: 69, speed: 13 })
  expect(last(table, 'spun-out')).toMatchObject({ corner: 'D', limit: 2, cost: 11, heat: 6 })
  expect([table.progress(0), table.state.engine[0], table.told('lap-completed')]).toEqual([56, 0, []])
})

test('HT-GUARD-02: a turn may cross several corner lines, each handled once and in order', () => {
  // Great Britain, C and D: limits 5 and 4, lines 37 and 43.
  const table = race(2, { circuit: 'gb' }).put(0, 36).put(1, 0).gear(0, 3).hand(0, 1, 2, 4, 3).hand(1, 1, 2)
  table.shift(3, 1).play([1, 2, 4], [1]).done()
  expect(table.told('corner-taken').map(({ corner, heat: paid, engine }) => [corner, paid, engine])).toEqual([
    ['C', 2, 4],
    ['D', 3, 1],
  ])
  expect(table.space(0)).toBe(43)
  // Nothing of it is left for the next turn.
  table.passTo().hand(0, 1, 1, 2).hand(1, 1, 2).gear(0, 1).shift(1, 1).play([1], [1]).passTo()
  expect(table.told('corner-taken')).toHaveLength(2)
})

test('HT-GUARD-02: a turn may cross the start line and a corner behind it, each handled once', () => {
  // Great Britain, A: limit 10, line 15.
  const table = race(2, { circuit: 'gb' }).put(0, 62).put(1, 20).gear(0, 4).hand(0, 3, 4, 4, 5).hand(1, 1, 2)
  table.shift(4, 1).play([3, 4, 4, 5], [1]).done()
  expect([table.space(0), table.progress(0)]).toEqual([15, 78])
  expect(table.told('corner-taken')).toMatchObject([{ corner: 'A', speed: 16, limit: 10, heat: 6, engine: 0 }])
  expect(table.told('lap-completed')).toEqual([{ type: 'lap-completed', seat: 0, lap: 1 }])
})
