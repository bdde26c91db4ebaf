import { expect, test } from 'vitest'
import { cardName, countOf, upgradeCards } from '../../rules/cards.ts'
import { raceTo } from '../../testing/flag.ts'
import { type HeatTable, race } from '../../testing/table.ts'
import { eventsOf } from '../season/event-cards.ts'

/** Before the second race of 1962: seat 2 is first on the grid, then 0, then 1. */
function secondRace(upgrades: 'basic' | 'all' = 'all'): HeatTable {
  return raceTo(race(3, { season: '1962', upgrades }), 2, 0, 1)
}

/** Everyone takes the first card there is, until the exchange. */
function pickAll(table: HeatTable): HeatTable {
  while (table.phase === 'draft') {
    const [card = 0] = table.state.market
    table.pick(cardName(card))
  }
  return table
}

test('HT-CHAMP-06: before each race every driver takes one card of as many as there are drivers and 3 more, the rearmost first', () => {
  const table = race(3, { season: '1962' })
  expect(table.state.market).toHaveLength(6)
  expect(pickAll(table).state.market).toHaveLength(3)
  const next = secondRace()
  expect(next.state.market).toHaveLength(6)
  expect(next.told('market-opened').at(-1)?.order).toEqual([1, 0, 2])
  const picks = next.told('upgrade-picked').length
  for (const seat of [1, 0, 2]) {
    expect(next.pending).toEqual([seat])
    const [card = 0] = next.state.market
    next.pick(cardName(card))
    expect(next.state.upgrades[seat]).toContain(card)
  }
  expect([next.phase, next.told('upgrade-picked').length]).toEqual(['swap', picks + 3])
})

test('HT-CHAMP-06: Legends take none and make the market no larger', () => {
  const table = race(2, { season: '1962', legends: 3 })
  expect([table.state.market.length, table.state.picking.toSorted()]).toEqual([5, [0, 1]])
})

test('HT-CHAMP-07: then only the rearmost driver may exchange one card that it owns for one that is left, once', () => {
  const table = pickAll(secondRace())
  expect([table.phase, table.pending]).toEqual(['swap', [1]])
  const [own = [], market] = [table.state.upgrades[1]?.slice(), table.state.market.slice()]
  const offers = table.offers()
  expect(offers).toContain('no-swap')
  for (const give of new Set(own)) {
    for (const take of new Set(market)) {
      const swap = `swap ${cardName(give)} for ${cardName(take)}`
      expect([swap, offers.includes(swap)]).toEqual([swap, give !== take])
    }
  }
  const [give = 0] = own
  const take = market.find((card) => card !== give) ?? 0
  table.decide({ type: 'swap', give, take })
  expect(table.phase).toBe('shift')
  expect(table.state.upgrades[1]?.toSorted()).toEqual([...own.slice(1), take].toSorted())
  expect(table.told('upgrade-swapped').at(-1)).toMatchObject({ seat: 1, give, take })
})

test('HT-CHAMP-07: it may keep what it has', () => {
  const table = pickAll(secondRace())
  const own = table.state.upgrades[1]?.slice()
  table.decide({ type: 'no-swap' })
  expect([table.phase, table.state.upgrades[1]]).toEqual(['shift', own])
})

test('HT-CHAMP-08: where Legends are at the back of the grid, the exchange is for the rearmost driver', () => {
  const table = raceTo(race(2, { season: '1962', legends: 2 }), 1, 0)
  // The Legends came home behind both drivers.
  expect(table.state.progress.map((progress, car) => [progress, table.state.spot[car]]).slice(0, 2)).toEqual([
    [-1, 1],
    [-1, 0],
  ])
  expect([pickAll(table).phase, table.pending]).toEqual(['swap', [0]])
})

test('HT-CHAMP-09: what is left, with what was given, is shuffled back into the deck before the race', () => {
  const table = pickAll(secondRace())
  const { market, upgradeDeck } = table.state
  const [deck, left] = [upgradeDeck.slice(), market.slice()]
  const [give = 0] = table.state.upgrades[1] ?? []
  const take = left.find((card) => card !== give) ?? 0
  table.decide({ type: 'swap', give, take })
  expect(table.state.market).toEqual([])
  const expected = [...deck, ...left, give]
  expected.splice(expected.indexOf(take), 1)
  expect(table.state.upgradeDeck.toSorted()).toEqual(expected.toSorted())
  expect(table.state.upgradeDeck).not.toEqual(expected)
  expect(table.state.aside).toEqual([])
})

test('HT-CHAMP-10: upgrades add up: in the third race every driver owns three', () => {
  const table = race(3, { season: '1962', upgrades: 'all' })
  for (let number = 1; number <= eventsOf(1962).length; number++) {
    table.playOn('shift')
    for (const [seat, upgrades] of table.state.upgrades.entries()) {
      expect(upgrades).toHaveLength(number)
      // All of them are in the cards of this race; a Heat among them is Heat like any other.
      const cards = [...(table.state.hands[seat] ?? []), ...(table.state.decks[seat] ?? [])]
      for (const card of upgrades) {
        if (cardName(card).toString().startsWith('heat')) continue
        expect(countOf(cards, card)).toBe(countOf(upgrades, card))
      }
    }
    raceTo(table, 0, 1, 2)
  }
  const { upgradeDeck, upgrades } = table.state
  expect([...upgradeDeck, ...upgrades.flat()].toSorted()).toEqual(upgradeCards('all').toSorted())
})
