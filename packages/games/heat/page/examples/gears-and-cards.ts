import type { RulesExample } from '@paddock/page-kit/rules-example.ts'
import type { Action } from '../../rules/state.ts'
import { parked } from '../../testing/parked.ts'
import { type HeatTable, race } from '../../testing/table.ts'

const firstGear: Action = { type: 'shift', gear: 1 }

/** Black on 14 of the USA, blue far behind, both about to choose their gears. */
function onTheStraight(): HeatTable {
  return race(2).put(0, 14).put(1, 2).gear(0, 1).hand(0, 4, 3, 3, 2, 2, 1, 0).hand(1, 1, 2)
}

/** Choosing a gear, playing cards, and where the car then stops. */
export const gearsAndCards: readonly RulesExample<HeatTable>[] = [
  {
    id: 'two-gears-up',
    section: 'gears',
    rules: ['HT-GEAR-02', 'HT-GEAR-03'],
    arrange: onTheStraight,
    steps: [
      {
        does: (table) => table.shift(3, 1),
        holds: ({ state }) => state.gear[0] === 3 && state.engine[0] === 5,
      },
    ],
    others: () => [firstGear],
  },
  {
    id: 'sum-of-cards',
    section: 'cards',
    rules: ['HT-PLAY-01'],
    arrange: () => onTheStraight().gear(0, 3).shift(3, 1),
    steps: [
      {
        does: (table) => table.play([4, 3, 2], [1]).passTo(0),
        holds: (table) => table.space(0) === 23 && table.state.speed === 9,
      },
    ],
    others: ({ state }) => [{ type: 'play', cards: state.hands[1]?.slice(0, 1) ?? [] }],
  },
  {
    id: 'stress',
    section: 'cards',
    rules: ['HT-EX-13'],
    arrange: () =>
      race(2)
        .put(0, 13)
        .put(1, 0)
        .hand(0, 'stress', 1, 2)
        .hand(1, 1, 2)
        .deck(0, 0, 'heat', 5, 3)
        .gear(0, 2)
        .shift(2, 1),
    steps: [
      {
        does: (table) => table.play(['stress', 2], [1]),
        holds: (table) => table.space(0) === 18 && table.zone(0, 'discard').join() === '5,heat,0',
      },
    ],
  },
  {
    id: 'cluttered-hand',
    section: 'cards',
    rules: ['HT-EX-15'],
    arrange: () =>
      race(2)
        .put(0, 13)
        .put(1, 0)
        .gear(0, 4)
        .engine(0, 0)
        .hand(0, 2, 3, 'heat', 'heat', 'heat', 'heat', 'heat')
        .hand(1, 1, 2)
        .shift(4, 1),
    steps: [
      {
        does: (table) => table.play(['heat', 'heat', 2, 3], [1]),
        holds: (table) => table.space(0) === 13 && table.state.gear[0] === 1,
      },
    ],
  },
  {
    id: 'full-spaces',
    section: 'moving',
    rules: ['HT-EX-14'],
    arrange: () => parked([15, 15, 14, 14, 13]).put(0, 10).gear(0, 2).hand(0, 2, 3, 1, 4).shift(2, 1, 1, 1, 1, 1),
    steps: [
      {
        does: (table) => table.play([2, 3], [0], [0], [0], [0], [0]).passTo(0),
        holds: (table) => table.space(0) === 13 && table.state.speed === 5,
      },
    ],
  },
]
