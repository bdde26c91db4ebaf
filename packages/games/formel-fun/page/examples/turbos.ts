import type { RulesExample } from '@paddock/page-kit/rules-example.ts'
import { type FormelFunTable, table } from '../../testing/table.ts'

export const turbos: readonly RulesExample<FormelFunTable>[] = [
  {
    id: 'two-turbos',
    section: 'turbo',
    rules: ['FF-EX-06', 'FF-CARD-10'],
    arrange: () =>
      table(3)
        .only('red 1', 'blue 1', 'green 1')
        .put('red 1', 4)
        .put('blue 1', 2)
        .put('green 1', 1)
        .hand('red', ['turbo', 'turbo', 'red-4', 'blue-7', 'red-9']),
    steps: [{ does: (race) => race.play('turbo', 'turbo'), holds: (race) => race.where('red 1') === 14 }],
  },
  {
    id: 'extra-turbo-costs',
    section: 'turbo',
    rules: ['FF-EX-05', 'FF-CARD-09', 'FF-TURN-06'],
    arrange: () =>
      table(3)
        .only('red 1', 'red 2', 'blue 1')
        .put('red 1', 20)
        .put('red 2', 12)
        .put('blue 1', 10)
        .hand('red', ['red-2', 'turbo', 'red-3', 'red-4', 'red-5'])
        .pile(['red-6', 'red-7', 'red-8']),
    steps: [
      {
        does: (race) => race.play('red-2', 'turbo'),
        holds: (race) => race.where('red 1') === 28 && race.holds('red').length === 4 && race.mover() === 'red 2',
      },
    ],
  },
]
