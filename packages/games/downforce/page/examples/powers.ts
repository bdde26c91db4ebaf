import type { RulesExample } from '@paddock/page-kit/rules-example.ts'
import type { PowerName } from '../../rules/cards.ts'
import { type Places, road } from '../../testing/road.ts'
import type { DownforceTable } from '../../testing/table.ts'

/** Seat 0 owns red and has this power. */
function withPower(power: PowerName, places: Places, card: string): DownforceTable {
  return road(places).owns(0, 'red').power(0, power).hand(0, card, 'W')
}

const spread = { black: '2a', red: '9a', yellow: '14a', orange: '17b' } as const

export const powers: readonly RulesExample<DownforceTable>[] = [
  {
    id: 'aggressive',
    section: 'powers',
    rules: ['DF-EX-09'],
    arrange: () => withPower('aggressive', { red: '2a', yellow: '9a', black: '14a', blue: '17b' }, 'B7').play('B7'),
    steps: [{ does: (table) => table.to('10b', 'more'), holds: (table) => lastSteps(table) === 7 }],
  },
  {
    id: 'aggressive-not-by-a-wild',
    section: 'powers',
    rules: ['DF-EX-10'],
    arrange: () => withPower('aggressive', { red: '2a', yellow: '9a', green: '14a' }, 'E1'),
    steps: [{ does: (table) => table.play('E1').wild('red').to('8a'), holds: (table) => lastSteps(table) === 5 }],
  },
  {
    id: 'determined',
    section: 'powers',
    rules: ['DF-EX-11'],
    arrange: () => withPower('determined', { red: '13a', yellow: '2a' }, 'B6'),
    steps: [
      { does: (table) => table.play('B6').to('17a'), holds: (table) => table.phase === 'bonus' },
      { does: (table) => table.bonus('19a'), holds: (table) => table.where('red') === '19a' },
    ],
  },
  {
    id: 'strategic',
    section: 'powers',
    rules: ['DF-EX-12'],
    arrange: () => withPower('strategic', spread, 'B6'),
    steps: [
      { does: (table) => table.play('B6').to('8a'), holds: (table) => table.where('black') === '8a' },
      { does: (table) => table.skip(), holds: ({ state }) => state.hasSkipped },
      { does: (table) => table.to('16a'), holds: (table) => table.where('yellow') === '16a' },
      {
        does: (table) => table.to('18b'),
        holds: (table) => table.where('orange') === '18b' && table.where('red') === '9a',
      },
    ],
  },
  {
    id: 'tricky',
    section: 'powers',
    rules: ['DF-EX-13'],
    arrange: () => withPower('tricky', spread, 'B6'),
    steps: [
      { does: (table) => table.play('B6', 'reversed').to('18b'), holds: (table) => table.where('orange') === '18b' },
      { does: (table) => table.to('16a'), holds: (table) => table.where('yellow') === '16a' },
      { does: (table) => table.to('13a'), holds: (table) => table.where('red') === '13a' },
      { does: (table) => table.to('8a'), holds: (table) => table.where('black') === '8a' },
    ],
  },
  {
    id: 'unpredictable',
    section: 'powers',
    rules: ['DF-EX-14'],
    arrange: () =>
      withPower(
        'unpredictable',
        { blue: '2a', orange: '9a', yellow: '14a', red: '24a', black: '39a', green: '50a' },
        'C2',
      )
        .play('C2')
        .to('8a')
        .to('13a'),
    steps: [
      { does: (table) => table.wild('yellow').to('16a'), holds: (table) => table.where('yellow') === '16a' },
      { does: (table) => table.to('17a'), holds: (table) => table.where('yellow') === '17a' },
    ],
  },
]

/** How many spaces the car that moved last has entered. */
function lastSteps(table: DownforceTable): number {
  return table.told('car-moved').at(-1)?.path.length ?? 0
}
