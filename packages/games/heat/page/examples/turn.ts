import type { RulesExample } from '@paddock/page-kit/rules-example.ts'
import { type HeatTable, race } from '../../testing/table.ts'
import { behind, paid, turn } from '../../testing/turn.ts'

/** What may be done after the move, slipstream, and corners. */
export const turns: readonly RulesExample<HeatTable>[] = [
  {
    id: 'boost',
    section: 'react',
    rules: ['HT-REACT-05', 'HT-REACT-06'],
    arrange: () => turn({ space: 14, cards: [4, 3], deck: [2], parked: behind }),
    steps: [
      {
        does: (table) => table.boost(),
        holds: (table) => table.space(0) === 23 && table.state.speed === 9 && table.state.engine[0] === 5,
      },
    ],
  },
  {
    id: 'cooling',
    section: 'react',
    rules: ['HT-REACT-03', 'HT-GEAR-06'],
    arrange: () => turn({ space: 14, cards: [2], kept: ['heat', 'heat', 'heat', 3], engine: 3, parked: behind }),
    steps: [
      {
        does: (table) => table.cool(3),
        holds: (table) => table.state.engine[0] === 6 && table.zone(0, 'hands').join() === '3',
      },
    ],
  },
  {
    id: 'adrenaline',
    section: 'react',
    rules: ['HT-ADR-01'],
    arrange: () => turn({ space: 14, cards: [3, 2], parked: [{ space: 25 }] }),
    steps: [
      {
        does: (table) => table.adrenaline(),
        holds: (table) => table.space(0) === 20 && table.state.speed === 6,
      },
    ],
  },
  {
    id: 'slipstream',
    section: 'slipstream',
    rules: ['HT-SLIP-01', 'HT-SLIP-04'],
    arrange: () => turn({ space: 14, cards: [4, 1], parked: [{ space: 20 }, { space: 2 }] }).done(),
    steps: [
      {
        does: (table) => table.slipstream(),
        holds: (table) => table.space(0) === 21 && table.told('car-moved').at(-1)?.by === 'slipstream',
      },
    ],
  },
  {
    id: 'slipstream-over-a-corner',
    section: 'slipstream',
    rules: ['HT-EX-12'],
    arrange: () => turn({ space: 50, cards: [4, 1], parked: [{ space: 56 }] }).done(),
    steps: [
      {
        does: (table) => table.slipstream(),
        holds: (table) => table.space(0) === 57 && paid(table).join() === 'D 3',
      },
    ],
  },
  {
    id: 'from-the-grid',
    section: 'corners',
    rules: ['HT-EX-09'],
    arrange: () =>
      race(2).put(0, -1).put(1, -1, { spot: 1 }).gear(0, 3).hand(0, 4, 4, 5, 3, 1).hand(1, 1, 2).shift(3, 1),
    steps: [
      { does: (table) => table.play([4, 4, 5], [1]), holds: (table) => table.space(0) === 12 },
      { does: (table) => table.done(), holds: (table) => paid(table).join() === 'A 6' },
    ],
    others: ({ state }) => [{ type: 'play', cards: state.hands[1]?.slice(0, 1) ?? [] }],
  },
  {
    id: 'two-corners',
    section: 'corners',
    rules: ['HT-EX-10', 'HT-CORN-07', 'HT-CORN-08'],
    arrange: () => turn({ space: 36, cards: [4, 3, 1], options: { circuit: 'gb' }, parked: [{ space: 5 }] }),
    steps: [
      {
        does: (table) => table.done(),
        holds: (table) => table.space(0) === 42 && table.state.gear[0] === 1 && table.state.engine[0] === 0,
      },
    ],
  },
  {
    id: 'back-over-the-line',
    section: 'corners',
    rules: ['HT-EX-11'],
    arrange: () => turn({ space: 56, cards: [5, 4, 4], parked: [{ space: 5 }] }),
    steps: [{ does: (table) => table.done(), holds: (table) => table.progress(0) === 56 }],
  },
]
