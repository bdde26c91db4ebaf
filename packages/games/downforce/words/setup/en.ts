import type { SetupWords } from '@paddock/kernel'
import { isForMoney, type Options } from '../../rules/options.ts'

const options: SetupWords<Options>['options'] = {
  circuit: {
    label: 'Circuit',
    help: 'Where the race is driven; a world tour begins here and ends on the other one. Both are our own layouts, made after what is known of the two sides of the board.',
    values: {
      'marina-bay': 'Marina Bay: tight, three lanes at most',
      'river-station': 'River Station: wider, with a fork',
    },
  },
  game: {
    label: 'Game',
    help: 'The beginner’s game deals the cars and three cards to each, leaves out powers and bets, and is won by the first car home, whatever is chosen for these below.',
    values: { full: 'Full game', beginner: 'Beginner’s game' },
  },
  format: {
    label: 'Format',
    help: 'What is driven, and what wins.',
    values: {
      race: 'One race: the most money wins',
      'first-car': 'One race: the first car home wins',
      'long-distance': 'Long distance: no finish and no bets, the farthest car wins',
      'long-distance-money': 'Long distance for money: prizes by distance, and bets',
      'world-tour': 'World tour: a race on each circuit, the money is added up',
    },
  },
  cars: {
    label: 'Cars',
    help: 'At the auction you bid with your speed cards, and what you bid is what you pay. Dealt cars cost nothing.',
    values: { auction: 'Sold at auction', dealt: 'Dealt, the same number to each' },
  },
  powers: {
    label: 'Powers',
    help: 'Every car comes with a power. You keep one, and it serves all your cars.',
    values: { on: 'With powers', off: 'Without powers' },
  },
  hand: {
    label: 'Speed cards',
    help: 'Dealt at once, you know from the start what you can do. Three at a time is easier.',
    values: { all: 'All dealt at the start', three: 'Three in hand, one drawn after each card' },
  },
  betting: {
    label: 'Bets',
    help: 'When the first car crosses a yellow line, everyone bets in secret on the winner. By odds, a car pays more the further back it lies; that comes from a score sheet made by players, not from the rulebook.',
    values: { on: 'Fixed payouts', odds: 'Payouts by odds', off: 'No bets' },
  },
  deck: {
    label: 'Deck',
    help: 'The rulebook shows three of the 42 cards. The others are derived from them and from older editions, alike for every colour. The cards with two wilds are our invention, because the rulebook speaks of such cards.',
    values: { twowild42: 'With three cards that have two wilds', plain42: 'Without cards that have two wilds' },
  },
  unownedCars: {
    label: 'Cars without an owner',
    help: 'What becomes of a car that nobody bought or was dealt.',
    values: {
      race: 'They race: all may move them and bet on them',
      removed: 'They leave the grid before the race',
    },
  },
  twoPlayerCunning: {
    label: 'Cunning with two players',
    help: 'Between two players Cunning is worth less. With three or more this changes nothing.',
    values: {
      keep: 'A power like the others',
      swap: 'Its buyer must keep another power',
      remove: 'Left out: the last car is sold without a power',
    },
  },
}

const sets: NonNullable<SetupWords<Options>['sets']> = {
  'first-game': {
    label: 'Beginner’s game',
    about: 'Cars are dealt, three cards in hand, no powers and no bets: the first car home wins.',
  },
  base: { label: 'Full game', about: 'Auction, powers, one race and three bets: the most money wins.' },
  'long-distance': {
    label: 'Long distance',
    about: 'Nobody stops at the finish: all cards are played, and prizes go by distance.',
  },
  'world-tour': {
    label: 'World tour',
    about: 'A race on each circuit, with an auction before each; the money is added up.',
  },
}

const places: Readonly<Record<Options['circuit'], string>> = {
  'marina-bay': 'Marina Bay',
  'river-station': 'River Station',
}

const driven: Readonly<Record<Options['format'], string>> = {
  race: 'One race at',
  'first-car': 'One race at',
  'long-distance': 'Long distance at',
  'long-distance-money': 'Long distance for money at',
  'world-tour': 'World tour from',
}

const list = new Intl.ListFormat('en', { type: 'conjunction' })

/** "One race at Marina Bay with auction, powers and bets: the most money wins." */
function inShort({ circuit, format, cars, powers, betting }: Options): string {
  const parts = [
    cars === 'auction' ? 'auction' : 'dealt cars',
    ...(powers === 'on' ? ['powers'] : []),
    ...(betting === 'off' ? [] : [betting === 'odds' ? 'bets by odds' : 'bets']),
  ]
  const best = format === 'first-car' ? 'the first car home wins' : 'the farthest car wins'
  const wins = isForMoney({ format }) ? 'the most money wins' : best
  return `${driven[format]} ${places[circuit]} with ${list.format(parts)}: ${wins}.`
}

export const en: SetupWords<Options> = { inShort, options, sets }
