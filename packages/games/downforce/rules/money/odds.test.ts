import { expect, test } from 'vitest'
import { lastCard } from '../../testing/last-card.ts'
import { type DownforceTable, race } from '../../testing/table.ts'

/** Three players who bet by odds. Orange still waits on the grid, behind everybody. */
function byOdds(): DownforceTable {
  const table = race(3, { betting: 'odds' })
    .owns(0, 'orange', 'black')
    .owns(1, 'red', 'green')
    .owns(2, 'blue', 'yellow')
  table.put('black', '9a').put('green', '10a').put('blue', '11b').put('yellow', '3b').put('orange', '57c', 0)
  return table.hand(0, 'W', 'F').hand(1, 'W', 'F').hand(2, 'W', 'F')
}

/** Red, in front of everyone, is driven over the next line by a card of seat 0. */
function overTheLine(table: DownforceTable, from: string): DownforceTable {
  return table.put('red', from).hand(0, 'D6', 'W').onTurn(0).play('D6').playOn('bet')
}

test('DF-OPT-05: a bet pays the position that the car had times 3, 2 or 1 for the first bet, 2, 1 or 0 for the second, 1, 0 or 0 for the third, by its final place', () => {
  const table = byOdds()
  // At every bet red lies 1st, blue 2nd and orange 6th.
  for (const from of ['16b', '33a', '42a']) {
    overTheLine(table, from)
    expect(table.phase).toBe('bet')
    table.bet('orange', 'blue', 'red')
  }
  lastCard(table, 'orange', 'blue', 'red')
  expect(table.phase).toBe('over')
  const paid = [0, 1, 2].map((seat) => table.account(seat).bets.map(({ money }) => money))
  expect(paid).toEqual([
    [6 * 3, 6 * 2, 6 * 1],
    [2 * 2, 2 * 1, 0],
    [1 * 1, 0, 0],
  ])
  expect(table.told('money-counted').map(({ bets }) => bets)).toEqual([36, 6, 1])

  const last = byOdds()
  for (const from of ['16b', '33a', '42a']) overTheLine(last, from).bet('orange', 'blue', 'red')
  lastCard(last, 'black', 'green', 'yellow', 'orange', 'red')
  expect(last.told('money-counted').map(({ bets }) => bets)).toEqual([0, 0, 0])
})

test('DF-R35: the position of a car is its place if it is home, else its rank by front and then by the inside lane', () => {
  const table = lastCard(byOdds(), 'yellow', 'red')
  // Yellow and red are home; green stands inside orange, black inside blue, one space behind.
  expect(table.phase).toBe('bet')
  expect(table.view(0).odds).toEqual([[5, 6, 3, 4, 2, 1]])
  table.bet('red', 'yellow', 'green').bet('red', 'yellow', 'green').bet('red', 'yellow', 'green')
  expect(table.told('money-counted').map(({ bets }) => bets)).toEqual([2 * 2 + 2, 3 + 2 + 1, 0])
})
