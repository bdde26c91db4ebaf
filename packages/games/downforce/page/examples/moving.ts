import type { RulesExample } from '@paddock/page-kit/rules-example.ts'
import { driven, road } from '../../testing/road.ts'
import type { DownforceTable } from '../../testing/table.ts'

/** How a car goes, and what stops it. The cards and spaces are chosen to match the figures of the rulebook. */
export const moving: readonly RulesExample<DownforceTable>[] = [
  {
    id: 'ahead-or-beside',
    section: 'moving',
    rules: ['DF-EX-04', 'DF-MOVE-01'],
    arrange: () => road({ blue: '14a', red: '16a', orange: '16b' }).hand(0, 'B1', 'W').play('B1'),
    steps: [{ does: (table) => table.to('15a'), holds: (table) => lost(table) === 3 && table.where('blue') === '15a' }],
  },
  {
    id: 'closed-way',
    section: 'moving',
    rules: ['DF-EX-05'],
    arrange: () => road({ orange: '18a', blue: '22a' }).hand(0, 'B5', 'W'),
    steps: [
      { does: (table) => table.play('B5'), holds: (table) => lost(table) === 3 && table.where('orange') === '21a' },
    ],
  },
  {
    id: 'only-way-round',
    section: 'moving',
    rules: ['DF-EX-06'],
    arrange: () => road({ yellow: '30b', red: '33b', blue: '34b' }).hand(0, 'D4', 'W'),
    steps: [
      {
        does: (table) => table.play('D4'),
        holds: (table) => driven(table).join() === 'yellow 30b 31a 33a 34a 35a 36a',
      },
    ],
  },
  {
    id: 'front-edges',
    section: 'moving',
    rules: ['DF-EX-07'],
    arrange: () => road({ green: '17b', red: '2a' }).hand(0, 'B1', 'W').play('B1'),
    steps: [{ does: (table) => table.to('18a'), holds: (table) => table.where('green') === '18a' }],
  },
  {
    id: 'into-a-pocket',
    section: 'moving',
    rules: ['DF-EX-08'],
    arrange: () => road({ red: '14b', orange: '17a', green: '17b' }).hand(0, 'B7', 'W').play('B7'),
    steps: [{ does: (table) => table.to('16a'), holds: (table) => lost(table) === 4 && table.where('red') === '16a' }],
  },
  {
    id: 'home',
    section: 'moving',
    rules: ['DF-FIN-01', 'DF-FIN-02'],
    arrange: () => road({ red: '57a', blue: '50a' }).hand(0, 'D6', 'W'),
    steps: [{ does: (table) => table.play('D6'), holds: (table) => table.where('red') === 'home' }],
  },
]

/** What the car that moved last could not use. */
function lost(table: DownforceTable): number {
  return table.told('car-moved').at(-1)?.lost ?? 0
}
