import { expect, test } from 'vitest'
import { race } from '../../../testing/table.ts'

test('HT-GUARD-07: a spin-out takes only as much Stress as the reserve still holds', () => {
  for (const [reserve, taken] of [
    [5, 2],
    [2, 2],
    [1, 1],
    [0, 0],
  ] as const) {
    // USA, B: limit 3, line 33.
    const table = race(2).put(0, 32).put(1, 20).gear(0, 3).engine(0, 1).hand(0, 4, 4, 4, 1).hand(1, 1, 2)
    table.arrange((state) => {
      state.reserve = reserve
    })
    table.shift(3, 1).play([4, 4, 4], [1]).done()
    expect(table.told('spun-out')).toMatchObject([{ seat: 0, gear: 3, stress: taken }])
    expect([table.state.reserve, table.zone(0, 'hands')]).toEqual([
      reserve - taken,
      [1, ...Array(taken).fill('stress')],
    ])
  }
})
