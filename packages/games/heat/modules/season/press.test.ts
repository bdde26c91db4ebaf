import { describe, expect, test } from 'vitest'
import type { HeatTable } from '../../testing/table.ts'
import { behind, last, paid, type TurnSetting, turn } from '../../testing/turn.ts'
import { eventCard, eventIds, pressCorners } from './event-cards.ts'

/** The corners where the press has seen something. */
const seen = (table: HeatTable) => table.told('sponsor-gained').map(({ corner }) => corner)

/** USA, press at B: limit 3, line before 33. The driver starts on 31, unless something else is said, and passes all that is asked. */
function overB(cards: TurnSetting['cards'], moment: Partial<TurnSetting> = {}): HeatTable {
  return turn({ space: 31, cards, parked: behind, options: { event: 'speed-record' }, ...moment })
}

describe('where the press waits', () => {
  test('HT-PRESS-01: at each corner named by the letters of the event, at two at most', () => {
    const own = eventIds.map((event) => pressCorners(event, eventCard(event).circuit).join(''))
    expect(own).toEqual(['A', 'B', 'C', 'B', 'CE', 'C', 'A', 'BD', 'D', 'A'])
    expect(pressCorners('none', 'usa')).toEqual([])
    // At a corner without it nothing is gained, however fast: USA, A with limit 7.
    const elsewhere = turn({ space: 11, cards: [4, 4, 1], parked: behind, options: { event: 'speed-record' } }).done()
    expect([paid(elsewhere), seen(elsewhere)]).toEqual([['A 2'], []])
  })

  test('HT-PRESS-02: A is the first corner, and letters beyond the last one begin again at A', () => {
    // Record crowds: C and E. Live television: B and D.
    expect(pressCorners('record-crowds', 'usa')).toEqual(['C', 'A'])
    expect(pressCorners('record-crowds', 'italy')).toEqual(['C', 'B'])
    expect(pressCorners('live-tv', 'italy')).toEqual(['B', 'A'])
    expect(pressCorners('live-tv', 'france')).toEqual(['B', 'D'])
    // Italy, D is A: limit 5, line before 10.
    const options = { event: 'future-unknown', circuit: 'italy' } as const
    expect(seen(turn({ space: 9, cards: [4, 3], parked: behind, options }).done())).toEqual(['A'])
  })
})

describe('what the press wants to see', () => {
  test('HT-PRESS-03: a corner crossed by slipstream, at any speed', () => {
    // To 32 by the cards, over the line by slipstream.
    for (const cards of [[1], [3], [4]] as const) {
      const parked = [{ space: 32, spot: 1 }, { space: 2 }]
      const table = overB(cards, { space: 32 - cards[0], parked })
        .done()
        .slipstream()
      expect([table.space(0), seen(table)]).toEqual([34, ['B']])
    }
  })

  test('HT-PRESS-03: a slipstream behind the corner is none', () => {
    const table = overB([3], { parked: [{ space: 35 }, { space: 2 }] })
      .done()
      .slipstream()
    expect([table.space(0), paid(table), seen(table)]).toEqual([36, ['B 0'], []])
  })

  test('HT-PRESS-04: or a speed of two above the limit, however the line is crossed', () => {
    const plays = [[3], [4], [4, 1], [4, 2]] as const
    expect(plays.map((cards) => seen(overB(cards).done()))).toEqual([[], [], ['B'], ['B']])
    // By a boost: 30 + 1 = 31, and 4 more.
    expect(
      seen(
        overB([1], { space: 30, deck: [4] })
          .boost()
          .done(),
      ),
    ).toEqual(['B'])
    expect(
      seen(
        overB([1], { space: 30, deck: [3] })
          .boost()
          .done(),
      ),
    ).toEqual([])
    // Crossed by the cards at 4, and the final speed is 5.
    expect(seen(overB([4], { parked: [] }).adrenaline().done())).toEqual(['B'])
  })

  test('HT-PRESS-05: by the printed limit and the token; own Adjust symbols change only what it costs', () => {
    const road = ['overheat', 'limit+1', 'overheat', 'overheat'] as const
    expect(
      (
        [
          [4, 1],
          [4, 2],
        ] as const
      ).map((cards) => seen(overB(cards, { road }).done())),
    ).toEqual([[], ['B']])
    // The wings of a sponsor: 3, and 1 more for the limit.
    const wings = overB(['sponsor-wings', 2]).done()
    expect([paid(wings), seen(wings)]).toEqual([['B 1'], ['B']])
    // Card 39: 3, and 1 less.
    const tires = overB(['tires-39', 1]).done()
    expect([paid(tires), seen(tires)]).toEqual([['B 2'], []])
  })

  test('HT-PRESS-06: one crossing gives one card, also by slipstream and above the limit', () => {
    const table = overB([4, 1], { space: 27, parked: [{ space: 32, spot: 1 }, { space: 2 }] })
      .done()
      .slipstream()
    expect([table.space(0), paid(table), seen(table)]).toEqual([34, ['B 2'], ['B']])
  })

  test('HT-PRESS-07: every crossing is a new chance, in each lap', () => {
    for (const lap of [0, 1]) expect(seen(overB([4, 1], { lap }).done())).toEqual(['B'])
    const table = overB([4, 1]).passTo()
    table.put(0, 31, { lap: 1 }).gear(0, 2).engine(0, 6).hand(0, 4, 1, 2).hand(1, 1, 2)
    table.shift(2, 1).play([4, 1], [1]).passTo()
    expect(seen(table)).toEqual(['B', 'B'])
  })

  test('HT-PRESS-07: and so is each of two press corners of one turn', () => {
    // Italy, press at B and C: limits 2 and 3, lines before 19 and 26. Speed 4 to 19; then 2 + 3 + 2 by slipstream.
    const options = { event: 'record-crowds', circuit: 'italy' } as const
    const road = ['limit+1', 'weather', 'limit+1'] as const
    const parked = [{ space: 20 }, { space: 2 }]
    const table = turn({ space: 15, cards: ['rpm-29', 1], deck: [3], road, weather: 'storm', parked, options })
    table.done().slipstream(7)
    expect([table.space(0), paid(table), seen(table)]).toEqual([26, ['B 2', 'C 0'], ['B', 'C']])
  })

  test('HT-PRESS-08: limit and cost are as without it, and the Heat of a dangerous corner does not count', () => {
    const plain = overB([4, 1], { options: {} }).done()
    expect([paid(plain), seen(plain)]).toEqual([['B 2'], []])
    expect(paid(overB([4, 1]).done())).toEqual(['B 2'])
    // One above the limit costs 2 there.
    const road = ['limit+1', 'overheat', 'limit+1', 'limit+1'] as const
    const dangerous = overB([4], { road }).done()
    expect([paid(dangerous), seen(dangerous)]).toEqual([['B 2'], []])
  })

  test('HT-PRESS-09: behind the last finish line there is nothing to gain', () => {
    // USA, press at A: limit 7, line before 12. From 68 by 13.
    const over = (lap: number) => {
      const options = { event: 'title-sponsor' } as const
      return turn({ space: 68, lap, cards: [4, 4, 5], parked: behind, options }).done()
    }
    expect([paid(over(0)), seen(over(0))]).toEqual([['A 6'], ['A']])
    expect([over(1).told('car-finished').length, seen(over(1))]).toEqual([1, []])
  })
})

describe('the examples of the booklet', () => {
  /** A corner with limit 3 and a token of +1, so 4. */
  function overLimitOf4(cards: TurnSetting['cards'], moment: Partial<TurnSetting> = {}): HeatTable {
    const road = ['free-boost', 'limit+1', 'free-boost', 'free-boost'] as const
    return turn({ space: 31, cards, road, parked: behind, options: { event: 'speed-record' }, ...moment })
  }

  test('HT-EX-05: Yellow crosses with speed 6, pays 2 Heat and gains a sponsor card', () => {
    const table = overLimitOf4([4, 2]).done()
    expect(last(table, 'corner-taken')).toMatchObject({ corner: 'B', speed: 6, limit: 4, heat: 2, engine: 4 })
    expect(seen(table)).toEqual(['B'])
  })

  test('HT-EX-06: Red crosses with speed 6 by card 44 and a 2, which costs no Heat, and gains a sponsor card all the same', () => {
    const table = overLimitOf4(['wings-44', 2]).pay('wings-44').scrap(2).done()
    expect(last(table, 'corner-taken')).toMatchObject({ corner: 'B', speed: 6, limit: 6, heat: 0 })
    expect(seen(table)).toEqual(['B'])
  })

  test('HT-EX-07: Blue crosses with speed 5 by cards 36 and 39, pays 3 Heat and gains none, being only 1 above 4', () => {
    const table = overLimitOf4(['tires-36', 'tires-39']).done()
    expect(last(table, 'corner-taken')).toMatchObject({ corner: 'B', speed: 5, limit: 2, heat: 3, engine: 3 })
    expect(seen(table)).toEqual([])
  })

  test('HT-EX-08: a car of speed 3 whose slipstream crosses the line pays nothing and gains a sponsor card', () => {
    const table = overLimitOf4([3], { space: 29, parked: [{ space: 32, spot: 1 }, { space: 2 }] })
      .done()
      .slipstream()
    expect(last(table, 'corner-taken')).toMatchObject({ corner: 'B', speed: 3, limit: 4, heat: 0, engine: 6 })
    expect(seen(table)).toEqual(['B'])
  })
})
