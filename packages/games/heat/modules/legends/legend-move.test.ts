import { describe, expect, test } from 'vitest'
import { heatCircuits } from '../../rules/circuits/index.ts'
import type { Options } from '../../rules/options.ts'
import { circuitCalled, cornersBetween } from '../../rules/track.ts'
import { legendCar, legendRound } from '../../testing/legends.ts'
import { race } from '../../testing/table.ts'
import { last } from '../../testing/turn.ts'
import { figuresOf, legendCards } from './cards.ts'
import { legendMove } from './legend.ts'

const blue = legendCar('blue')

/** Blue on this space, by this card: where it ends, and why. */
function blueFrom(space: number, card: number, options: Partial<Options> = {}, lap = 0): [number, string | undefined] {
  const table = legendRound({ card, on: { blue: space }, lap, options })
  return [table.progress(blue), last(table, 'legend-called')?.way]
}

/** Every move that Blue could make on a circuit in its first lap. */
function movesOn(options: Partial<Options>) {
  const table = race(1, { legends: 1, ...options })
  const { spaces } = circuitCalled(table.state.circuit)
  return Array.from({ length: spaces }, (_, space) => space).flatMap((space) =>
    legendCards.map((card) => {
      const figures = figuresOf(card, blue, table.state.options.pro)
      return { space, ...legendMove(table.put(blue, space).state, blue, figures) }
    }),
  )
}

describe('past the legend line', () => {
  test('HT-LEG-08: from the legend line up to the corner line it is past; one space before it is not', () => {
    for (const { id, corners, spaces } of heatCircuits) {
      for (const [index, { letter, line, legendLine }] of corners.entries()) {
        const wayFrom = (space: number) => {
          const table = race(1, { legends: 1, circuit: id }).put(blue, space)
          return legendMove(table.state, blue, { topSpeed: 1, diamond: 0 })
        }
        for (const space of [legendLine, line - 1]) {
          expect([id, letter, wayFrom(space)]).toMatchObject([id, letter, { corner: letter, way: 'past-the-line' }])
        }
        const before = corners[index - 1]?.line ?? 0
        if (legendLine === before) continue
        expect(wayFrom(legendLine - 1)).toMatchObject({ corner: letter, way: 'top-speed' })
        // Behind the corner line it is the next corner that counts.
        expect(wayFrom(line % spaces).corner).not.toBe(letter)
      }
    }
  })

  test('HT-LEG-09: it moves the limit and the diamond, over the corner or not, whatever its top speed', () => {
    // Blue before corner B of the USA, limit 3. Cards 6 (10, diamond 0), 9 (11, 0), 3 (14, 1), 5 (17, 2), 8 (19, 3).
    const ends = [6, 9, 3, 5, 8].map((card) => blueFrom(28, card)[0])
    expect(ends).toEqual([31, 31, 32, 33, 34])
  })

  test('HT-LEG-10: a road token on the corner counts in its limit', () => {
    const withToken = (token: 'limit+1' | 'limit-1' | 'overheat') => {
      const table = legendRound({ card: 6, on: { blue: 28 }, road: ['overheat', token, 'overheat', 'overheat'] })
      return [table.space(blue), last(table, 'legend-called')?.limit]
    }
    expect(withToken('limit+1')).toEqual([32, 4])
    expect(withToken('limit-1')).toEqual([30, 2])
    expect(withToken('overheat')).toEqual([31, 3])
  })

  test('HT-LEG-11: it never crosses two corner lines in one round, but stops in the last space before the second', () => {
    // Great Britain: C and D have their lines before 37 and 43, E before 48.
    const gb = { circuit: 'gb' } as const
    expect([35, 36].map((space) => blueFrom(space, 1, gb))).toEqual([
      [42, 'before-second-corner'],
      [42, 'before-second-corner'],
    ])
    expect(blueFrom(34, 1, gb)).toEqual([42, 'past-the-line'])
    expect(blueFrom(42, 1, gb)).toEqual([47, 'before-second-corner'])
    for (const { id } of heatCircuits) {
      for (const { space, spaces } of movesOn({ circuit: id, pro: 6 })) {
        expect(cornersBetween(circuitCalled(id), space, space + spaces, 1000).length).toBeLessThanOrEqual(1)
      }
    }
  })

  test('HT-LEG-11: where that space is full, in the nearest one behind it with a free spot', () => {
    // Gray, card 6: 5 + 3 from 36. Two drivers stand still on 42.
    const table = race(3, { legends: 2, circuit: 'gb' }).legendCard(6).put(4, 36).put(3, 2).put(0, 0).hand(0, 1, 2)
    table.put(1, 42).hand(1, 0, 1).put(2, 42, { spot: 1 }).hand(2, 0, 1)
    table.shift(1, 1, 1).play([1], [0], [0]).passTo()
    expect([table.space(4), table.state.spot[4]]).toEqual([41, 0])
  })

  test('HT-LEG-14: where the legend line is the corner line before, a Legend on the way to that corner is always past it', () => {
    const way = ({ way }: { way: string }) => way === 'past-the-line' || way === 'before-second-corner'
    for (const [circuit, letters] of [
      ['gb', ['C', 'D', 'E']],
      ['france', ['C']],
    ] as const) {
      for (const letter of letters) {
        const moves = movesOn({ circuit }).filter(({ corner }) => corner === letter)
        expect(moves.length).toBeGreaterThan(40)
        expect(moves.every(way)).toBe(true)
      }
    }
    expect(
      movesOn({ circuit: 'france' })
        .filter(({ corner }) => corner === 'D')
        .every(way),
    ).toBe(false)
  })
})

describe('before the legend line', () => {
  test('HT-LEG-12: it moves its top speed where that leads at most to the last space before the line', () => {
    // USA, B: line before 33. Blue, card 7: 13, diamond 1.
    expect(blueFrom(14, 7)).toEqual([27, 'top-speed'])
    expect(blueFrom(19, 7)).toEqual([32, 'top-speed'])
  })

  test('HT-LEG-13: where it would cross the line, it goes to the space with the number of its diamond', () => {
    expect(blueFrom(20, 7)).toEqual([31, 'to-number'])
    // From one place: 11 with 0, 13 with 1, 17 with 2, 19 with 3.
    expect([9, 7, 5, 8].map((card) => blueFrom(26, card)[0])).toEqual([32, 31, 30, 29])
  })

  test('HT-LEG-18: in the last lap, behind the last corner, it moves its top speed to the flag and past corner A', () => {
    // Blue, card 8: 19, diamond 3. Corner A has its line before 12.
    expect(blueFrom(65, 8, {}, 1)).toEqual([65 + 69 + 19, 'to-the-flag'])
    // A lap earlier, and before the last corner of the race, the corner counts.
    expect(blueFrom(65, 8, {}, 0)).toEqual([69 + 8, 'to-number'])
    expect(blueFrom(50, 8, {}, 1)).toEqual([69 + 53, 'to-number'])
    expect(blueFrom(56, 8, {}, 1)).toEqual([69 + 56 + 5, 'past-the-line'])
  })

  test('HT-LEG-19: a Pro Legend drives by the higher top speed and the same diamond', () => {
    // Card 7: 13 and 1. Pro +2 makes 15 of it.
    expect(blueFrom(14, 7, { pro: 2 })).toEqual([29, 'top-speed'])
    expect(blueFrom(18, 7, { pro: 2 })).toEqual([31, 'to-number'])
    expect(blueFrom(14, 7, { pro: 6 })[1]).toBe('to-number')
    // Past the legend line nothing changes: 3 + 1.
    expect(blueFrom(28, 7, { pro: 6 })).toEqual([32, 'past-the-line'])
  })

  test('HT-LEG-20: an aggressive Legend crosses one corner more from a chevron, and only from there', () => {
    const gb = { circuit: 'gb', legendStyle: 'aggressive' } as const
    // Card 1: diamond 3. From the chevrons 29, 36, 42 by 6 + 3, 5 + 3, 4 + 3.
    expect([29, 36, 42].map((space) => blueFrom(space, 1, gb)[0])).toEqual([38, 44, 49])
    expect([28, 35].map((space) => blueFrom(space, 1, gb)[0])).toEqual([36, 42])
    // Careful is what they are without a word.
    expect(blueFrom(29, 1, { circuit: 'gb' })[0]).toBe(36)
  })
})

test('HT-GUARD-03: a Legend never drives further than its card says, and never round the whole track', () => {
  for (const { id, spaces: round } of heatCircuits) {
    const table = race(1, { circuit: id, legends: 5, pro: 6 }).playOn()
    const calls = table.told('legend-called')
    expect(calls.some(({ way }) => way === 'to-the-flag')).toBe(true)
    for (const { spaces, limit, topSpeed, diamond, way } of [...calls, ...movesOn({ circuit: id, pro: 6 })]) {
      const most = way === 'past-the-line' || way === 'before-second-corner' ? limit + diamond : topSpeed
      expect(spaces).toBeGreaterThan(0)
      expect(spaces).toBeLessThanOrEqual(most)
      expect(spaces).toBeLessThan(round)
    }
    // And this is what each of them drove, or less where spaces were full.
    const moves = table.told('car-moved').filter(({ by }) => by === 'legend')
    expect(moves.map(({ spaces }) => spaces)).toEqual(calls.map(({ spaces }) => spaces))
    expect(moves.every(({ from, to, spaces }) => to >= from && to - from <= spaces)).toBe(true)
  }
})
