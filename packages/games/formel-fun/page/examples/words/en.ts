import type { ExampleWords } from '@paddock/page-kit/rules-example.ts'

export const en: Readonly<Record<string, ExampleWords>> = {
  'who-moves-first': {
    title: 'Who moves first',
    before: 'Red 1 and blue 1 share a space 2, red on the inside. Green 1 stands behind them, on a 9.',
    steps: [
      'The leading space comes first, and on it the car further inside: red 1 drives 6, to an 8.',
      'Then blue 1, from the same space. It drives 7, past red.',
      'Green 1 is last: its red 9 fits the 9 it stands on, so it drives 9 and stops beside red, on the outside.',
    ],
  },
  'its-own-number': {
    title: 'A red number on its own space',
    before: 'Red 1 stands on a 7 and plays the red 7.',
    steps: ['The card and the space agree: the car drives 7, to the 4 of the next section.'],
  },
  'another-number': {
    title: 'A red number anywhere else',
    before: 'Red 1 stands on an 8 and plays the red 7.',
    steps: [
      'The numbers differ, so the blue 3 on the card counts: 3 spaces. There is no choosing between red and blue.',
    ],
  },
  'two-plus-six': {
    title: 'From a 2, six spaces',
    before: 'Red 1 stands on a 2 and plays the blue 6. Numbers on spaces are names, not distances.',
    steps: ['Six spaces on, it stops on the 8 of the same section.'],
  },
  'nine-plus-eight': {
    title: 'From a 9, eight spaces',
    before: 'Red 1 stands on a 9 and plays the blue 8.',
    steps: ['Eight spaces on, it stops on the 7 of the next section.'],
  },
  'red-one': {
    title: 'Red 1 is the odd one',
    before: 'Red holds two red 1s. Its car 1 stands on a 5, its car 2 on a 1.',
    steps: [
      'From a 5, and from every space that is no 1, the card drives 10.',
      'From a 1 it drives only 1: here the number is its own.',
    ],
  },
  'two-turbos': {
    title: 'Two turbos together',
    before: 'Red 1 stands on a 4 and plays a turbo with another turbo on top.',
    steps: ['5 + 5: the car drives 10, to the next 4. One of the two was the extra turbo.'],
  },
  'extra-turbo-costs': {
    title: 'What an extra turbo costs',
    before: 'Red has five cards. Red 1 stands on a 10 and plays a red 2 with a turbo on top.',
    steps: [
      'A red 2 on a 10 drives 3, and the turbo adds 5: 8 spaces. Red draws only one card for the two: from now on there are four to choose from.',
    ],
  },
  'full-space': {
    title: 'A full space',
    before: 'Four cars stand six spaces ahead of red 1. It plays a blue 6.',
    steps: ['No fifth car fits: red 1 falls back to the first space behind with room and has driven 5.'],
  },
  'past-a-full-space': {
    title: 'Past a full space',
    before: 'The same four cars, but red 1 plays a blue 7.',
    steps: ['Cars in between never stop anyone: it drives past them and has driven all 7.'],
  },
  'last-is-out': {
    title: 'The last car is out',
    before:
      'Two cars are over the line, so this is the last round. Only red 1 has yet to move; green 2 is 3 spaces ahead of it.',
    steps: [
      'With 6 spaces red 1 passes green 2, which is now furthest back: green 2 is out. The others line up for the next race, one behind the other.',
    ],
  },
  'level-is-not-enough': {
    title: 'Level is not enough',
    before: 'The same moment, but red 1 plays a red 5, which from here drives 3: to the space of green 2.',
    steps: ['Green 2 stands on the inside and is ahead. Red 1 is the outermost car of the last space, and out.'],
  },
}
