import { capital } from '@paddock/racing'
import { ordinal } from '@paddock/racing/words/english'
import type { Colour } from '../../../rules/cards.ts'

const minus = '−'

function money(thousands: number): string {
  return `${thousands < 0 ? minus : ''}$${amount(thousands)}`
}

/** 1200 thousand is 1,200,000. */
function amount(thousands: number): string {
  return (Math.abs(thousands) * 1000).toLocaleString('en-US')
}

function signed(count: number): string {
  return count > 0 ? `+${count}` : count < 0 ? `${minus}${0 - count}` : '0'
}

export const en = {
  /** Thousands in full: "$60,000". */
  money,
  /** For small places: "$60k". */
  short: (thousands: number) => `${thousands < 0 ? minus : ''}$${Math.abs(thousands)}${thousands === 0 ? '' : 'k'}`,
  /** A gain or a loss, in thousands and without a currency: "+60", "−30", "0". */
  signed,
  owes: (thousands: number) => `owes ${money(thousands)}`,
  place: ordinal,
  /** "Red car", at the start of a sentence. */
  car: (colour: Colour) => `${capital(colour)} car`,
  /** "Red driver", at the start of a sentence. */
  driver: (colour: Colour) => `${capital(colour)} driver`,
  nobody: 'nobody’s',

  cards: (count: number) => (count === 1 ? '1 card' : `${count} cards`),
  noDriver: 'no driver yet',
  isHome: 'all home',
  /** A broken-down car. */
  brokenDown: 'broken down',
  bank: 'bank',
  bankHelp: 'Race controller: keeps the bank in this race; the next one to the left opens the bidding',
  token: (distance: number) => `token ${signed(distance)}`,

  ledger: 'The ledger',
  openLedger: 'Ledger',
  inThousands: 'All figures in thousands of dollars.',
  balances: 'Money after each race',
  start: 'Start',
  race: (race: number) => `Race ${race}`,
  raceNow: 'so far',
  bought: 'Drivers bought',
  stillToChoose: 'car still to be chosen',
  prizes: 'Prizes',
  tokens: 'Distance tokens',
  tokenResult: (token: number, distance: number) => `${signed(token)}, came to ${signed(distance)}`,
  bets: 'Bets',
  sum: 'Gain or loss',
  balance: 'Balance',

  /** "Race 1 of 3 · red wins" */
  raceOver: (race: number, races: number, winner: Colour) =>
    races === 1 ? `The race is over: ${winner} wins` : `Race ${race} of ${races} is over: ${winner} wins`,
  orderTitle: 'Cars and prizes',
  byPosition: 'by position',
  betsTitle: 'The bets',
  /** The title of the button that ends looking at a result. */
  nextRace: (race: number) => `On to race ${race}`,
  /** "Race 3" and how it ended. */
  lastRace: (race: number) => `How race ${race} ended`,
  childrenTitle: 'The cars as they came in',
  childrenHow: (winners: string, colour: Colour) => `${winners} won with the ${colour} car.`,
}
