import { capital } from '@paddock/racing'
import { ordinal } from '@paddock/racing/words/english'
import type { MoneyWords } from './words.ts'

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

export const en: MoneyWords = {
  money,
  short: (thousands) => `${thousands < 0 ? minus : ''}$${Math.abs(thousands)}${thousands === 0 ? '' : 'k'}`,
  signed,
  owes: (thousands) => `owes ${money(thousands)}`,
  place: ordinal,
  car: (colour) => `${capital(colour)} car`,
  driver: (colour) => `${capital(colour)} driver`,
  nobody: 'nobody’s',

  cards: (count) => (count === 1 ? '1 card' : `${count} cards`),
  noDriver: 'no driver yet',
  isHome: 'all home',
  brokenDown: 'broken down',
  bank: 'bank',
  bankHelp: 'Race controller: keeps the bank in this race; the next one to the left opens the bidding',
  token: (distance) => `token ${signed(distance)}`,

  ledger: 'The ledger',
  openLedger: 'Ledger',
  inThousands: 'All figures in thousands of dollars.',
  balances: 'Money after each race',
  start: 'Start',
  race: (race) => `Race ${race}`,
  raceNow: 'so far',
  bought: 'Drivers bought',
  stillToChoose: 'car still to be chosen',
  prizes: 'Prizes',
  tokens: 'Distance tokens',
  tokenResult: (token, distance) => `${signed(token)}, came to ${signed(distance)}`,
  bets: 'Bets',
  sum: 'Gain or loss',
  balance: 'Balance',

  raceOver: (race, races, winner) =>
    races === 1 ? `The race is over: ${winner} wins` : `Race ${race} of ${races} is over: ${winner} wins`,
  orderTitle: 'Cars and prizes',
  byPosition: 'by position',
  betsTitle: 'The bets',
  nextRace: (race) => `On to race ${race}`,
  lastRace: (race) => `How race ${race} ended`,
  childrenTitle: 'The cars as they came in',
  childrenHow: (winners, colour) => `${winners} won with the ${colour} car.`,
}
