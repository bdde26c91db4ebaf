import { describe, expect, test } from 'vitest'
import { type HeatTable, race } from '../../../testing/table.ts'
import { cardCalled } from '../../cards.ts'
import type { Action } from '../../state.ts'

const giveUp: Action = { type: 'give-up' }
const first: Action = { type: 'shift', gear: 1 }

/** So many cars in a row, of which seat 0 is home. Seat 1 is the last of the others, the highest seat leads. */
function oneHome(cars: number, options: Parameters<typeof race>[1] = {}): HeatTable {
  const table = race(cars, options).finished(0, 1)
  for (let seat = 1; seat < cars; seat++) table.put(seat, 14 + 3 * seat).hand(seat, 1, 2)
  return table
}

describe('giving up', () => {
  test('HT-FIN-11: a driver may give up once any car has finished, not before, and takes the worst place that is free', () => {
    expect(race(3).offers(1)).not.toContain('give-up')
    // Seat 0 finishes in this round: the others may give up in the next one.
    const table = race(3).put(0, 68, { lap: 1 }).hand(0, 1, 2).put(1, 20).hand(1, 1, 2).put(2, 30).hand(2, 1, 2)
    expect([0, 1, 2].flatMap((seat) => table.offers(seat))).not.toContain('give-up')
    table.shift(1, 1, 1).play([1], [1], [1]).passTo()
    expect([1, 2].map((seat) => table.offers(seat).includes('give-up'))).toEqual([true, true])
    // The leader of the two gives up and is last all the same.
    table.hand(1, 1, 2).decide(first, giveUp)
    expect([table.state.place, table.told('gave-up')]).toEqual([[1, 0, 3], [{ type: 'gave-up', seat: 2, place: 3 }]])
    expect([table.phase, table.pending]).toEqual(['play', [1]])
    table.play([1]).passTo().decide(giveUp)
    expect([table.phase, table.state.place]).toEqual(['over', [1, 2, 3]])
  })

  test('HT-FIN-11: the car is out of the way of the others', () => {
    const table = oneHome(3).put(2, 18).decide(first, giveUp).play([1])
    expect([table.space(1), table.state.spot[1], table.done().phase]).toEqual([18, 0, 'discard'])
  })

  test('HT-R5: it is said at the start of a round, and at no other moment', () => {
    const table = oneHome(3)
    expect(table.offers(1)).toContain('give-up')
    table.shift(1, 1)
    expect([table.phase, table.offers(1), table.offers(2)]).toEqual([
      'play',
      ['play 1', 'play 2'],
      ['play 1', 'play 2'],
    ])
    for (table.play([1], [1]); table.phase !== 'shift'; table.pass()) expect(table.offers()).not.toContain('give-up')
    expect(table.offers(1)).toContain('give-up')
    // Where gear and cards are chosen at once, that is the moment.
    const atOnce = oneHome(3, { gears: 'with-cards' })
    expect([atOnce.phase, atOnce.offers(1).includes('give-up')]).toEqual(['plan', true])
    atOnce.decide({ type: 'play', cards: [cardCalled(1)] }, giveUp)
    expect([atOnce.state.place, atOnce.pending]).toEqual([[1, 0, 3], [1]])
  })

  test('HT-R5: of several who give up together, the last car takes the last place', () => {
    const table = oneHome(5).decide(giveUp, first, giveUp, giveUp)
    expect(table.state.place).toEqual([1, 5, 0, 4, 3])
    table.play([1]).passTo().decide(giveUp)
    expect([table.phase, table.state.place]).toEqual(['over', [1, 5, 2, 4, 3]])
    const swapped = oneHome(3).put(1, 30).decide(giveUp, giveUp)
    expect([swapped.phase, swapped.state.place]).toEqual(['over', [1, 2, 3]])
  })
})

test('HT-R14: whoever gave up scores by the place taken', () => {
  const table = race(3, { season: '1961' }).playOn('shift').finished(0, 1)
  table.decide({ type: 'give-up' }, { type: 'give-up' })
  const [result] = table.state.results
  expect(result?.place.toSorted()).toEqual([1, 2, 3])
  expect(result?.points).toEqual(result?.place.map((place) => [9, 6, 4][place - 1]))
})
