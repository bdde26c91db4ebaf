import { describe, expect, test } from 'vitest'
import { type HeatTable, race } from '../../../testing/table.ts'
import { driven, last, turn } from '../../../testing/turn.ts'

/** USA over two laps: the race ends with space 138. Each car is so many spaces before it, and plays this card in gear 1. */
function sprint(...cars: { before: number; card: 1 | 2 | 3 | 4 }[]): HeatTable {
  const table = race(cars.length)
  for (const [seat, { before, card }] of cars.entries()) {
    table.put(seat, 69 - before, { lap: 1 }).hand(seat, card, 1, 2)
  }
  table.shift(...cars.map(() => 1))
  return table.play(...cars.map(({ card }) => [card]))
}

/** Who finished, from first to last. */
const home = (table: HeatTable) => table.told('car-placed').map(({ seat }) => seat)

describe('over the line', () => {
  test('HT-FIN-01: a car has finished when it has come laps × spaces', () => {
    const short = sprint({ before: 2, card: 1 }).passTo()
    expect([short.progress(0), short.told('car-finished'), short.phase]).toEqual([137, [], 'shift'])
    const just = sprint({ before: 2, card: 2 }).passTo()
    expect([just.progress(0), last(just, 'car-finished')?.past, just.phase]).toEqual([138, 0, 'over'])
    const ends = (options: Parameters<typeof race>[1], lap: number, space: number) =>
      ([1, 2] as const).map((card) => {
        const table = race(1, options).put(0, space, { lap }).hand(0, card, 3).shift(1)
        return table.play([card]).passTo().phase
      })
    expect(ends({ laps: 1 }, 0, 67)).toEqual(['shift', 'over'])
    expect(ends({ circuit: 'italy' }, 2, 52)).toEqual(['shift', 'over'])
    expect(ends({ circuit: 'gb', laps: 4 }, 3, 61)).toEqual(['shift', 'over'])
  })

  test('HT-FIN-02: the grid lies before the line: to cross it for the first time completes no lap', () => {
    const table = race(6, { laps: 1 })
    expect(table.state.progress.toSorted((a, b) => b - a)).toEqual([-1, -1, -2, -2, -3, -3])
    for (const seat of [0, 1, 2, 3, 4, 5]) table.hand(seat, 4, 4)
    table.shift(2, 2, 2, 2, 2, 2).play([4, 4], [4, 4], [4, 4], [4, 4], [4, 4], [4, 4]).passTo()
    expect(Math.min(...table.state.progress)).toBeGreaterThanOrEqual(0)
    expect([table.phase, table.told('car-finished'), table.told('lap-completed')]).toEqual(['shift', [], []])
    const fromTheBack = turn({ space: -4, cards: [4], options: { laps: 1 } }).done()
    expect([fromTheBack.progress(0), fromTheBack.told('car-finished')]).toEqual([0, []])
    const second = turn({ space: 67, cards: [2] }).done()
    expect([second.progress(0), second.told('lap-completed')]).toMatchObject([69, [{ lap: 1 }]])
  })

  test('HT-FIN-03: the round in which a car finishes is played to its end by all others', () => {
    const table = sprint({ before: 1, card: 1 }, { before: 20, card: 3 }, { before: 30, card: 4 }).passTo(1)
    expect([table.told('car-finished').length, table.told('car-placed')]).toEqual([1, []])
    expect([table.phase, table.pending, table.space(1)]).toEqual(['react', [1], 69 - 17])
    table.passTo(2)
    expect([table.phase, table.space(2)]).toEqual(['react', 69 - 26])
    table.passTo()
    expect([table.phase, table.state.round, home(table)]).toEqual(['shift', 2, [0]])
  })

  test('HT-FIN-04: until then a finished car stays where it landed, and holds its spot', () => {
    const table = sprint({ before: 1, card: 2 }, { before: 2, card: 3 }, { before: 3, card: 4 }).passTo(1)
    expect([table.progress(0), table.state.spot[0]]).toEqual([139, 0])
    expect([table.progress(1), table.state.spot[1]]).toEqual([139, 1])
    // The space is full now.
    table.passTo(2)
    expect([table.progress(2), table.state.spot[2], table.progress(0)]).toEqual([138, 0, 139])
  })

  test('HT-FIN-05: whoever has finished neither discards nor draws, and is asked for nothing more', () => {
    const table = sprint({ before: 1, card: 1 }, { before: 40, card: 3 })
    table.done()
    expect([table.pending, table.zone(0, 'hands')]).toEqual([[1], [1, 2]])
    table.passTo()
    expect(table.told('cards-drawn').map(({ seat }) => seat)).toEqual([1])
    expect([table.phase, table.pending, table.offers(0)]).toEqual(['shift', [1], []])
    table.hand(1, 1, 2, 3).shift(1)
    expect([table.phase, table.pending]).toEqual(['play', [1]])
    table.play([1])
    const { round } = table.state
    for (; table.state.round === round; table.pass()) expect(table.pending).toEqual([1])
  })

  test('HT-R8: the cards of whoever has finished stay where they are', () => {
    const table = sprint({ before: 1, card: 3 }, { before: 40, card: 3 })
    const zones = () => (['hands', 'decks', 'area', 'discard', 'played'] as const).map((zone) => table.zone(0, zone))
    const before = zones()
    expect(before[2]).toEqual([3])
    table.passTo().hand(1, 1, 2).shift(1).play([1])
    expect([table.state.place[0], zones()]).toEqual([1, before])
  })

  test('HT-FIN-12: boost and adrenaline behind the line still add to the way', () => {
    const table = sprint({ before: 2, card: 4 }, { before: 3, card: 3 }).deck(1, 2).passTo(1)
    expect([table.progress(0), table.progress(1)]).toEqual([140, 138])
    table.boost().adrenaline()
    expect([table.progress(1), driven(table, 1)]).toEqual([141, ['cards 3', 'boost 2', 'adrenaline 1']])
    table.done()
    expect([home(table), last(table, 'car-finished')?.past]).toEqual([[1, 0], 3])
  })
})

describe('places', () => {
  test('HT-FIN-06: of those who finish in one round it is the way past the line that counts, not who crossed first', () => {
    const table = sprint({ before: 1, card: 1 }, { before: 2, card: 4 }, { before: 3, card: 4 }).passTo()
    expect(table.told('car-finished').map(({ seat, past }) => [seat, past])).toEqual([
      [0, 0],
      [1, 2],
      [2, 1],
    ])
    expect([home(table), table.state.place]).toEqual([
      [1, 2, 0],
      [3, 1, 2],
    ])
  })

  test('HT-FIN-07: in the same space, the car on the race line is ahead', () => {
    const table = sprint({ before: 2, card: 2 }, { before: 1, card: 1 }).passTo()
    expect([table.state.progress, table.state.spot, home(table)]).toEqual([
      [138, 138],
      [1, 0],
      [1, 0],
    ])
    // Had the first one made room, it would be the other way round.
    const room = sprint({ before: 2, card: 2 }, { before: 1, card: 1 }).passTo(0)
    expect(room.put(1, 0, { lap: 2, spot: 1 }).put(0, 0, { lap: 2 }).passTo().state.place).toEqual([1, 2])
  })

  test('HT-FIN-08: whoever finished in an earlier round is ahead of all who finish later', () => {
    const table = sprint({ before: 1, card: 1 }, { before: 6, card: 4 }, { before: 30, card: 1 }).passTo()
    expect(table.state.place).toEqual([1, 0, 0])
    table.hand(1, 5, 4).hand(2, 1, 2).shift(2, 1).play([5, 4], [1]).passTo()
    expect(table.told('car-placed')).toMatchObject([
      { seat: 0, place: 1, round: 1, past: 0 },
      { seat: 1, place: 2, round: 2, past: 7 },
    ])
  })

  test('HT-FIN-09: when the round ends finished cars leave the track: they hold no spot and give no slipstream', () => {
    // Seat 0 finishes on the first space, where the lapped seat 1 gets to one round later.
    const table = race(2).put(0, 68, { lap: 1 }).hand(0, 1, 2).put(1, 66).hand(1, 0, 2)
    table.shift(1, 1).play([1], [0]).passTo()
    expect([table.space(0), table.state.place]).toEqual([0, [1, 0]])
    table.hand(1, 3, 2).shift(1).play([3])
    expect([table.space(1), table.state.spot[1]]).toEqual([0, 0])
    expect(table.done().phase).toBe('discard')
  })

  test('HT-FIN-10: the race goes on until every car is home or has given up, and each has a place of its own', () => {
    const two = sprint({ before: 1, card: 1 }, { before: 9, card: 1 }).passTo()
    expect([two.phase, two.ranking()]).toEqual(['shift', undefined])
    two.hand(1, 4, 4).shift(2).play([4, 4]).passTo()
    expect([two.phase, two.told('race-ended').length, two.ranking()?.map(({ seat }) => seat)]).toEqual([
      'over',
      1,
      [0, 1],
    ])
    for (const cars of [1, 2, 3, 4, 5, 6]) {
      const table = race(cars, { laps: 1 }, `places ${cars}`)
      for (; table.phase !== 'over'; table.playOn('discard').playOn('shift')) expect(table.ranking()).toBeUndefined()
      const everyone = Array.from({ length: cars }, (_, index) => index)
      expect(table.ranking()?.map(({ place }) => place)).toEqual(everyone.map((index) => index + 1))
      expect(
        table
          .ranking()
          ?.map(({ seat }) => seat)
          .toSorted(),
      ).toEqual(everyone)
      const out = [...table.told('car-placed'), ...table.told('gave-up')]
      expect(out.map(({ seat }) => seat).toSorted()).toEqual(everyone)
    }
  })
})

test('HT-R20: when the drivers are home the Legends drive on to the flag by themselves', () => {
  const table = race(1, { legends: 3, laps: 1 }).put(0, 68).hand(0, 4, 1)
  table.shift(1).play([4]).passTo()
  expect(table.phase).toBe('over')
  expect(table.state.place.toSorted()).toEqual([1, 2, 3, 4])
  expect(table.told('legend-called').length).toBeGreaterThan(3)
})
