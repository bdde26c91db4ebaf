import type { RulesExample } from '@paddock/page-kit/rules-example.ts'
import { type FormelFunTable, table } from '../../testing/table.ts'

type Example = RulesExample<FormelFunTable>

/** Four cars stand on the space six ahead of red 1, and have moved. */
function fullAhead(): FormelFunTable {
  const race = table(3).only('red 1', 'red 2', 'blue 1', 'blue 2', 'green 1', 'green 2')
  for (const name of ['blue 1', 'green 1', 'blue 2', 'green 2'] as const) race.put(name, 15)
  return race
    .put('red 1', 9)
    .put('red 2', 7)
    .onTurn('red 1')
    .hand('red', ['blue-6', 'blue-7', 'red-9', 'red-2', 'turbo'])
}

/** The last round: blue 1 is over the line, and only red 1 has yet to move. */
function lastToMove(): FormelFunTable {
  return table(3)
    .only('red 1', 'red 2', 'blue 1', 'green 1', 'green 2')
    .put('blue 1', 32)
    .put('red 2', 31)
    .put('green 1', 28)
    .put('green 2', 25)
    .put('red 1', 22)
    .onTurn('red 1')
}

export const onTheTrack: readonly Example[] = [
  {
    id: 'who-moves-first',
    section: 'turn',
    rules: ['FF-ORD-03', 'FF-ORD-04'],
    arrange: () =>
      table(3)
        .only('red 1', 'blue 1', 'green 1')
        .put('red 1', 12)
        .put('blue 1', 12)
        .put('green 1', 9)
        .hand('red', ['blue-6', 'red-2', 'red-9', 'blue-8', 'turbo']),
    steps: [
      { does: (race) => race.play('blue-6'), holds: (race) => race.where('red 1') === 18 && race.mover() === 'blue 1' },
      {
        does: (race) => race.drive('blue-7'),
        holds: (race) => race.where('blue 1') === 19 && race.mover() === 'green 1',
      },
      { does: (race) => race.drive('red-9'), holds: (race) => race.on(18).join() === 'red 1,green 1' },
    ],
  },
  {
    id: 'full-space',
    section: 'full',
    rules: ['FF-MOVE-05', 'FF-MOVE-06'],
    arrange: fullAhead,
    steps: [{ does: (race) => race.play('blue-6'), holds: (race) => race.where('red 1') === 14 }],
  },
  {
    id: 'past-a-full-space',
    section: 'full',
    rules: ['FF-MOVE-08'],
    arrange: fullAhead,
    steps: [{ does: (race) => race.play('blue-7'), holds: (race) => race.where('red 1') === 16 }],
  },
  {
    id: 'last-is-out',
    section: 'end',
    rules: ['FF-END-01', 'FF-END-02', 'FF-END-04', 'FF-GRID-01'],
    arrange: () => lastToMove().hand('red', ['blue-6', 'red-5', 'red-9', 'red-10', 'red-3']),
    steps: [
      {
        does: (race) => race.play('blue-6'),
        holds: (race) => race.eliminated().at(-1) === 'green 2' && race.order().join() === 'blue 1,red 2,green 1,red 1',
      },
    ],
  },
  {
    id: 'level-is-not-enough',
    section: 'end',
    rules: ['FF-ORD-05', 'FF-END-04', 'FF-END-05'],
    arrange: () => lastToMove().hand('red', ['red-5', 'blue-6', 'red-9', 'red-10', 'red-3']),
    steps: [{ does: (race) => race.play('red-5'), holds: (race) => race.eliminated().at(-1) === 'red 1' }],
  },
]
