import { driven as byLane, carsHome } from '@paddock/page-kit/lanes/text/en.ts'
import { capital } from '@paddock/racing'
import { ordinal, spaces } from '@paddock/racing/words/english'
import type { PowerName } from '../../rules/cards.ts'
import type { Bid } from '../../rules/state.ts'
import { trackCalled } from '../../rules/track.ts'
import type { View } from '../../rules/view.ts'
import type { DownforceDrive } from '../board/drive.ts'
import { openCards } from '../cards/played.ts'
import { colourOf } from '../livery.ts'
import type { PowerWords, TableWords } from './words.ts'

const powers: Readonly<Record<PowerName, PowerWords>> = {
  aggressive: {
    name: 'Aggressive',
    effect: 'Your car in the top row of a card you play may drive 1 space more. A wild there does not count.',
  },
  cunning: { name: 'Cunning', effect: "You steer your own cars on everybody's cards." },
  determined: {
    name: 'Determined',
    effect: 'On your card, your car that entered only rectangular spaces may drive 2 spaces more at once.',
  },
  strategic: { name: 'Strategic', effect: 'You may skip one row of each card you play.' },
  tricky: { name: 'Tricky', effect: 'You may carry out your card from the bottom to the top.' },
  unpredictable: { name: 'Unpredictable', effect: 'Your wilds may also take a colour that is printed on the card.' },
}

function money(millions: number): string {
  return millions < 0 ? `−$${0 - millions}` : `$${millions}`
}

function driven(drive: DownforceDrive): string {
  const { bonus } = drive
  const more =
    bonus === 'aggressive' ? ', 1 of them by Aggressive' : bonus === 'determined' ? ' more by Determined' : ''
  return byLane(drive, (car) => colourOf(car), more)
}

/** Whoever is home throws cards away unplayed, so from then on the cars are counted. */
function progress(view: View): string {
  const home = view.finished.length
  if (home > 0) return carsHome(home)
  const played = openCards(view)
  return played === 1 ? '1 card played' : `${played} cards played`
}

function bidding({ card, value, by }: Bid): string {
  if (card === null) return 'passes'
  if (value === 0) return 'bids nothing'
  return `bids ${money(value)} million${by === 'wild' ? ' by its wild' : by === 'lowest' ? ' by its lowest number' : ''}`
}

export const en: TableWords = {
  headline(view) {
    const { name } = trackCalled(view.circuit).circuit
    const tour = view.options.format === 'world-tour' ? `Race ${view.race} of 2, ` : ''
    if (view.phase === 'bid') {
      const lot = view.isSecondOffer ? 'what is left' : `lot ${6 - view.lotsLeft} of 6`
      return `${tour === '' ? 'Auction' : `${tour}auction`}, ${lot}`
    }
    if (view.phase === 'keep' || view.phase === 'swap') return `${tour === '' ? 'Powers' : `${tour}powers`}`
    return `${tour === '' ? 'Race, ' : tour}${name}, ${progress(view)}`
  },
  place: ordinal,
  money,
  car: (colour) => `${capital(colour)} car`,
  colour: (colour) => colour,
  wild: 'wild',
  powers,
  noPower: 'Without a power',
  carOnTrack({ colour, owner, place: rank, space, isDriven }) {
    const where = space === undefined ? `home, ${ordinal(rank)}` : `on space ${space}, ${ordinal(rank)}`
    return `${capital(colour)}, ${owner ?? "nobody's"}, ${where}${isDriven ? ', its turn now' : ''}`
  },
  drive: (drive) => `${capital(en.colour(colourOf(drive.car)))}: ${driven(drive)}`,
  end: (drive, space) => (drive.isHome ? 'Finish' : (space ?? '')),
  skipRow: 'Skip this row',
  letDrive: 'Let it drive',
  leaveBonus: 'Leave the bonus',
  bottomUp: 'Bottom up',

  onOffer: 'For sale',
  grid: (rank) => (rank === 1 ? 'on pole' : `${ordinal(rank)} on the grid`),
  onlyThese: (letters) => `Only for those without a car: ${letters.join(' ')}`,
  onceMore: 'second offer',
  pass: 'Pass',
  bidding,
  bidShort: ({ card, value }) => (card === null ? 'pass' : value === 0 ? 'nothing' : money(value)),
  sealedBid: (bid) =>
    bid.value === 0 ? 'Your card is down: it bids nothing.' : `You bid ${money(bid.value)} million.`,
  sealedPass: 'You pass.',
  bids: 'Bids',
  strength: 'Your hand, spaces by colour',
  strengthOf: (of, count) => `${of}: ${spaces(count)}`,

  yourCards: 'Your cards',
  yourPowers: 'Your powers',
  copies: (count) => `${count} of them`,
  rows: (rows) => rows.map(({ colour, spaces: far }) => `${colour ?? 'wild'} ${far}`).join(', '),
  order: 'Order of the cars',
  lastCard: 'the last card',
  row: (row, rows) => `row ${row} of ${rows}`,
  noCards: 'You have no cards left to play. You can still bet and watch.',
  chooseEnd: 'Where the car ends',
  chooseCar: 'Cars',

  played: 'Discards',
  playedTitle: 'Discards, latest first',
  nothingPlayed: 'No card has been played yet.',
  thrownAway: 'discarded unplayed',

  betsShort: 'Bets',
  bet: (line) => `Bet ${line}`,
  betsSecret: 'Nobody else sees them before the end.',
  noBetYet: 'not made yet',
  betOn: (colour, rank, owner) =>
    `Bet on ${colour}, ${ordinal(rank)}, ${owner === undefined ? "nobody's" : `of ${owner}`}`,
  pays: ([first = 0, second = 0, third = 0]) =>
    `If it comes 1st ${money(first)}, 2nd ${money(second)}, 3rd ${money(third)}`,
  oddsPay: (pays) =>
    pays
      .filter((pay) => pay > 0)
      .map(money)
      .join(' · '),
  oddsHow: 'Below each car: what the bet pays if it comes 1st, 2nd or 3rd',
  soFar: ({ race, bet, paid, total }) =>
    `As the cars lie: ${money(race)} for places, ${money(bet)} by bets, ${money(paid)} paid. Makes ${money(total)}.`,
  nobody: "nobody's",
  sealedBet: (colour) => `You bet on ${colour}.`,
  sealedPower: (power) => `You keep ${power}.`,

  cards: (count) => `${count} ${count === 1 ? 'card' : 'cards'}`,
  paid: (millions) => `paid ${money(millions)}`,
  noCar: 'no car yet',

  scoreTitle: 'The score sheet',
  scoreHow: 'In millions: what the own cars won, and the bets, less what the cars cost.',
  orderTitle: 'The order of the cars',
  orderHow: 'No money is counted: whoever owns the best car is ahead.',
  raceOf: (race, circuit) => `Race ${race}, ${circuit}`,
  raceMoney: 'Race',
  betMoney: 'Bets',
  prices: 'Paid at the auction',
  total: 'Total',
  bothRaces: 'Both races',
  notHome: 'not home',
  odds: (factor, position) => `lay ${ordinal(position)}: ${factor} × ${position}`,
}
