import { ordinal } from '@paddock/racing/words/english'
import type { SoFar } from '../../../prospects/money.ts'
import type { Colour } from '../../../rules/cards.ts'
import type { Reach } from '../../board/drive.ts'
import { money } from '../../text/en.ts'

export const en = {
  betsShort: 'Bets',
  betsSecret: 'Nobody else sees them before the end.',
  noBetYet: 'not made yet',
  betOn: (colour: Colour, rank: number, owner: string | undefined) =>
    `Bet on ${colour}, ${ordinal(rank)}, ${owner === undefined ? 'nobody’s' : `of ${owner}`}`,
  /** What a bet on the winner, the second and the third pays. */
  pays: ([first = 0, second = 0, third = 0]: readonly number[]) =>
    `If it comes 1st ${money(first)}, 2nd ${money(second)}, 3rd ${money(third)}`,
  /** The same for a bet by odds, for one car. */
  oddsPay: (pays: readonly number[]) =>
    pays
      .filter((pay) => pay > 0)
      .map(money)
      .join(' · '),
  oddsHow: 'Below each car: what the bet pays if it comes 1st, 2nd or 3rd',
  /** The money if the race ended as the cars lie. */
  soFar: ({ race, bet, paid, total }: SoFar) =>
    `As the cars lie: ${money(race)} for places, ${money(bet)} by bets, ${money(paid)} paid. Makes ${money(total)}.`,
  nobody: 'nobody’s',
  sealedBet: (colour: Colour) => `You bet on ${colour}.`,

  skipRow: 'Skip this row',
  letDrive: 'Let it drive',
  leaveBonus: 'Leave the bonus',
  yourPowers: 'Your powers',
  lastCard: 'the last card',
  noCards: 'You have no cards left to play. You can still bet and watch.',
  chooseEnd: 'Where the car ends',
  chooseCar: 'Cars',
  /** "3 of 5", in the space of a button. */
  reach: ({ steps, lost, isHome }: Reach): string =>
    isHome ? 'finish' : steps === 0 ? 'blocked' : `${steps} of ${steps + lost}`,
  playedTitle: 'Discards, latest first',
  nothingPlayed: 'No card has been played yet.',
  thrownAway: 'discarded unplayed',
  sealedPower: (power: string) => `You keep ${power}.`,
}
