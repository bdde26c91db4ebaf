import type { RulesExample } from '@paddock/page-kit/rules-example.ts'
import { carsApart, type TopRaceTable } from '../../testing/index.ts'

/** Seat 0 has played the card of blue and red: red leads. */
function paired(blue: string): TopRaceTable {
  return carsApart().put('blue', blue).hand(1, 'D5', 'W').hand(0, 'S1', 'D1').play('S1')
}

/** Carries out the first of the ways that are on offer, if there are several. */
function onward(table: TopRaceTable): unknown {
  const [seat = 0] = table.pending
  const [first] = table.choices(seat)
  return table.phase === 'move' && first ? table.decide(first) : table
}

export const pairs: readonly RulesExample<TopRaceTable>[] = [
  {
    id: 'acceleration',
    section: 'pairs',
    rules: ['TR-PAIR-02', 'TR-PAIR-04'],
    arrange: () => paired('41a'),
    steps: [{ does: (table) => table.accelerate().to('46b'), holds: (table) => table.where('blue') === '46b' }],
  },
  {
    id: 'acceleration-blocked',
    section: 'pairs',
    rules: ['TR-PAIR-05'],
    arrange: () => paired('39a').put('white', '42a'),
    steps: [{ does: (table) => table.accelerate(), holds: (table) => table.where('blue') === '41a' }],
  },
  {
    id: 'breakdown',
    section: 'pairs',
    rules: ['TR-PAIR-06', 'TR-PAIR-08', 'TR-PAIR-09'],
    arrange: () => paired('43a'),
    steps: [
      { does: (table) => table.breakDown(), holds: (table) => table.where('red') === 'off' },
      { does: (table) => onward(table.play('D5')), holds: (table) => table.where('red') === '46a' },
    ],
  },
]
