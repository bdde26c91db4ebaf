import type { RulesExample } from '@paddock/page-kit/rules-example.ts'
import { type Places, road, type TopRaceTable } from '../../testing/index.ts'

/** Seat 0 owns red and has this card. */
function withRed(cars: Places, card: string): TopRaceTable {
  return road(cars).owns(0, 'red').hand(0, card, 'W')
}

/** How cards move cars, and what stops them. */
export const driving: readonly RulesExample<TopRaceTable>[] = [
  {
    id: 'wild-first',
    section: 'race',
    rules: ['TR-MOVE-01', 'TR-WILD-02', 'TR-WILD-05'],
    arrange: () => withRed({ red: '11a', green: '20a', blue: '24a' }, 'E1'),
    steps: [
      { does: (table) => table.play('E1').wild('red').to('17a'), holds: (table) => table.where('red') === '17a' },
      { does: (table) => table.to('22a'), holds: (table) => table.where('green') === '22a' },
    ],
  },
  {
    id: 'between-others',
    section: 'moving',
    rules: ['TR-MOVE-03', 'TR-MOVE-07', 'TR-MOVE-08'],
    arrange: () => withRed({ red: '20a', black: '21a', white: '22b', green: '22c', yellow: '23a', blue: '24b' }, 'D6'),
    steps: [{ does: (table) => table.play('D6').to('25b'), holds: (table) => table.where('red') === '25b' }],
  },
  {
    id: 'as-far-as-it-goes',
    section: 'moving',
    rules: ['TR-MOVE-04', 'TR-MOVE-10'],
    arrange: () => withRed({ red: '25b', black: '27a', blue: '28a' }, 'B12'),
    steps: [
      {
        does: (table) => table.play('B12'),
        holds: (table) => table.where('red') === '27b' && table.told('car-moved').at(-1)?.lost === 2,
      },
    ],
  },
  {
    id: 'a-ten-in-vain',
    section: 'moving',
    rules: ['TR-MOVE-10', 'TR-MOVE-08'],
    arrange: () => withRed({ red: '28a', black: '32a' }, 'X6'),
    steps: [
      {
        does: (table) => table.play('X6'),
        holds: (table) => table.where('red') === '31a' && table.told('car-moved').at(-1)?.lost === 7,
      },
    ],
  },
  {
    id: 'inside-of-a-bend',
    section: 'moving',
    rules: ['TR-MOVE-14'],
    arrange: () => withRed({ red: '7a' }, 'B5'),
    steps: [{ does: (table) => table.play('B5').to('10a'), holds: (table) => table.where('red') === '10a' }],
  },
  {
    id: 'home',
    section: 'moving',
    rules: ['TR-FIN-02'],
    arrange: () => withRed({ red: '67a', blue: '51a' }, 'D6'),
    steps: [{ does: (table) => table.play('D6'), holds: (table) => table.where('red') === 'home' }],
  },
]
