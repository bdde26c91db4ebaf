import type { RulesExample } from '@paddock/page-kit/rules-example.ts'
import { carCalled } from '../../rules/cards.ts'
import type { Action } from '../../rules/state.ts'
import { road } from '../../testing/road.ts'
import type { DownforceTable } from '../../testing/table.ts'

/** How a card is carried out, row by row; and what comes after it. */
export const playingCards: readonly RulesExample<DownforceTable>[] = [
  {
    id: 'row-by-row',
    section: 'race',
    rules: ['DF-EX-02', 'DF-RACE-05'],
    arrange: () => road({ red: '2a', yellow: '9a', black: '14a', blue: '17b' }).hand(0, 'B7', 'W'),
    steps: [
      { does: (table) => table.play('B7').to('8a'), holds: (table) => table.where('red') === '8a' },
      { does: (table) => table.to('13a'), holds: (table) => table.where('yellow') === '13a' },
      { does: (table) => table.to('16a'), holds: (table) => table.where('black') === '16a' },
      {
        does: (table) => table.to('18b'),
        holds: (table) => table.where('blue') === '18b' && table.state.discard.length === 1,
      },
    ],
  },
  {
    id: 'wild',
    section: 'race',
    rules: ['DF-EX-03', 'DF-WILD-01'],
    arrange: () =>
      road({ blue: '2a', orange: '9a', red: '14a', yellow: '17b', black: '39a', green: '50a' }).hand(0, 'C2', 'W'),
    steps: [
      { does: (table) => table.play('C2').to('8a'), holds: (table) => table.where('blue') === '8a' },
      {
        does: (table) => table.to('13a'),
        holds: (table) => table.where('orange') === '13a' && table.offers().join() === 'black,green,red',
      },
      { does: (table) => table.wild('red').to('16a'), holds: (table) => table.where('red') === '16a' },
      { does: (table) => table.to('18b'), holds: (table) => table.where('yellow') === '18b' },
    ],
  },
  {
    id: 'over-a-betting-line',
    section: 'bets',
    rules: ['DF-BET-01', 'DF-BET-03', 'DF-BET-06'],
    arrange: () =>
      road({ red: '14a', blue: '13a', green: '12a', black: '9a', orange: '8a', yellow: '2a' }, { betting: 'on' })
        .owns(0, 'red')
        .owns(1, 'blue')
        .owns(2, 'green')
        .hand(0, 'D6', 'W'),
    steps: [
      { does: (table) => table.play('D6'), holds: (table) => table.phase === 'bet' },
      { does: (table) => table.bet('red', 'red', 'green'), holds: (table) => table.state.bets[0]?.length === 1 },
    ],
    others: (): Action[] => [
      { type: 'bet', car: carCalled('red') },
      { type: 'bet', car: carCalled('green') },
    ],
  },
]
