import type { WordExplained } from '@paddock/page-kit/rules-example.ts'

export const explained: readonly WordExplained[] = [
  {
    id: 'driver',
    word: 'driver',
    also: ['drivers'],
    meaning: 'Who buys a driver owns the car of that colour for this race.',
    section: 'auction',
  },
  {
    id: 'controller',
    word: 'controller',
    meaning: 'Keeps the bank and begins the auction to the left. By lot at first, then whoever has least.',
    section: 'auction',
  },
  { id: 'pass', word: 'pass', meaning: 'Bids no more for this driver.', section: 'auction' },
  {
    id: 'token',
    word: 'token',
    also: ['tokens'],
    meaning: 'A mark beside the track: how far the owner says that the car will come.',
    section: 'tokens',
  },
  {
    id: 'gold',
    word: 'gold number',
    also: ['wild'],
    meaning: 'A row without a car: whoever plays the card names one that is not printed on it.',
    section: 'race',
  },
  {
    id: 'pair',
    word: 'pair',
    also: ['pairs'],
    meaning: 'A card with two cars and no number: acceleration or breakdown, as its player likes.',
    section: 'pairs',
  },
  {
    id: 'breakdown',
    word: 'Breakdown',
    also: ['broke down', 'broken down'],
    meaning: 'The car stands beside the track and loses every move until its partner has passed it.',
    section: 'pairs',
  },
  {
    id: 'level',
    word: 'level',
    meaning: 'Spaces that end at the same column. Of two level cars the one on the inner lane is in front.',
    section: 'pairs',
  },
  {
    id: 'inner',
    word: 'inner lane',
    also: ['inside lane'],
    meaning: 'Lane a: the shortest way round.',
    section: 'moving',
  },
  {
    id: 'betting-line',
    word: 'betting lines',
    also: ['betting line'],
    meaning: 'Three lines across the track. The first car over each of them brings a secret bet.',
    section: 'bets',
  },
  { id: 'home', word: 'home', meaning: 'Over the finish and off the track.', section: 'moving' },
]
