import { capital } from '@paddock/racing'
import { spaces } from '@paddock/racing/words/english'
import type { AuctionWords } from './words.ts'

const rows = ['inside', 'middle', 'outside'] as const

function signed(distance: number): string {
  return distance > 0 ? `+${distance}` : `−${0 - distance}`
}

export const en: AuctionWords = {
  onOffer: 'On offer',
  lot: (lot) => `driver ${lot} of 6`,
  offeredAgain: 'offered again',
  againHelp: 'Refused before. If nobody bids now, whoever has fewest drivers must take it for $10,000.',
  anyCar: 'A car of your choice',
  anyCarHelp: 'Whoever buys picks one of the cars left.',
  handAndCar: 'A hand and a car',
  handAndCarHelp: 'Whoever buys picks one of the open hands, then a car.',
  noBid: 'no bid yet',
  by: (name) => `bid by ${name}`,
  byYou: 'your bid',
  hammer: ['Bids, please', 'Going once …', 'Going twice …', 'Sold!'],
  soldTo: (name) => `to ${name}`,
  soldToYou: 'to you',
  why: {
    last: 'The last driver goes to whoever has none, for $30,000.',
    unwanted: 'Nobody wanted it twice: whoever has fewest drivers takes it for $10,000.',
  },
  owed: (money) => `${money} of it is owed to the bank.`,

  prizes: 'Prizes',
  bidders: 'Who is still in',
  stands: {
    leads: 'best bid',
    asked: 'to bid',
    in: 'still in',
    passed: 'passed',
    short: 'can’t follow',
    'has-hand': 'has a hand',
    full: 'has enough',
    'kept-for-others': 'has one',
  },
  standHelp: {
    leads: 'Holds the best bid',
    asked: 'Is asked for a bid',
    in: 'May still go higher',
    passed: 'Has passed on this driver',
    short: 'Has no money for a higher bid',
    'has-hand': 'Has bought a hand already; the others are for those without one',
    full: 'Has as many drivers as one may have',
    'kept-for-others': 'Has a driver; those left are for whoever has none',
  },

  drivers: 'All six drivers',
  toCome: 'to come',
  free: 'free',
  refused: 'refused',
  now: 'now',

  yourHand: 'Your hand, spaces by colour',
  spacesOf: (of, count) => `${of}: ${spaces(count)}`,
  wild: 'wild',
  inYourHand: (colour) => `${capital(colour)} in your hand`,
  inYourHandSaid: (colour, own, wilds) =>
    `${capital(colour)} in your hand: ${own.join(', ') || 'nothing'}; wild: ${wilds.join(', ') || 'nothing'}`,
  nothingOfIt: 'none',
  pairWith: (colour) => `pair card with ${colour}`,

  pass: 'Pass',
  confirm: 'Confirm:',
  bid: (money) => `Bid ${money}`,
  raise: 'Raise',
  less: 'Less',
  more: 'More',
  everything: 'All',
  left: (money) => `${money} left after it`,
  youLead: 'The best bid is yours.',
  youPassed: 'You are out for this driver.',
  youAreShort: 'You have no money for a higher bid.',

  hand: (hand) => `Hand ${hand}`,
  takenBy: (name) => `taken by ${name}`,
  openHands: 'The open hands, spaces by colour',
  chooseHand: 'Pick a hand',
  seeCards: 'See the open hands',
  cards: (count) => (count === 1 ? '1 card' : `${count} cards`),
  takeHand: (hand) => `Take hand ${hand}`,

  chooseCar: 'Pick a car',
  takeCar: (colour, own, wilds) => `Take the ${colour} car: ${spaces(own)} of it in your hand, ${wilds} wild`,
  points: (count) => spaces(count),

  grid: 'Start spaces',
  frontRow: 'Front row',
  secondRow: 'Second row',
  lanes: rows,
  startSpace: (place) => `${place < 3 ? 'Front row' : 'Second row'}, ${rows[place % 3]} lane`,
  taken: (colour) => `${colour} stands there`,

  token: 'Distance token',
  tokenAt: (distance) => `Place the token at ${signed(distance)}`,
  finish: 'finish',
  ifReached: (money) => `Reached: ${money}`,
  nothingIfReached: 'Reached: nothing won, nothing lost',
  ifMissed: (money) => `Missed: ${money} for each space short`,
  place: (distance) =>
    distance > 0 ? `${spaces(distance)} beyond the finish` : `${spaces(0 - distance)} before the finish`,
  reach: (colour, own, all, wilds) =>
    `All cards together drive ${colour} ${all} spaces, ${own} of them from your hand, and wilds on top: ${wilds} of yours. Expect about a fifth to be lost behind other cars. A lap takes 56 to 64.`,
  choosing: (name, what) =>
    ({
      hand: `${name} picks a hand.`,
      car: `${name} picks a car.`,
      grid: `${name} picks a start space.`,
      token: `${name} places the distance token.`,
    })[what],
}
