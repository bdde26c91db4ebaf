import type { RulesExample } from '@paddock/page-kit/rules-example.ts'
import { type Colour, carCalled, colours } from '../../rules/cards.ts'
import type { Action } from '../../rules/state.ts'
import { auction, carsApart, lastCard, type TopRaceTable } from '../../testing/index.ts'

/** The lines of the rulebook's table of tokens: where each car comes to. White drives to its place, 24a, with the last card. */
const lines: Readonly<Record<Colour, { readonly token: number; readonly spot: string; readonly lap: number }>> = {
  white: { token: 3, spot: '19a', lap: 2 },
  yellow: { token: 15, spot: '17a', lap: 2 },
  red: { token: 14, spot: '17b', lap: 2 },
  green: { token: 10, spot: '7b', lap: 2 },
  blue: { token: -1, spot: '3c', lap: 2 },
  black: { token: -2, spot: '65c', lap: 1 },
}

/** Six players have bought one car each and placed its token; the last card is to be played. */
function beforeLastCard(): TopRaceTable {
  const table = auction(6, { distance: 'tokens', races: 1 }).comingUp(...colours)
  for (const colour of colours) {
    while (table.phase === 'bid') table.bids(table.state.bidder < 0 ? 10 : 'pass')
    if (table.phase === 'grid') table.grid(table.offers()[0] ?? '')
    table.token(lines[colour].token)
  }
  for (const colour of colours) table.put(colour, lines[colour].spot, lines[colour].lap)
  return lastCard(table, 'D3')
}

/** What a car's token brought; undefined before it is settled. */
function settled(table: TopRaceTable, colour: Colour): number | undefined {
  return table.told('token-settled').find(({ car }) => car === carCalled(colour))?.money
}

/** All three bets of six players are asked for; the cars then end as the rulebook's bet sheet has it. */
function threeBets(): TopRaceTable {
  return lastCard(carsApart({ bets: 'on' }, 6), 'S1')
    .play('S1')
    .accelerate()
    .to('46b')
    .put('black', '50a')
    .put('yellow', '48a')
    .put('red', '47a')
    .put('blue', '2a')
    .put('green', '11b')
}

const white: Action = { type: 'bet', car: carCalled('white') }

function bets(table: TopRaceTable, colour: Colour): unknown {
  return table.decide({ type: 'bet', car: carCalled(colour) }, white, white, white, white, white)
}

function money(table: TopRaceTable): number | undefined {
  return table.told('bets-settled')[0]?.money
}

export const moneyExamples: readonly RulesExample<TopRaceTable>[] = [
  {
    id: 'bidding',
    section: 'auction',
    rules: ['TR-AUC-06', 'TR-AUC-08', 'TR-AUC-09'],
    offBoard: true,
    arrange: () => auction(3).comingUp('red', 'blue', 'green', 'black', 'white', 'yellow'),
    steps: [
      { does: (table) => table.bids(20), holds: ({ state }) => state.bid === 20 && state.bidder === 0 },
      { does: (table) => table.bids(50), holds: ({ state }) => state.bid === 50 && state.bidder === 1 },
      { does: (table) => table.bids('pass', 'pass'), holds: ({ state }) => state.owner[carCalled('red')] === 1 },
    ],
  },
  {
    id: 'tokens-settled',
    section: 'tokens',
    rules: ['TR-EX-03', 'TR-EX-04', 'TR-EX-05', 'TR-EX-06', 'TR-EX-07', 'TR-EX-08', 'TR-EX-09'],
    arrange: beforeLastCard,
    steps: [
      {
        does: (table) => table.play('D3').to('24a'),
        holds: (table) =>
          JSON.stringify(
            (['white', 'yellow', 'red', 'green', 'blue', 'black'] as const).map((car) => settled(table, car)),
          ) === JSON.stringify([30, -10, 140, -40, 0, -20]),
      },
    ],
  },
  {
    id: 'bet-sheet',
    section: 'bets',
    rules: ['TR-EX-01', 'TR-BET-11', 'TR-BET-12', 'TR-BET-13'],
    offBoard: true,
    arrange: threeBets,
    steps: [
      { does: (table) => bets(table, 'blue'), holds: ({ state }) => state.bets[0]?.length === 1 },
      { does: (table) => bets(table, 'black'), holds: ({ state }) => state.bets[0]?.length === 2 },
      { does: (table) => bets(table, 'red'), holds: (table) => money(table) === 40 },
    ],
    others: () => [white, white, white, white, white],
  },
  {
    id: 'three-times-the-winner',
    section: 'bets',
    rules: ['TR-EX-02'],
    offBoard: true,
    arrange: threeBets,
    steps: [
      {
        does: (table) => {
          for (const _ of [1, 2, 3]) bets(table, 'black')
        },
        holds: (table) => money(table) === 180,
      },
    ],
    others: () => [white, white, white, white, white],
  },
]
