import type { RulesExample } from '@paddock/page-kit/rules-example.ts'
import type { CardName } from '../../rules/cards.ts'
import { type LegendColour, legendCar, lineUp } from '../../testing/legends.ts'
import { type HeatTable, race } from '../../testing/table.ts'
import { behind, type TurnSetting, turn } from '../../testing/turn.ts'

type Example = RulesExample<HeatTable>

/** A round in which Legends move; black stays at the back of the grid. */
function round(table: HeatTable): HeatTable {
  return table.shift(1).play([1]).passTo()
}

function stands(table: HeatTable, colour: LegendColour): number {
  return table.space(legendCar(colour))
}

/** USA, corner B: limit 3 and a token of +1, so 4; the press waits there. */
function overLimitOf4(cards: TurnSetting['cards'], moment: Partial<TurnSetting> = {}): HeatTable {
  const road = ['free-boost', 'limit+1', 'free-boost', 'free-boost'] as const
  return turn({ space: 31, cards, parked: behind, road, options: { event: 'speed-record' }, ...moment })
}

function sponsorsGained(table: HeatTable): number {
  return table.told('sponsor-gained').length
}

/** Gear and cards together. */
function tournament(gear: number, hand: readonly CardName[]): HeatTable {
  return race(2, { gears: 'tournament' })
    .put(0, 14)
    .put(1, 2)
    .gear(0, gear)
    .engine(0, 0)
    .hand(0, ...hand)
    .hand(1, 1, 2)
}

const legends: readonly Example[] = [
  {
    id: 'legends-at-a-corner',
    section: 'legends',
    rules: ['HT-EX-01', 'HT-EX-02', 'HT-EX-03', 'HT-EX-04'],
    arrange: () => lineUp({ card: 1, on: { green: 29, red: 27, blue: 20, yellow: 14 } }),
    steps: [
      {
        does: round,
        holds: (table) =>
          (['green', 'red', 'blue', 'yellow'] as const).map((colour) => stands(table, colour)).join() === '34,31,29,25',
      },
    ],
  },
  {
    id: 'legend-between-corners',
    section: 'legends',
    rules: ['HT-EX-19'],
    arrange: () => lineUp({ card: 1, on: { blue: 36 }, options: { circuit: 'gb', legendStyle: 'careful' } }),
    steps: [{ does: round, holds: (table) => stands(table, 'blue') === 42 }],
  },
  {
    id: 'legend-to-the-flag',
    section: 'legends',
    rules: ['HT-EX-21'],
    arrange: () => lineUp({ card: 2, on: { gray: 65 }, lap: 1 }),
    steps: [{ does: round, holds: (table) => table.progress(legendCar('gray')) === 153 }],
  },
]

const press: readonly Example[] = [
  {
    id: 'press',
    section: 'sponsors',
    rules: ['HT-EX-05'],
    arrange: () => overLimitOf4([4, 2]),
    steps: [
      {
        does: (table) => table.done(),
        holds: (table) => sponsorsGained(table) === 1 && table.state.engine[0] === 4,
      },
    ],
  },
  {
    id: 'press-not-by-own-limit',
    section: 'sponsors',
    rules: ['HT-EX-07'],
    arrange: () => overLimitOf4(['tires-36', 'tires-39']),
    steps: [
      {
        does: (table) => table.done(),
        holds: (table) => sponsorsGained(table) === 0 && table.told('corner-taken').some(({ heat }) => heat === 3),
      },
    ],
  },
  {
    id: 'press-by-slipstream',
    section: 'sponsors',
    rules: ['HT-EX-08'],
    arrange: () => overLimitOf4([3], { space: 29, parked: [{ space: 32, spot: 1 }, { space: 2 }] }).done(),
    steps: [{ does: (table) => table.slipstream(), holds: (table) => sponsorsGained(table) === 1 }],
  },
]

const symbols: readonly Example[] = [
  {
    id: 'unpayable-card',
    section: 'symbols',
    rules: ['HT-EX-16'],
    arrange: () => turn({ space: 14, cards: ['turbo-43'], kept: [2], deck: [3], engine: 0, parked: behind }),
    steps: [{ does: (table) => table.replace('turbo-43'), holds: (table) => table.space(0) === 17 }],
  },
  {
    id: 'accelerate',
    section: 'symbols',
    rules: ['HT-EX-17'],
    arrange: () => turn({ space: 14, cards: ['4wd-2', '4wd-47'], deck: [1, 2, 3, 4, 2], parked: behind }),
    steps: [
      {
        does: (table) => table.accelerate(),
        holds: (table) => table.state.speed === 14 && table.space(0) === 28,
      },
    ],
  },
]

const tournamentShifts: readonly Example[] = [
  {
    id: 'tournament-up',
    section: 'tournament',
    rules: ['HT-EX-24'],
    arrange: () => tournament(1, [1, 2, 3, 4]),
    steps: [
      {
        does: (table) => table.play([1, 2, 3], [1]),
        holds: ({ state }) => state.gear[0] === 2 && state.area[0]?.length === 2,
      },
    ],
  },
  {
    id: 'tournament-down',
    section: 'tournament',
    rules: ['HT-EX-25'],
    arrange: () => tournament(4, [1, 2, 3]).deck(0, 3),
    steps: [
      {
        does: (table) => table.play([1, 2], [1]),
        holds: ({ state }) => state.gear[0] === 3 && state.speed === 6,
      },
    ],
  },
]

export const modules: readonly Example[] = [...legends, ...press, ...symbols, ...tournamentShifts]
