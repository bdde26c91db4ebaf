import type { SetupWords } from '@paddock/kernel'
import type { Options } from '../../rules/options.ts'

const options: SetupWords<Options>['options'] = {
  game: {
    label: 'Game',
    help: 'For everyone with money and an auction, or for small children with neither.',
    values: { full: 'Full game', children: 'Children’s race' },
    about: {
      full: 'You buy drivers at auction, race for prize money, and the fullest purse wins.',
      children:
        'One race without money or reading: drivers are dealt, you turn over the top card of your own pile, and the first car home wins.',
    },
  },
  races: {
    label: 'Races',
    help: 'Money is carried over from race to race; drivers and cards are not. The children drive one race.',
    values: { 1: '1', 2: '2', 3: '3', 4: '4', 5: '5' },
  },
  bets: {
    label: 'Secret bets',
    help: 'The professional rules.',
    values: { off: 'No bets', on: 'Three bets in each race' },
    about: {
      off: 'Only the cars you own bring money.',
      on: 'When a first car crosses a betting line, everyone bets in secret on the winner: a good bet pays like a good place, a bad one costs.',
    },
  },
  auction: {
    label: 'Auction',
    help: 'What you bid for.',
    values: { drivers: 'A driver at a time', 'open-hands': 'Open hands' },
    about: {
      drivers: 'You know your cards and bid for the driver that is turned up.',
      'open-hands':
        'All hands lie open, and whoever bids most takes a hand and a car to go with it: nobody has to live with a bad deal.',
    },
  },
  distance: {
    label: 'Distance',
    help: 'Where the race ends.',
    values: { lap: 'One lap', long: 'Long distance', tokens: 'Long distance with tokens' },
    about: {
      lap: 'Cars leave the track at the finish; those that do not get there are placed by where they stand.',
      long: 'Nobody stops at the finish: all cards are dealt and played, and the car that gets farthest wins, so every card counts to the last.',
      tokens:
        'As long distance, and for each of your cars you say before the race how far it will come: being right pays, being too bold costs.',
    },
  },
  cards: {
    label: 'Cards',
    help: 'Where the movement cards come from.',
    values: { dealt: 'All dealt', lucky: 'Lucky race', bingo: 'Bingo race' },
    about: {
      dealt: 'All cards are dealt before the auction, so you can plan the whole race.',
      lucky: 'You hold six cards and draw one after each you play: fewer to look through, and surprises to the end.',
      bingo: 'Nobody holds cards: on your turn you turn over the top card of the pile and play it, whatever it is.',
    },
  },
  turns: {
    label: 'Turns',
    help: 'Who plays when.',
    values: { clockwise: 'One after another', 'total-move': 'Total move' },
    about: {
      clockwise: 'Turns go clockwise, one card each.',
      'total-move':
        'All choose a card in secret and show it together; the highest total of numbers is played first, so you also have to guess when your card will come.',
    },
  },
  moves: {
    label: 'Moves',
    help: 'How far a car must go.',
    values: { full: 'As far as possible', blocking: 'Blocking race' },
    about: {
      full: 'A car uses its whole number if any free way allows it.',
      blocking: 'You may stop a car early, after one space or more, to stand in the way of the others.',
    },
  },
  rows: {
    label: 'Order on the card',
    help: 'In which order the cars of a card move.',
    values: { printed: 'From top to bottom', free: 'Free order' },
    about: {
      printed: 'The rows are carried out as they are printed.',
      free: 'You choose which row comes next, and so who clears the way and who closes it.',
    },
  },
}

const clashes: NonNullable<SetupWords<Options>['clashes']> = {
  children: 'The children’s race stands alone: it has no money, no auction and no other variant.',
  'long-distance':
    'Long distance needs all cards dealt and cars that drive on beyond the finish: it goes neither with the lucky or the bingo race nor with total move.',
  bingo: 'In the bingo race nobody holds cards, so there are no hands to lay open and no cards to choose from.',
  'total-move': 'Total move begins like the basic game: a driver at a time at auction, and all cards dealt.',
}

const sets: NonNullable<SetupWords<Options>['sets']> = {
  'first-game': {
    label: 'First game',
    about: 'A single race by the basic rules, auction and all: the quickest way to learn.',
  },
  base: {
    label: 'Three races',
    about: 'The basic game: money is carried from race to race, and the fullest purse wins.',
  },
  professional: {
    label: 'Professional rules',
    about: 'Three races, and in each of them three secret bets on the winner.',
  },
  children: { label: 'Children’s race', about: 'No money and no reading: turn over a card, drive, and be first.' },
}

const list = new Intl.ListFormat('en', { type: 'conjunction' })

/** "3 races with secret bets and free order: the fullest purse wins." */
function inShort(chosen: Options): string {
  if (chosen.game === 'children') return 'One race without money: the first car home wins.'
  const variants = [
    ...(chosen.bets === 'on' ? ['secret bets'] : []),
    ...(chosen.auction === 'open-hands' ? ['open hands'] : []),
    ...(chosen.distance === 'lap' ? [] : [chosen.distance === 'long' ? 'long distance' : 'long distance and tokens']),
    ...(chosen.cards === 'dealt' ? [] : [chosen.cards === 'lucky' ? 'lucky cards' : 'bingo cards']),
    ...(chosen.turns === 'total-move' ? ['total move'] : []),
    ...(chosen.moves === 'blocking' ? ['blocking'] : []),
    ...(chosen.rows === 'free' ? ['free order'] : []),
  ]
  const races = chosen.races === 1 ? 'One race' : `${chosen.races} races`
  return `${races}${variants.length > 0 ? ` with ${list.format(variants)}` : ''}: the fullest purse wins.`
}

export const en: SetupWords<Options> = { clashes, inShort, options, sets }
