import type { Seat } from '@paddock/kernel'
import { describe, expect, test } from 'vitest'
import { type HeatTable, race } from '../../../testing/table.ts'
import { driven, last, turn } from '../../../testing/turn.ts'

/** So many cars, far from each other: seat 0 comes last, the highest seat leads. */
function field(cars: number, ...home: Seat[]): HeatTable {
  const table = race(cars)
  for (let seat = 0; seat < cars; seat++) table.put(seat, 14 + 3 * seat).hand(seat, 1, 2)
  for (const [index, seat] of home.entries()) table.finished(seat, index + 1)
  return table
}

/** Everyone plays a 1. Who is offered the space that adrenaline gives? */
function claims(table: HeatTable): Seat[] {
  const claimants: Seat[] = []
  table.shift(...table.pending.map(() => 1))
  table.play(...table.pending.map((): [1] => [1]))
  const { round } = table.state
  while (table.phase !== 'over' && table.state.round === round) {
    if (table.offers().includes('adrenaline')) claimants.push(...table.pending)
    table.pass()
  }
  return claimants
}

describe('who has adrenaline', () => {
  test('HT-ADR-01: if 4 or fewer cars started, only the last car has adrenaline', () => {
    expect([2, 3, 4].map((cars) => claims(field(cars)))).toEqual([[0], [0], [0]])
  })

  test('HT-ADR-02: if 5 or more cars started, the last two have it, however many are left', () => {
    expect([5, 6].map((cars) => claims(field(cars)))).toEqual([
      [1, 0],
      [1, 0],
    ])
    expect(claims(field(5, 4, 3))).toEqual([1, 0])
    expect(claims(field(6, 5, 4, 3, 2))).toEqual([1, 0])
    expect(claims(field(6, 5, 0, 3, 2, 1))).toEqual([4])
    const droppedOut = field(5, 4).decide(
      { type: 'shift', gear: 1 },
      { type: 'shift', gear: 1 },
      { type: 'shift', gear: 1 },
      { type: 'give-up' },
    )
    droppedOut.play([1], [1], [1]).passTo()
    expect(last(droppedOut, 'round-began')?.adrenaline).toEqual([1, 0])
  })

  test('HT-ADR-03: it is the last car of when the round began, though it has overtaken meanwhile', () => {
    const table = race(2).put(0, 20).put(1, 22).hand(0, 4, 1).hand(1, 1, 2).shift(1, 1).play([4], [1])
    expect(table.offers(1)).toEqual(['boost', 'done'])
    table.passTo(0)
    expect([table.space(0), table.space(1), table.offers(0)]).toEqual([24, 23, ['boost', 'adrenaline', 'done']])
    table.passTo()
    // Now the other one is last.
    expect(last(table, 'round-began')?.adrenaline).toEqual([1])
    expect(claims(table.hand(0, 1).hand(1, 1))).toEqual([1])
  })

  test('HT-ADR-05: cars that are home count as ahead: the last one on the track keeps its claim', () => {
    expect(claims(field(3, 0))).toEqual([1])
    expect(claims(field(4, 0, 1, 2))).toEqual([3])
    expect(claims(field(5, 0, 1))).toEqual([3, 2])
  })

  test('HT-ADR-03: nobody else has the adrenaline of a driver who gives up', () => {
    const table = race(3).put(0, 30).put(1, 20).put(2, 10).finished(0, 1)
    const move = { type: 'shift', gear: 1 } as const
    table.hand(1, 1).decide(move, { type: 'give-up' }).play([1])
    expect([table.pending, table.offers()]).toEqual([[1], ['boost', 'done']])
  })

  test('HT-ADR-09: a car that races alone has adrenaline in every round', () => {
    const table = race(1).put(0, 14)
    for (const _round of [1, 2, 3]) expect(claims(table.hand(0, 1, 2))).toEqual([0])
  })
})

describe('what it gives', () => {
  test('HT-ADR-06: one space, which counts as speed in the corners', () => {
    // Corner A of the USA has limit 7 and its line before 12.
    const table = turn({ space: 4, cards: [4, 3] }).adrenaline()
    expect([table.space(0), table.state.speed]).toEqual([12, 8])
    expect(driven(table.done())).toEqual(['cards 7', 'adrenaline 1'])
    expect(last(table, 'corner-taken')).toMatchObject({ corner: 'A', speed: 8, heat: 1 })
  })

  test('HT-ADR-07: a Cooldown of 1, in gears that have none of their own, too', () => {
    const hot = { space: 14, cards: [1, 1, 1], kept: ['heat', 'heat', 2], engine: 5 } as const
    const table = turn(hot)
    expect(table.offers()).toEqual(['cool 1', 'boost', 'adrenaline', 'done'])
    expect(table.cool(1).state.engine[0]).toBe(6)
    expect(turn({ ...hot, parked: [{ space: 5 }] }).offers()).toEqual(['boost', 'done'])
  })

  test('HT-ADR-08: both, either or none, each once, at any moment of React; what is unused lapses', () => {
    const start = () =>
      turn({ space: 14, cards: [1, 1, 1], kept: ['heat', 'heat', 2], deck: [3], engine: 5, parked: [{ space: 18 }] })
    expect(start().cool(1).offers()).toEqual(['boost', 'adrenaline', 'done'])
    expect(start().adrenaline().offers()).toEqual(['cool 1', 'boost', 'done'])
    expect(start().cool(1).adrenaline().offers()).toEqual(['boost', 'done'])
    expect(driven(start().adrenaline().boost().cool(1))).toEqual(['cards 3', 'adrenaline 1', 'boost 3'])
    expect(driven(start().cool(1).boost().adrenaline())).toEqual(['cards 3', 'boost 3', 'adrenaline 1'])
    const unused = start().boost().done()
    expect([unused.phase, unused.state.engine[0], unused.space(0)]).toEqual(['discard', 4, 20])
    // In the next round this car leads.
    unused.passTo().hand(0, 1, 1, 1, 'heat').hand(1, 1).shift(3, 1).play([1, 1, 1], [1])
    expect(unused.offers(0)).toEqual(['boost', 'done'])
  })
})
