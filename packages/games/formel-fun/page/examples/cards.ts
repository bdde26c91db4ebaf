import type { RulesExample } from '@paddock/page-kit/rules-example.ts'
import { type FormelFunTable, table } from '../../testing/table.ts'

type Example = RulesExample<FormelFunTable>

/** Red 1 drives, with others about. */
function alone(position: number): FormelFunTable {
  return table(3)
    .only('red 1', 'blue 1', 'green 1')
    .put('blue 1', position - 3)
    .put('green 1', position - 5)
    .put('red 1', position)
}

/** What a card drives, and from where. */
export const cards: readonly Example[] = [
  {
    id: 'its-own-number',
    section: 'cards',
    rules: ['FF-CARD-03'],
    arrange: () => alone(7).hand('red', ['red-7', 'red-4', 'red-1', 'blue-6', 'turbo']),
    steps: [{ does: (race) => race.play('red-7'), holds: (race) => race.where('red 1') === 14 }],
  },
  {
    id: 'another-number',
    section: 'cards',
    rules: ['FF-CARD-02', 'FF-CARD-06'],
    arrange: () => alone(8).hand('red', ['red-7', 'red-8', 'red-1', 'blue-6', 'turbo']),
    steps: [{ does: (race) => race.play('red-7'), holds: (race) => race.where('red 1') === 11 }],
  },
  {
    id: 'two-plus-six',
    section: 'cards',
    rules: ['FF-EX-01', 'FF-CARD-07'],
    arrange: () => alone(12).hand('red', ['blue-6', 'red-2', 'red-9', 'blue-8', 'red-1']),
    steps: [{ does: (race) => race.play('blue-6'), holds: (race) => race.where('red 1') === 18 }],
  },
  {
    id: 'nine-plus-eight',
    section: 'cards',
    rules: ['FF-EX-02', 'FF-CARD-07'],
    arrange: () => alone(9).hand('red', ['blue-8', 'red-9', 'red-2', 'blue-6', 'red-1']),
    steps: [{ does: (race) => race.play('blue-8'), holds: (race) => race.where('red 1') === 17 }],
  },
  {
    id: 'red-one',
    section: 'cards',
    rules: ['FF-CARD-04', 'FF-CARD-05'],
    arrange: () =>
      table(3)
        .only('red 1', 'red 2', 'blue 1')
        .put('red 1', 15)
        .put('red 2', 11)
        .put('blue 1', 9)
        .hand('red', ['red-1', 'red-1', 'red-5', 'blue-6', 'blue-7']),
    steps: [
      { does: (race) => race.play('red-1'), holds: (race) => race.where('red 1') === 25 },
      { does: (race) => race.play('red-1'), holds: (race) => race.where('red 2') === 12 },
    ],
  },
]
