import { describe, expect, test } from 'vitest'
import { type HeatTable, race } from '../../../testing/table.ts'
import { behind, turn } from '../../../testing/turn.ts'
import type { CardName } from '../../cards.ts'

/** Seat 0 leads from afar on space 13; 19 spaces are free before the next corner. */
function leading(gear: number, ...hand: CardName[]): HeatTable {
  const table = race(2).put(0, 13).put(1, 0).hand(1, 1, 1, 2)
  return table.gear(0, gear).hand(0, ...hand)
}

/** What happened to a driver, in short. */
function toldOf(table: HeatTable, seat: number): string[] {
  return table.events.filter((event) => 'seat' in event && event.seat === seat).map(({ type }) => type)
}

describe('the + of a card', () => {
  test('HT-MOVE-05: for each + cards are turned up one by one until a Speed card of 1 to 4, which joins the play area and counts', () => {
    for (const value of [1, 2, 3, 4] as const) {
      const table = leading(1, 'stress', 1).deck(0, value, 4, 4).shift(1, 1).play(['stress'], [1])
      expect(table.told('card-flipped')).toMatchObject([{ seat: 0, counts: true, by: 'plus' }])
      expect([table.zone(0, 'area'), table.state.speed, table.space(0)]).toEqual([['stress', value], value, 13 + value])
      // The card beneath it stays where it is.
      expect(table.zone(0, 'decks').slice(0, 2)).toEqual([4, 4])
    }
    const two = leading(3, 'stress', 'stress', 1).deck(0, 3, 2, 4).shift(3, 1).play(['stress', 'stress', 1], [1])
    expect([two.zone(0, 'area'), two.state.speed]).toEqual([['stress', 'stress', 1, 3, 2], 6])
    expect(two.told('card-flipped')).toHaveLength(2)
  })

  test('HT-MOVE-06: a 0, a 5, Heat or Stress that is turned up goes to the discard without effect and never ends the flip', () => {
    for (const other of [0, 5, 'heat', 'stress'] as const) {
      const table = leading(1, 'stress', 1).deck(0, other, 2, 4).shift(1, 1).play(['stress'], [1])
      expect(table.told('card-flipped').map(({ counts }) => counts)).toEqual([false, true])
      expect([table.zone(0, 'discard'), table.zone(0, 'area')]).toEqual([[other], ['stress', 2]])
      expect([table.state.speed, table.state.engine[0], table.space(0)]).toEqual([2, 6, 15])
    }
    const all = leading(1, 'stress', 1).deck(0, 'stress', 5, 'heat', 0, 'stress', 1).shift(1, 1).play(['stress'], [1])
    expect(all.zone(0, 'discard')).toEqual(['stress', 0, 'heat', 5, 'stress'])
    expect(all.state.speed).toBe(1)
  })

  test('HT-MOVE-06: upgrades and sponsor cards never end it, whatever value or symbol they bear', () => {
    const deck = ['turbo-43', 'sponsor-turbo', '4wd-2', 2] as const
    const table = turn({ space: 14, cards: ['stress'], deck, engine: 0, parked: behind })
    expect([table.state.speed, table.zone(0, 'area')]).toEqual([2, ['stress', 2]])
    expect(table.zone(0, 'discard')).toEqual(['4wd-2', 'sponsor-turbo', 'turbo-43'])
    // Nothing of it is owed or used up.
    expect([table.offers(), table.state.sponsors[0]]).toEqual([['done'], 1])
  })

  test('HT-MOVE-07: a played Stress is one + without a value of its own and stays in the play area until step 9', () => {
    const table = leading(2, 'stress', 4, 1).deck(0, 3, 2).shift(2, 1).play(['stress', 4], [1])
    expect([table.state.speed, table.told('card-flipped')]).toMatchObject([7, { length: 1 }])
    while (table.pending[0] === 0) {
      expect(table.zone(0, 'area')).toEqual(['stress', 4, 3])
      expect(table.zone(0, 'discard')).not.toContain('stress')
      table.pass()
    }
    expect([table.zone(0, 'area'), table.zone(0, 'discard')]).toEqual([[], [3, 4, 'stress']])
  })
})

describe('the speed', () => {
  test('HT-MOVE-09: speed is the sum of all cards in the play area, those turned up, the 0 and the 5 included', () => {
    const plain = leading(4, 1, 2, 3, 4).shift(4, 1).play([1, 2, 3, 4], [1])
    expect([plain.state.speed, plain.space(0)]).toEqual([10, 23])
    const mixed = leading(4, 'stress', 0, 5, 2).deck(0, 'stress', 4).shift(4, 1).play(['stress', 0, 5, 2], [1])
    expect([mixed.state.speed, mixed.space(0)]).toEqual([11, 24])
    expect(mixed.view(1).speed).toBe(11)
    // The cards of an earlier round no longer count.
    mixed.passTo().hand(0, 1, 2, 3).hand(1, 1, 1, 2).shift(3, 1).play([1, 2, 3], [1])
    expect(mixed.state.speed).toBe(6)
  })
})

describe('a cluttered hand', () => {
  /** Seat 0 is the last car, beside the other one, before a corner: all a turn could ask for. */
  function cluttered(): HeatTable {
    const table = race(2).put(0, 32).put(1, 32, { lap: 1, spot: 1 }).hand(1, 0, 1, 2).gear(0, 4).engine(0, 0)
    table.hand(0, 'stress', 4, 'heat', 'heat', 'heat', 'heat', 'heat').deck(0, 1, 2, 3, 4)
    return table.shift(4, 1).play(['stress', 4, 'heat', 'heat'], [0]).passTo(0)
  }

  test('HT-PLAY-08: when it is revealed the car does not move, no + is resolved and the gear becomes 1', () => {
    const table = cluttered()
    expect(table.told('hand-cluttered')).toMatchObject([{ seat: 0, gear: 4, cards: { length: 4 } }])
    expect([table.space(0), table.state.spot[0], table.state.gear[0]]).toEqual([32, 0, 1])
    for (const type of ['car-moved', 'card-flipped', 'flip-failed', 'cards-revealed'] as const) {
      expect(table.told(type).filter(({ seat }) => seat === 0)).toEqual([])
    }
  })

  test('HT-PLAY-09: the cards are discarded and the driver goes straight to step 9, without any step in between', () => {
    const table = cluttered()
    expect(toldOf(table, 0)).toEqual(['gear-shifted', 'hand-cluttered', 'cards-drawn'])
    expect([table.phase, table.state.round]).toEqual(['shift', 2])
    expect([table.zone(0, 'area'), table.zone(0, 'played')]).toEqual([[], []])
    expect(table.zone(0, 'discard').toSorted()).toEqual([4, 'heat', 'heat', 'stress'])
    // Three Heat are still in hand, and four cards are drawn.
    expect(table.zone(0, 'hands')).toEqual(['heat', 'heat', 'heat', 1, 2, 3, 4])
    expect(table.state.engine[0]).toBe(0)
  })
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
