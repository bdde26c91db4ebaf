import { capital } from '@paddock/racing'
import { spaces } from '@paddock/racing/words/english'
import type { Stand } from '../../../prospects/bidders.ts'
import type { Colour } from '../../../rules/cards.ts'

const lanes: readonly [string, string, string] = ['inside', 'middle', 'outside']

/** From nothing to the fall of the hammer. */
const hammer: readonly [string, string, string, string] = ['Bids, please', 'Going once …', 'Going twice …', 'Sold!']

function signed(distance: number): string {
  return distance > 0 ? `+${distance}` : `−${0 - distance}`
}

export const en = {
  onOffer: 'On offer',
  /** "Driver 3 of 6" */
  lot: (lot: number) => `driver ${lot} of 6`,
  offeredAgain: 'offered again',
  againHelp: 'Refused before. If nobody bids now, whoever has fewest drivers must take it for $10,000.',
  anyCar: 'A car of your choice',
  anyCarHelp: 'Whoever buys picks one of the cars left.',
  handAndCar: 'A hand and a car',
  handAndCarHelp: 'Whoever buys picks one of the open hands, then a car.',
  noBid: 'no bid yet',
  /** Whose the best bid is. */
  by: (name: string) => `bid by ${name}`,
  byYou: 'your bid',
  hammer,
  soldTo: (name: string) => `to ${name}`,
  soldToYou: 'to you',
  /** Why this driver was not bid for. */
  why: {
    last: 'The last driver goes to whoever has none, for $30,000.',
    unwanted: 'Nobody wanted it twice: whoever has fewest drivers takes it for $10,000.',
  } satisfies Record<'last' | 'unwanted', string>,
  owed: (money: string) => `${money} of it is owed to the bank.`,

  /** For the places of a race. */
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
  } satisfies Record<Stand, string>,
  /** The same in a sentence, where the sign alone does not say it. */
  standHelp: {
    leads: 'Holds the best bid',
    asked: 'Is asked for a bid',
    in: 'May still go higher',
    passed: 'Has passed on this driver',
    short: 'Has no money for a higher bid',
    'has-hand': 'Has bought a hand already; the others are for those without one',
    full: 'Has as many drivers as one may have',
    'kept-for-others': 'Has a driver; those left are for whoever has none',
  } satisfies Record<Stand, string>,

  drivers: 'All six drivers',
  toCome: 'to come',
  free: 'free',
  refused: 'refused',
  now: 'now',

  yourHand: 'Your hand, spaces by colour',
  spacesOf: (of: string, count: number) => `${of}: ${spaces(count)}`,
  wild: 'wild',
  /** Rows of one colour in the own hand: "Blue in your hand". */
  inYourHand: (colour: Colour) => `${capital(colour)} in your hand`,
  inYourHandSaid: (colour: Colour, own: readonly number[], wilds: readonly number[]) =>
    `${capital(colour)} in your hand: ${own.join(', ') || 'nothing'}; wild: ${wilds.join(', ') || 'nothing'}`,
  nothingOfIt: 'none',
  pairWith: (colour: Colour) => `pair card with ${colour}`,

  pass: 'Pass',
  /** Before what a finger has looked at and the next tap does. */
  confirm: 'Confirm:',
  bid: (money: string) => `Bid ${money}`,
  raise: 'Raise',
  less: 'Less',
  more: 'More',
  everything: 'All',
  /** What is left after a bid. */
  left: (money: string) => `${money} left after it`,
  youLead: 'The best bid is yours.',
  youPassed: 'You are out for this driver.',
  youAreShort: 'You have no money for a higher bid.',

  hand: (hand: number) => `Hand ${hand}`,
  takenBy: (name: string) => `taken by ${name}`,
  openHands: 'The open hands, spaces by colour',
  chooseHand: 'Pick a hand',
  seeCards: 'See the open hands',
  cards: (count: number) => (count === 1 ? '1 card' : `${count} cards`),
  takeHand: (hand: number) => `Take hand ${hand}`,

  chooseCar: 'Pick a car',
  takeCar: (colour: Colour, own: number, wilds: number) =>
    `Take the ${colour} car: ${spaces(own)} of it in your hand, ${wilds} wild`,
  points: (count: number) => spaces(count),

  grid: 'Start spaces',
  frontRow: 'Front row',
  secondRow: 'Second row',
  lanes,
  startSpace: (place: number) => `${place < 3 ? 'Front row' : 'Second row'}, ${lanes[place % 3]} lane`,
  taken: (colour: Colour) => `${colour} stands there`,

  token: 'Distance token',
  tokenAt: (distance: number) => `Place the token at ${signed(distance)}`,
  finish: 'finish',
  ifReached: (money: string) => `Reached: ${money}`,
  nothingIfReached: 'Reached: nothing won, nothing lost',
  ifMissed: (money: string) => `Missed: ${money} for each space short`,
  place: (distance: number) =>
    distance > 0 ? `${spaces(distance)} beyond the finish` : `${spaces(0 - distance)} before the finish`,
  reach: (colour: Colour, own: number, all: number, wilds: number) =>
    `All cards together drive ${colour} ${all} spaces, ${own} of them from your hand, and wilds on top: ${wilds} of yours. Expect about a fifth to be lost behind other cars. A lap takes 56 to 64.`,
  /** What everyone else is doing meanwhile. */
  choosing: (name: string, what: 'hand' | 'car' | 'grid' | 'token') =>
    ({
      hand: `${name} picks a hand.`,
      car: `${name} picks a car.`,
      grid: `${name} picks a start space.`,
      token: `${name} places the distance token.`,
    })[what],
}
