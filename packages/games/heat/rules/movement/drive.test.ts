import { describe, expect, test } from 'vitest'
import { parked } from '../../testing/parked.ts'
import { race } from '../../testing/table.ts'

describe('step 3', () => {
  test('HT-MOVE-01: from step 3 on drivers act one after the other, the leading car first, each to the end of step 9', () => {
    const table = race(4).put(0, 13).put(1, 30).put(2, 0).put(3, 20)
    for (const seat of [0, 1, 2, 3]) table.hand(seat, 1, 2, 3)
    table.shift(1, 1, 1, 1).play([1], [1], [1], [1])
    const asked: number[] = []
    while (table.phase !== 'shift') {
      asked.push(table.pending[0] ?? -1)
      table.pass()
    }
    // Each one is asked for React and for discards; nobody comes twice.
    expect(asked).toEqual([1, 1, 3, 3, 0, 0, 2, 2])
    const turns = table.events.flatMap((event) => {
      if (event.type === 'cards-revealed') return `${event.seat} reveals`
      return event.type === 'cards-drawn' ? `${event.seat} draws` : []
    })
    expect(turns).toEqual([1, 3, 0, 2].flatMap((seat) => [`${seat} reveals`, `${seat} draws`]))
  })

  test('HT-MOVE-10: the car moves exactly its speed and the driver may not choose to move less', () => {
    const table = race(2).put(0, 13).put(1, 0).gear(0, 4).hand(0, 1, 3, 4, 5).hand(1, 1, 2)
    table.shift(4, 1).play([1, 3, 4, 5], [1])
    // It has moved before anything is asked.
    expect([table.space(0), table.offers()]).toEqual([26, ['boost', 'done']])
    for (const seed of ['a', 'b', 'c']) {
      const whole = race(3, {}, seed).playOn()
      const moves = whole.told('car-moved').filter(({ by }) => by === 'cards')
      expect(moves.length).toBeGreaterThan(30)
      for (const { spaces, speed, from, to, lost } of moves) expect([spaces, to - from + lost]).toEqual([speed, speed])
      // Only a space that is full costs anything.
      expect(
        race(1, {}, seed)
          .playOn()
          .told('car-moved')
          .filter(({ lost }) => lost > 0),
      ).toEqual([])
    }
  })

  test('HT-MOVE-11: with a speed of 0 the car stays where it is and the turn goes on with step 4', () => {
    const table = race(2).put(0, 2, { spot: 1 }).put(1, 20).hand(0, 0, 'heat', 3).hand(1, 1, 2)
    table.shift(1, 1).play([0], [1]).passTo(0)
    expect([table.space(0), table.state.spot[0], table.state.speed]).toEqual([2, 1, 0])
    // The last car has adrenaline, and the symbols of its gear.
    expect(table.offers()).toEqual(['cool 1', 'boost', 'adrenaline', 'done'])
    expect(table.cool(1).adrenaline().space(0)).toBe(3)
    // A flip that finds nothing is a speed of 0 as well.
    const stress = race(2).put(0, 20).put(1, 2).hand(0, 'stress', 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4).hand(1, 1, 2)
    stress.shift(1, 1).play(['stress'], [1])
    expect([stress.space(0), stress.state.speed, stress.phase]).toEqual([20, 0, 'react'])
  })
})

describe('full spaces', () => {
  test('HT-MOVE-16: a car that is blocked pays its corner by the speed it had, not by the spaces it moved', () => {
    // USA, corner A: limit 7, line 12. From 5 with speed 9 to 14, which is full.
    const table = parked([14, 14]).put(0, 5).gear(0, 3).hand(0, 1, 4, 4, 2).shift(3, 1, 1).play([1, 4, 4], [0], [0])
    table.passTo(0)
    expect([table.space(0), table.state.speed]).toEqual([13, 9])
    expect(table.told('car-moved').at(-1)).toMatchObject({ seat: 0, from: 5, to: 13, spaces: 9, lost: 1, speed: 9 })
    table.done().stay()
    expect(table.told('corner-taken')).toMatchObject([{ seat: 0, corner: 'A', speed: 9, limit: 7, heat: 2 }])
    expect(table.state.engine[0]).toBe(4)
  })

  /** Seat 0 has moved to 21 and may react. 22 is as full as is said; nothing stands on 21. */
  function reacting(...spaces: number[]) {
    const table = parked(spaces).put(0, 20).hand(0, 1, 2, 3).deck(0, 2, 3)
    return table
      .shift(1, ...spaces.map(() => 1))
      .play([1], ...spaces.map((): [0] => [0]))
      .passTo(0)
  }

  test('HT-MOVE-19: the landing rules hold for the space of adrenaline', () => {
    const full = reacting(22, 22).adrenaline()
    expect([full.space(0), full.state.spot[0], full.state.speed]).toEqual([21, 0, 2])
    expect(full.told('car-moved').at(-1)).toMatchObject({ by: 'adrenaline', spaces: 1, lost: 1 })
    const half = reacting(22).adrenaline()
    expect([half.space(0), half.state.spot[0]]).toEqual([22, 1])
  })

  test('HT-MOVE-19: the landing rules hold for a boost', () => {
    const full = reacting(23, 23, 22).boost()
    expect([full.space(0), full.state.spot[0], full.state.speed]).toEqual([22, 1, 3])
    expect(full.told('car-moved').at(-1)).toMatchObject({ by: 'boost', from: 21, to: 22, spaces: 2, lost: 1, speed: 3 })
    const past = reacting(22, 22).boost()
    expect([past.space(0), past.state.spot[0]]).toEqual([23, 0])
  })

  test('HT-MOVE-19: the landing rules hold for a slipstream', () => {
    const full = reacting(22, 23, 23).done().slipstream()
    expect([full.space(0), full.state.spot[0], full.state.speed]).toEqual([22, 1, 1])
    expect(full.told('car-moved').at(-1)).toMatchObject({ by: 'slipstream', from: 21, to: 22, spaces: 2, lost: 1 })
    const half = reacting(22, 23).done().slipstream()
    expect([half.space(0), half.state.spot[0]]).toEqual([23, 1])
  })
})

test('HT-EX-14: a car on 10 with speed 5 finds 15 and 14 full and one spot free on 13: it lands there, and its speed is still 5', () => {
  const table = parked([15, 15, 14, 14, 13]).put(0, 10).gear(0, 2).hand(0, 2, 3, 1)
  table.shift(2, 1, 1, 1, 1, 1).play([2, 3], [0], [0], [0], [0], [0]).passTo(0)
  expect([table.space(0), table.state.spot[0], table.state.speed]).toEqual([13, 1, 5])
  expect(table.view(3).speed).toBe(5)
})
