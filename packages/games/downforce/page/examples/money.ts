import type { RulesExample } from '@paddock/page-kit/rules-example.ts'
import { type Colour, carCalled, cardCalled } from '../../rules/cards.ts'
import type { Action } from '../../rules/state.ts'
import { lastCard } from '../../testing/last-card.ts'
import { auction, type DownforceTable, race } from '../../testing/table.ts'

function bid(card: string): Action {
  return { type: 'bid', card: cardCalled(card) }
}

function bet(car: Colour): Action {
  return { type: 'bet', car: carCalled(car) }
}

/** The auction, and the reckoning. */
export const money: readonly RulesExample<DownforceTable>[] = [
  {
    id: 'tied-bids',
    section: 'auction',
    rules: ['DF-EX-01', 'DF-AUC-08'],
    viewer: 1,
    offBoard: true,
    arrange: () =>
      auction(4).lot('green', 'cunning').hand(0, 'B7', 'D1').hand(1, 'A1', 'B3').hand(2, 'B4').hand(3, 'B2', 'A3'),
    steps: [
      {
        does: (table) => table.bid('B7', 'A1', 'B4', 'B2'),
        holds: ({ state }) => state.owner[carCalled('green')] === 1 && state.price[carCalled('green')] === 6,
      },
    ],
    others: () => [bid('B7'), bid('B4'), bid('B2')],
  },
  {
    id: 'counting-money',
    section: 'aim',
    rules: ['DF-EX-15', 'DF-SCO-01', 'DF-SCO-02'],
    offBoard: true,
    arrange: () =>
      lastCard(
        race(3)
          .owns(0, 'yellow', 'green')
          .owns(1, 'blue', 'orange')
          .owns(2, 'red', 'black')
          .paid('yellow', 5)
          .paid('green', 4),
        ...(['blue', 'yellow', 'red', 'black', 'green', 'orange'] as const),
      ),
    steps: [
      {
        does: (table) => table.bet('yellow', 'red', 'red').bet('yellow', 'red', 'red'),
        holds: ({ state }) => state.bets[0]?.length === 2,
      },
      {
        does: (table) => table.bet('blue', 'red', 'red'),
        holds: (table) => table.told('money-counted').some(({ winnings }) => winnings === 15),
      },
    ],
    others: () => [bet('red'), bet('red')],
  },
]
