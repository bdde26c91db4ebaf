import type { WordExplained } from '@paddock/page-kit/rules-example.ts'

export const explained: readonly WordExplained[] = [
  { id: 'round', word: 'round', meaning: 'Every car in the race moves once; the leading one begins.', section: 'turn' },
  {
    id: 'race',
    word: 'race',
    meaning: 'Rounds until a car is over the line. The last car then leaves for good.',
    section: 'end',
  },
  {
    id: 'red',
    word: 'Red',
    also: ['red 1'],
    meaning: 'The ringed number on a card: it counts only from a space of the same number.',
    section: 'cards',
  },
  {
    id: 'blue',
    word: 'Blue',
    also: ['blue 6'],
    meaning: 'The plain number on a card: it counts from every space where the red one does not.',
    section: 'cards',
  },
  { id: 'turbo', word: 'turbo', meaning: 'Drives 5 alone, or adds 5 to the card it is laid on.', section: 'turbo' },
  {
    id: 'extra-turbo',
    word: 'extra turbo',
    also: ['extra turbos'],
    meaning: 'A turbo on top of another card. Your hand is one card smaller from then on; three a match.',
    section: 'turbo',
  },
  {
    id: 'inside',
    word: 'innermost',
    also: ['inside', 'further inside'],
    meaning: 'Nearest to the middle of the oval. Of cars on one space, the innermost is ahead and moves first.',
    section: 'full',
  },
  {
    id: 'full',
    word: 'full',
    meaning: 'A space with four cars. Nobody can stop on it; everybody can pass it.',
    section: 'full',
  },
  {
    id: 'line',
    word: 'line',
    meaning: 'The finish, before the first space 1. Passing it ends the race with this round.',
    section: 'end',
  },
  { id: 'final', word: 'final', meaning: 'The last race, with the last two cars.', section: 'points' },
]
