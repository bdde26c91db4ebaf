import { describe, expect, test } from 'vitest'
import { carCalled } from '../rules/cards.ts'
import { startingMoney } from '../rules/money.ts'
import type { View } from '../rules/view.ts'
import { auction } from '../testing/table.ts'
import { booksOf } from './books.ts'

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
    const table = auction(seats, { ...options, races: 2 })
    let looks = 0
    table.playUntil(() => {
      const view = table.view('spectator')
      for (const [seat, purse] of view.purse.entries()) {
        expect(booksOf(view, seat).at(-1)?.balance).toBe(purse)
        looks++
      }
      return false
    })
    expect(looks).toBeGreaterThan(100)
  })

  test('the balance after each race is what was counted then', () => {
    const table = auction(4, { ...options, races: 3 }).playOn()
    const view = table.view('spectator')
    for (const seat of [0, 1, 2, 3]) {
      const counted = table.told('purse-counted').filter((event) => event.seat === seat)
      const purses = counted.map(({ purse }) => purse)
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
  const view = auction(2, { bets: 'on', races: 1 }).playOn().view('spectator')
  const [played] = view.results
  if (!played) throw new Error('not over')
  const owner = order.map((_, car) => (car === carCalled('red') || car === carCalled('white') ? 0 : 1))
  const price = owner.map((_, car) => (car === carCalled('red') ? 60 : car === carCalled('white') ? 10 : 20))
  // Bet 1 on the fourth brings nothing, bet 2 on the first 60, bet 3 on the fourth costs 20.
  const bets = [(['yellow', 'red', 'yellow'] as const).map(carCalled), []]
  return { ...view, results: [{ ...played, order, owner, price, bets, token: owner.map(() => 0) }] }
}
