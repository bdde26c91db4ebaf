import type { WordExplained } from '@paddock/page-kit/rules-example.ts'

export const explained: readonly WordExplained[] = [
  {
    id: 'row',
    word: 'row',
    also: ['rows'],
    meaning: 'One line of a card: a car and a number of spaces.',
    section: 'race',
  },
  {
    id: 'wild',
    word: 'wild',
    also: ['wilds'],
    meaning: 'A row without a car: whoever plays the card names one that is not printed on it.',
    section: 'race',
  },
  {
    id: 'pole',
    word: 'pole',
    meaning: 'The first place of the grid. Its owner plays the first card.',
    section: 'race',
  },
  {
    id: 'speed-8',
    word: 'Speed-8',
    meaning: 'A card of 8 that comes with a car and moves only that car.',
    section: 'auction',
  },
  { id: 'pass', word: 'passes', also: ['pass'], meaning: 'Bids nothing for this car.', section: 'auction' },
  {
    id: 'power',
    word: 'power',
    also: ['powers'],
    meaning: 'What comes with a car: you keep one of yours for the whole race.',
    section: 'powers',
  },
  {
    id: 'front',
    word: 'front edge',
    meaning: 'Where a space ends in the direction of driving. A space is ahead if its front edge is.',
    section: 'moving',
  },
  {
    id: 'rectangle',
    word: 'rectangles',
    also: ['rectangle'],
    meaning: 'Spaces of the straights: as long on one side as on the other.',
    section: 'powers',
  },
  {
    id: 'jam',
    word: 'jam',
    meaning: 'A place with no free space ahead. What a car has left to drive is lost there.',
    section: 'moving',
  },
  {
    id: 'betting-line',
    word: 'betting lines',
    also: ['betting line'],
    meaning: 'Three lines across the track. The first car over each of them brings a bet.',
    section: 'bets',
  },
  {
    id: 'bet',
    word: 'bets',
    also: ['bet'],
    meaning: 'A secret guess which car will win. It costs nothing and pays for the first three places.',
    section: 'bets',
  },
  { id: 'home', word: 'home', meaning: 'Over the finish line and off the track.', section: 'end' },
]
