/** Worked examples of the start of a round: gears, cards, and how far a car gets. */
import { expect, test } from 'vitest'
import { parked } from '../testing/parked.ts'
import { race } from '../testing/table.ts'
import type { CardName } from './cards.ts'

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

test('HT-EX-13: a played Stress with 0, Heat, 5 and 3 on top of the deck adds 3 and puts 0, Heat and 5 into the discard', () => {
  const table = race(2).put(0, 13).put(1, 0).hand(0, 'stress', 1, 2).hand(1, 1, 2).deck(0, 0, 'heat', 5, 3)
  table.gear(0, 2).shift(2, 1).play(['stress', 2], [1])
  expect([table.state.speed, table.space(0)]).toEqual([5, 18])
  expect([table.zone(0, 'discard'), table.zone(0, 'area')]).toEqual([
    [5, 'heat', 0],
    ['stress', 2, 3],
  ])
})

test('HT-EX-14: a car on 10 with speed 5 finds 15 and 14 full and one spot free on 13: it lands there, and its speed is still 5', () => {
  const table = parked([15, 15, 14, 14, 13]).put(0, 10).gear(0, 2).hand(0, 2, 3, 1)
  table.shift(2, 1, 1, 1, 1, 1).play([2, 3], [0], [0], [0], [0], [0]).passTo(0)
  expect([table.space(0), table.state.spot[0], table.state.speed]).toEqual([13, 1, 5])
  expect(table.view(3).speed).toBe(5)
})

test('HT-EX-15: gear 4 and 2 Speed with 5 Heat in hand: cluttered with an empty engine, gear 2 by force with 1 Heat in it', () => {
  const hand: CardName[] = [2, 3, 'heat', 'heat', 'heat', 'heat', 'heat']
  const table = (engine: number) =>
    race(2)
      .put(0, 13)
      .put(1, 0)
      .gear(0, 4)
      .engine(0, engine)
      .hand(0, ...hand)
      .hand(1, 1, 2)
  expect(table(0).offers(0)).toEqual(['gear 3', 'gear 4'])
  expect(table(0).shift(3, 1).offers(0)).toEqual(['play heat 2 3'])
  const cluttered = table(0).shift(4, 1).play(['heat', 'heat', 2, 3], [1])
  expect([cluttered.space(0), cluttered.state.gear[0]]).toEqual([13, 1])
  expect(cluttered.told('hand-cluttered')).toHaveLength(1)

  expect(table(1).offers(0)).toEqual(['gear 2'])
  const driven = table(1).shift(2, 1)
  expect([driven.state.engine[0], driven.offers(0)]).toEqual([0, ['play 2 3']])
  expect(driven.play([2, 3], [1]).space(0)).toBe(18)
})
