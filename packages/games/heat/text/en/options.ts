import type { Words } from '@paddock/kernel'
import type { Options } from '../../options.ts'
import type { Action, Event } from '../../state.ts'
import type { View } from '../../view.ts'

export const options: Words<Action, Event, View, Options>['options'] = {
  circuit: {
    label: 'Circuit',
    help: 'Where the race is driven; alone, it is a time trial. Spaces, corners and limits are those of the board, the shapes are our own drawing.',
    values: {
      usa: 'USA: 69 spaces, 4 corners, limits 2 to 7',
      gb: 'Great Britain: 63 spaces, 5 corners, limits 3 to 10',
      italy: 'Italy: 54 spaces, 3 corners, limits 2 to 5',
      france: 'France: 60 spaces, 5 corners, limits 2 to 5',
    },
  },
  laps: {
    label: 'Laps',
    help: 'How often the circuit is driven round. The board states 3 laps for Italy and 2 for the others.',
    values: { printed: 'As the board states', 1: '1 lap', 2: '2 laps', 3: '3 laps', 4: '4 laps' },
  },
  race: {
    label: 'Race',
    help: 'The first game is one lap of the USA, whatever is chosen for circuit and laps.',
    values: { full: 'As chosen above', 'first-game': 'First game: one lap of the USA' },
  },
  gears: {
    label: 'Gears',
    help: 'Shown first, everyone sees the gears of the others before choosing cards. Chosen with the cards, a gear stays secret until the car moves.',
    values: { first: 'Shown first, then the cards are chosen', 'with-cards': 'Chosen and shown with the cards' },
  },
  wording: {
    label: 'Wording of the rules',
    help: 'The two wordings differ only in upgrade cards, which this version does not have yet: a plain race is the same under both.',
    values: { booklet: 'The booklet (1.0)', revised: 'The revised rules (1.1)' },
  },
}
