import { expect, test } from 'vitest'
import { cardName, isSponsor, upgradeCards } from '../../rules/cards.ts'
import { raceTo } from '../../testing/flag.ts'
import { type HeatTable, race } from '../../testing/table.ts'
import { eventIds } from './event-cards.ts'

/** Races until the season is over; the same driver wins them all. */
function playSeason(table: HeatTable, ...order: number[]): HeatTable {
  do raceTo(table, ...order)
  while (table.phase === 'draft')
  return table
}

/** Everyone keeps the first of its upgrades. */
function keepFirst(table: HeatTable): HeatTable {
  return table.decide(...table.state.upgrades.map((cards) => ({ type: 'keep', card: Math.min(...cards) }) as const))
}

/** The best of all time, with the first season over: seat 0 has won it. */
function afterFirst(): HeatTable {
  return playSeason(race(2, { season: 'all-time', upgrades: 'all' }), 0, 1)
}

test('HT-GOAT-01: the seasons 1961, 1962 and 1963 one after the other, ten races in all', () => {
  const table = afterFirst()
  expect([table.phase, table.state.results.length]).toEqual(['keep', 3])
  playSeason(keepFirst(table), 0, 1)
  expect([table.phase, table.state.results.length]).toEqual(['keep', 6])
  playSeason(keepFirst(table), 0, 1)
  expect([table.phase, table.state.results.length]).toEqual(['over', 10])
  expect(table.state.results.map(({ event }) => event)).toEqual(eventIds)
  expect(table.told('season-ended').map(({ points }) => points)).toEqual([
    [9 + 9 + 11, 6 + 6 + 6],
    [9 + 9 + 10, 6 + 6 + 7],
    [36, 24],
  ])
})

test('HT-GOAT-02: at the end of a season every driver keeps one upgrade of its own choice, and the others go back', () => {
  const table = afterFirst()
  expect(table.pending).toEqual([0, 1])
  for (const seat of [0, 1]) {
    const own = new Set(table.state.upgrades[seat])
    expect(table.offers(seat)).toEqual([...own].toSorted((a, b) => a - b).map((card) => `keep ${cardName(card)}`))
  }
  const kept = table.state.upgrades.map((cards) => Math.max(...cards))
  table.decide(...kept.map((card) => ({ type: 'keep', card }) as const))
  expect(table.state.upgrades).toEqual(kept.map((card) => [card]))
  const { upgradeDeck, market, upgrades } = table.state
  expect([...upgradeDeck, ...market, ...upgrades.flat()].toSorted()).toEqual(upgradeCards('all').toSorted())
})

test('HT-GOAT-02: so in race n of the next season it owns n + 1', () => {
  const table = keepFirst(afterFirst())
  for (const season of [3, 4]) {
    for (let number = 1; number <= season; number++) {
      table.playOn('shift')
      expect(table.state.upgrades.map((cards) => cards.length)).toEqual([number + 1, number + 1])
      raceTo(table, 0, 1)
    }
    if (table.phase === 'keep') keepFirst(table)
  }
  expect(table.phase).toBe('over')
})

test('HT-GOAT-03: sponsor cards are not carried into the next season', () => {
  const table = race(2, { season: 'all-time' })
  raceTo(table, 0, 1)
  raceTo(table, 0, 1)
  table.sponsored(0, 'sponsor-turbo', 'sponsor-wings')
  raceTo(table, 0, 1)
  expect([table.phase, (table.state.sponsors[0] ?? 0) >= 2]).toEqual(['keep', true])
  keepFirst(table)
  expect([table.state.sponsors, table.state.decks.flat().filter(isSponsor)]).toEqual([[0, 0], []])
  expect(table.state.sponsorDeck).toHaveLength(35)
  // What is dealt for 1962 is all there is.
  expect(table.playOn('shift').state.sponsors).toEqual([2, 2])
})

test('HT-GOAT-04: every season has its own standings, and a grid at random for its first race', () => {
  const grids = Array.from({ length: 12 }, (_, deal) => {
    const table = playSeason(race(2, { season: 'all-time' }, `grid ${deal}`), 0, 1)
    return keepFirst(table).told('race-called').at(-1)?.grid.join()
  })
  expect(new Set(grids)).toEqual(new Set(['0,1', '1,0']))
  // Seat 1 wins the first race of 1962 and leads the next grid, whatever happened in 1961.
  const table = keepFirst(afterFirst())
  raceTo(table, 1, 0)
  expect(table.told('race-called').at(-1)?.grid).toEqual([1, 0])
})

test('HT-GOAT-05: the best is who has most points over the three seasons', () => {
  const table = afterFirst()
  playSeason(keepFirst(table), 1, 0)
  playSeason(keepFirst(table), 1, 0)
  // Seat 0: 29 + 19 + 24, seat 1: 18 + 28 + 36.
  expect(table.ranking()).toEqual([
    { seat: 1, place: 1, score: 82 },
    { seat: 0, place: 2, score: 72 },
  ])
})

test('HT-GOAT-05: a tie goes to the better place in the last race', () => {
  const table = race(3, { season: 'all-time' })
  const orders = [
    [0, 1, 2],
    [1, 0, 2],
    [2, 0, 1],
    [2, 1, 0],
    [0, 1, 2],
    [1, 0, 2],
    [0, 1, 2],
    [1, 0, 2],
    [0, 1, 2],
    [1, 0, 2],
  ]
  for (const order of orders) {
    raceTo(table, ...order)
    if (table.phase === 'keep') keepFirst(table)
  }
  expect(table.ranking()).toEqual([
    { seat: 1, place: 1, score: 71 },
    { seat: 0, place: 2, score: 71 },
    { seat: 2, place: 3, score: 53 },
  ])
})
