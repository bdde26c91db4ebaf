import { defaultOptions } from '@paddock/kernel'
import { randomMatches } from '@paddock/page-kit/testing/random-match.ts'
import { describe, expect, test } from 'vitest'
import { carCalled } from '../rules/cards.ts'
import { topRace } from '../rules/game.ts'
import { startingMoney } from '../rules/money.ts'
import type { View } from '../rules/view.ts'
import { booksOf } from './books.ts'

const randomMatch = randomMatches(topRace)

const variants = [
  {},
  { bets: 'on' },
  { auction: 'open-hands', bets: 'on' },
  { distance: 'tokens', bets: 'on' },
  { distance: 'long' },
  { cards: 'lucky' },
] as const

describe.each(variants)('in a match with %o', (options) => {
  test.each([2, 3, 4, 5, 6])('of %i, the books of everyone come to their purse at any time', (seats) => {
    let looks = 0
    randomMatch(seats, { ...options, races: 2 }, undefined, ({ before }) => {
      for (const view of before.slice(0, 2)) {
        for (const [seat, purse] of view.purse.entries()) {
          expect(booksOf(view, seat).at(-1)?.balance).toBe(purse)
          looks++
        }
      }
    })
    expect(looks).toBeGreaterThan(100)
  })

  test('the balance after each race is what was counted then', () => {
    const counted: number[][] = []
    const match = randomMatch(4, { ...options, races: 3 }, undefined, ({ events }) => {
      for (const event of events) {
        if (event.type === 'purse-counted') counted[event.seat] = [...(counted[event.seat] ?? []), event.purse]
      }
    })
    const { view } = match.view('spectator')
    for (const [seat, purses] of counted.entries()) {
      expect(purses).toHaveLength(3)
      expect(booksOf(view, seat).map(({ balance }) => balance)).toEqual(purses)
      expect(booksOf(view, seat).some(({ isOpen }) => isOpen)).toBe(false)
    }
  })
})

test('a race by hand: 60,000 and 10,000 for two drivers, first and fifth, and three bets that bring 40,000', () => {
  const view = afterOneRace()
  const [book] = booksOf(view, 0)
  expect(book?.account).toMatchObject({ prices: 70, prizes: 230, betMoney: 40 })
  expect(book?.gain).toBe(200)
  expect(book?.balance).toBe(startingMoney + 200)
})

/** Red wins for seat 0, whose white is fifth; it had bet on red, blue and yellow. */
function afterOneRace(): View {
  const order = (['red', 'blue', 'green', 'yellow', 'white', 'black'] as const).map(carCalled)
  const match = randomMatch(2, { ...defaultOptions(topRace.meta), bets: 'on', races: 1 })
  const { view } = match.view('spectator')
  const [played] = view.results
  if (!played) throw new Error('not over')
  const owner = order.map((_, car) => (car === carCalled('red') || car === carCalled('white') ? 0 : 1))
  const price = owner.map((_, car) => (car === carCalled('red') ? 60 : car === carCalled('white') ? 10 : 20))
  // Bet 1 on the fourth brings nothing, bet 2 on the first 60, bet 3 on the fourth costs 20.
  const bets = [(['yellow', 'red', 'yellow'] as const).map(carCalled), []]
  return { ...view, results: [{ ...played, order, owner, price, bets, token: owner.map(() => 0) }] }
}
