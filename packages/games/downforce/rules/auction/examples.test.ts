/** The worked examples of the rulebooks, with their own figures: the auction and the reckoning. */
import { expect, test } from 'vitest'
import { lastCard } from '../../testing/last-card.ts'
import { auction, race } from '../../testing/table.ts'
import { carCalled, cardCalled, powerCalled } from '../cards.ts'

test('DF-EX-01: green and Cunning are on offer; of two bids of 6 the card with more cars wins, its player owes 6, and all four cards are back in hand', () => {
  const table = auction(4).lot('green', 'cunning')
  const hands = [['B7', 'D1'], ['A1', 'B3'], ['B4'], ['B2', 'A3']]
  for (const [seat, hand] of hands.entries()) table.hand(seat, ...hand)
  table.bid('B7', 'A1', 'B4', 'B2')

  const lot = { car: carCalled('green'), power: powerCalled('cunning') }
  expect(table.told('bids-shown')).toMatchObject([
    {
      lot,
      bids: [
        { seat: 0, card: cardCalled('B7'), value: 0, by: 'nothing' },
        { seat: 1, card: cardCalled('A1'), value: 6 },
        { seat: 2, card: cardCalled('B4'), value: 4 },
        { seat: 3, card: cardCalled('B2'), value: 6 },
      ],
    },
  ])
  expect(table.told('lot-sold')).toEqual([{ type: 'lot-sold', lot, seat: 1, price: 6, reason: 'more-cars', tied: [3] }])
  expect([0, 1, 2, 3].map((seat) => table.account(seat).prices)).toEqual([0, 6, 0, 0])
  expect(table.state.owner[lot.car]).toBe(1)
  expect(table.state.powers).toEqual([[], [lot.power], [], []])
  expect(table.offers(1)).toEqual(['A1', 'B3', '8-green'])
  expect([0, 1, 2, 3].map((seat) => table.held(seat))).toEqual(hands)
})

test('DF-EX-15: yellow 2nd and green 5th, bought for 5 and 4, two bets on yellow and the third on blue: 11 + 13 − 9 = 15', () => {
  const table = race(3).owns(0, 'yellow', 'green').owns(1, 'blue', 'orange').owns(2, 'red', 'black')
  table.paid('yellow', 5).paid('green', 4)
  lastCard(table, 'blue', 'yellow', 'red', 'black', 'green', 'orange')
  table.bet('yellow', 'red', 'red').bet('yellow', 'red', 'red').bet('blue', 'red', 'red')
  expect(table.account(0)).toEqual({
    cars: [
      { car: carCalled('green'), place: 5, money: 2, price: 4 },
      { car: carCalled('yellow'), place: 2, money: 9, price: 5 },
    ],
    bets: [
      { car: carCalled('yellow'), place: 2, money: 6 },
      { car: carCalled('yellow'), place: 2, money: 4 },
      { car: carCalled('blue'), place: 1, money: 3 },
    ],
    race: 11,
    bet: 13,
    prices: 9,
    winnings: 15,
  })
  expect(table.told('money-counted')[0]).toMatchObject({ race: 11, bets: 13, prices: 9, winnings: 15 })
})
