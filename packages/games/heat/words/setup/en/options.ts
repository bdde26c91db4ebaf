import type { SetupWords } from '@paddock/kernel'
import type { Options } from '../../../rules/options.ts'
import { eventInShort, eventTitles } from '../../en/event-cards.ts'
import { circuitNames, laps } from '../../en/names.ts'
import { forEachEvent } from '../../for-each-event.ts'

export const options: SetupWords<Options>['options'] = {
  season: {
    label: 'Season',
    help: 'Several races for 9, 6, 4, 3, 2 and 1 points. A season sets circuits and laps by itself and brings the workshop, weather, events, sponsors and press; Legends, kind of upgrades, gears and wording are still yours to choose.',
    values: {
      off: 'A single race',
      1961: '1961',
      1962: '1962',
      1963: '1963',
      own: 'Season of chance',
      'all-time': 'Best of all time',
    },
    about: {
      off: 'One race with whatever is chosen below.',
      1961: '3 races: Great Britain, USA, Italy. The one to begin with.',
      1962: '3 races: Italy, Great Britain, France.',
      1963: '4 races: USA, Great Britain, France, Italy.',
      own: '4 races, one on each circuit, in random order and with an event drawn for each.',
      'all-time':
        'The three seasons in a row, 10 races. Points add up, and one upgrade goes along from season to season.',
    },
  },
  circuit: {
    label: 'Circuit',
    help: 'Where a single race is driven; alone and without Legends, it is a time trial. Spaces, corners and limits are those of the board, the shapes are our own drawing.',
    values: circuitNames,
    about: {
      usa: '69 spaces, 4 corners, limits 2 to 7.',
      gb: '63 spaces, 5 corners, limits 3 to 10.',
      italy: '54 spaces, 3 corners, limits 2 to 5.',
      france: '60 spaces, 5 corners, limits 2 to 5.',
    },
  },
  laps: {
    label: 'Laps',
    help: 'How often the circuit is driven round in a single race. The board states 3 laps for Italy and 2 for the others; an event may add one or take one away.',
    values: { printed: 'As the board states', 1: laps(1), 2: laps(2), 3: laps(3), 4: laps(4) },
  },
  race: {
    label: 'Race',
    help: 'How much of the race there is.',
    values: { full: 'As chosen', 'first-game': 'First game' },
    about: {
      full: 'Circuit and laps as chosen above.',
      'first-game': 'One lap of the USA, whatever is chosen for circuit and laps.',
    },
  },
  legends: {
    label: 'Legends',
    help: 'Rivals that need nobody: a card tells them how far to drive, and they neither pay heat nor spin out. They take places, and points in a season. With fewer than four drivers two or more are a good idea; there are six cars in all.',
    values: { 0: 'None', 1: '1', 2: '2', 3: '3', 4: '4', 5: '5' },
  },
  pro: {
    label: 'Pro Legends',
    help: 'What is added to the top speeds of the Legends; only with Legends.',
    values: { 0: 'As printed', 1: '+1', 2: '+2', 3: '+3', 4: '+4', 5: '+5', 6: '+6' },
    about: { 2: 'What the designers like to race against.' },
  },
  legendStyle: {
    label: 'Legends in corners',
    help: 'How many corners a Legend takes in one round; only with Legends.',
    values: { careful: 'Careful', aggressive: 'Aggressive' },
    about: {
      careful: 'Never more than one corner.',
      aggressive: 'From certain spaces, marked right before the corners B, C and D of Great Britain, one corner more.',
    },
  },
  workshop: {
    label: 'Workshop',
    help: 'Upgrades of your own in place of the three that every car has (0, 5 and a heat card). A season has its own workshop: one more upgrade before each race.',
    values: { off: 'No workshop', draft: 'Draft', quick: 'Quick start' },
    about: {
      off: 'All cars are alike.',
      draft: 'Three times everyone takes one card from an open market.',
      quick: 'Everyone is dealt three basic upgrades.',
    },
  },
  upgrades: {
    label: 'Upgrades',
    help: 'Which cards the workshop has, in the draft and in a season; the quick start deals basic ones.',
    values: { basic: 'Basic', advanced: 'Advanced', all: 'All' },
    about: {
      basic: '17 kinds with few symbols. The ones to begin with.',
      advanced: '31 kinds with more to gain and more to pay: direct play, salvage, refresh, higher limits.',
      all: 'All 48 kinds.',
    },
  },
  weather: {
    label: 'Weather and road',
    help: 'Tokens drawn before the race. A season always has them.',
    values: { off: 'Fair', on: 'Drawn' },
    about: {
      off: 'No tokens: every corner is as printed.',
      on: 'The weather changes what cars start with, and a token at each corner changes the corner or the sector behind it.',
    },
  },
  event: {
    label: 'Event',
    help: 'An event card for a single race, with its sponsor cards, press and special rule. Letters of the press that a circuit does not have start again at A. A season brings its own events.',
    values: { none: 'None', drawn: 'Drawn by chance', ...forEachEvent((event) => eventTitles[event]) },
    about: {
      none: 'No sponsors and no press.',
      drawn: 'One of the ten, known when the race begins.',
      ...forEachEvent(eventInShort),
    },
  },
  gears: {
    label: 'Gears',
    help: 'When the others get to know your gear.',
    values: { first: 'Shown first', 'with-cards': 'With the cards', tournament: 'Tournament' },
    about: {
      first: 'Everyone sees the gears of the others before choosing cards.',
      'with-cards': 'Gear and cards are chosen together and stay secret until the car moves.',
      tournament:
        'As with the cards, and two gears at once are not refused without heat: going up you lose one of your cards at random, going down one more is turned up.',
    },
  },
  wording: {
    label: 'Wording of the rules',
    help: 'The two differ only in some upgrade cards. Accelerate is read alike in both: one space for each + that has turned up a Speed card, none for what was set aside on the way.',
    values: { booklet: 'Booklet (1.0)', revised: 'Revised (1.1)' },
    about: {
      booklet:
        'Cards with refresh go back on the deck at the end of React, before the slipstream, and what they give still counts; the cards of a scrap are taken together.',
      revised:
        'Cards with refresh go back when you discard; scrap goes card by card, so that a reshuffle takes in what was just scrapped.',
    },
  },
}

export const clashes: NonNullable<SetupWords<Options>['clashes']> = {
  'season-is-full': 'A season has its own circuits and laps, so it cannot be the first game with its single lap.',
}
