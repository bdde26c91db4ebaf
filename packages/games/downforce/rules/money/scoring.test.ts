import { describe, expect, test } from 'vitest'
import { lastCard } from '../../testing/last-card.ts'
import { type DownforceTable, race } from '../../testing/table.ts'
import type { Colour } from '../cards.ts'
import type { Options } from '../options.ts'

const everyCar: Colour[] = ['blue', 'yellow', 'red', 'black', 'green', 'orange']

/** Three players with two cars each. */
function three(options: Partial<Options> = {}): DownforceTable {
  return race(3, options).owns(0, 'yellow', 'green').owns(1, 'blue', 'orange').owns(2, 'red', 'black')
}

/** All three bets of every player, all on these cars. */
function allBet(table: DownforceTable, ...cars: Colour[]): DownforceTable {
  return table
    .bet(...cars)
    .bet(...cars)
    .bet(...cars)
}

/** What each player was told to have won, in the order of the seats. */
function winnings(table: DownforceTable): number[] {
  return table.told('money-counted').map((money) => money.winnings)
}

/** The seats from first to last, and where they are level. */
function placed(table: DownforceTable): string[] | undefined {
  return table.ranking()?.map(({ place, seat }) => `${place}. seat ${seat}`)
}

describe('money', () => {
  test('DF-SCO-01: places 1 to 6 pay the owner of the car 12, 9, 6, 4, 2 and 0', () => {
    const table = race(6)
    for (const [seat, colour] of everyCar.entries()) table.owns(seat, colour)
    lastCard(table, ...everyCar).playOn()
    expect(table.told('money-counted').map((money) => money.race)).toEqual([12, 9, 6, 4, 2, 0])
    expect(table.account(1).cars).toMatchObject([{ place: 2, money: 9 }])
  })

  test('DF-SCO-02: bet 1 pays 9, 6 or 3 for a car that came 1st, 2nd or 3rd, bet 2 pays 6, 4 or 2, bet 3 pays 3, 2 or 1', () => {
    const table = allBet(lastCard(three(), ...everyCar), 'blue', 'yellow', 'red')
    const paid = [0, 1, 2].map((seat) => table.account(seat).bets.map(({ money }) => money))
    expect(paid).toEqual([
      [9, 6, 3],
      [6, 4, 2],
      [3, 2, 1],
    ])
    expect(table.told('money-counted').map(({ bets }) => bets)).toEqual([18, 12, 6])
  })

  test('DF-SCO-03: a bet on a car that came 4th, 5th or 6th or stalled pays nothing and costs nothing', () => {
    const table = allBet(lastCard(three(), ...everyCar), 'black', 'green', 'orange')
    expect(table.told('money-counted').map(({ bets }) => bets)).toEqual([0, 0, 0])
    expect(winnings(table)).toEqual(table.told('money-counted').map((money) => money.race))
    const stalled = allBet(lastCard(three(), 'blue', 'yellow', 'red'), 'black', 'green', 'orange')
    expect(winnings(stalled)).toEqual([9, 12, 6])
  })

  test('DF-SCO-04: the owner of a stalled car still collects the bets and the money of the other cars', () => {
    const table = allBet(lastCard(three(), 'blue', 'yellow', 'red'), 'blue', 'red', 'green')
    expect(table.told('race-ended')[0]?.stalled).toHaveLength(3)
    // Green has stalled: yellow earns 9, three bets on blue 18.
    expect(table.told('money-counted')[0]).toMatchObject({ race: 9, bets: 18, prices: 0, winnings: 27 })
    expect(table.account(0).cars).toMatchObject([
      { place: 0, money: 0 },
      { place: 2, money: 9 },
    ])
  })

  test('DF-SCO-05: the race money of all cars of a player is added up; that of an unowned car goes to nobody', () => {
    const table = race(3).owns(0, 'yellow', 'green', 'red').owns(1, 'orange').owns(2, 'black')
    allBet(lastCard(table, ...everyCar), 'green', 'green', 'green')
    // Blue, which nobody owns, has won.
    expect(table.told('money-counted').map((money) => money.race)).toEqual([9 + 2 + 6, 0, 4])
  })

  test('DF-SCO-06: winnings are race money and bets less all prices paid, and may be negative', () => {
    const table = three()
      .paid('yellow', 5)
      .paid('green', 4)
      .paid('blue', 6)
      .paid('orange', 6)
      .paid('red', 6)
      .paid('black', 6)
    allBet(lastCard(table, ...everyCar), 'red', 'black', 'black')
    expect(table.told('money-counted')).toMatchObject([
      { race: 11, bets: 6, prices: 9, winnings: 8 },
      { race: 12, bets: 0, prices: 12, winnings: 0 },
      { race: 10, bets: 0, prices: 12, winnings: -2 },
    ])
    expect(table.ranking()?.map(({ score }) => score)).toEqual([8, 0, -2])
  })

  test('DF-R17: if fewer than three cars finish, the missing places pay no race money and no bet', () => {
    const table = allBet(lastCard(three(), 'blue', 'yellow'), 'yellow', 'red', 'green')
    expect(table.told('money-counted')).toMatchObject([
      { race: 9, bets: 6 + 4 + 2 },
      { race: 12, bets: 0 },
      { race: 0, bets: 0 },
    ])
  })
})

describe('who wins', () => {
  test('DF-SCO-07: the player with the most winnings wins, whoever owns the winning car', () => {
    const table = three().paid('blue', 6).paid('orange', 3)
    allBet(lastCard(table, ...everyCar), 'black', 'black', 'red')
    // 11, 12 − 9 and 10 + 6.
    expect(winnings(table)).toEqual([11, 3, 16])
    expect(placed(table)).toEqual(['1. seat 2', '2. seat 0', '3. seat 1'])
  })

  test('DF-SCO-08: equal winnings are separated by the best-placed cars; a finished car beats none', () => {
    // 9 + 2, 12 − 1 and 6 + 4 + 1.
    const level = three().paid('blue', 1)
    lastCard(level, ...everyCar)
      .bet('green', 'green', 'green')
      .bet('green', 'green', 'green')
      .bet('green', 'green', 'red')
    expect(winnings(level)).toEqual([11, 11, 11])
    expect(placed(level)).toEqual(['1. seat 1', '2. seat 0', '3. seat 2'])

    // All have 9: by yellow, a bet and a price; by blue, a bet and two prices; by a bet alone.
    const none = lastCard(three().paid('yellow', 3).paid('blue', 6).paid('orange', 6), 'blue', 'yellow')
    none.bet('red', 'blue', 'blue').bet('red', 'red', 'red').bet('blue', 'red', 'red')
    expect(winnings(none)).toEqual([9, 9, 9])
    expect(placed(none)).toEqual(['1. seat 1', '2. seat 0', '3. seat 2'])
  })

  test('DF-R18: if no tied player has a finished car, the lower sum of prices wins, and if that is equal too the win is shared', () => {
    // Only nobody's car gets home; the players live by their bets.
    const start = () => race(3).owns(0, 'yellow').owns(1, 'orange').owns(2, 'red')
    const tied = start().paid('yellow', 6).paid('orange', 3).paid('red', 3)
    lastCard(tied, 'blue').bet('red', 'red', 'red').bet('blue', 'red', 'red').bet('red', 'blue', 'blue')
    expect(winnings(tied)).toEqual([0, 0, 0])
    expect(placed(tied)).toEqual(['1. seat 1', '1. seat 2', '3. seat 0'])
  })
})
