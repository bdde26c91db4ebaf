import { driven as byLane, carsHome } from '@paddock/page-kit/lanes/text/en.ts'
import type { CarOnTrack } from '@paddock/page-kit/lanes/text/words.ts'
import { capital } from '@paddock/racing'
import { ordinal, spaces } from '@paddock/racing/words/english'
import type { Colour, PowerName } from '../../rules/cards.ts'
import type { Bid } from '../../rules/state.ts'
import { trackCalled } from '../../rules/track.ts'
import type { View } from '../../rules/view.ts'
import type { DownforceDrive } from '../board/drive.ts'
import { openCards } from '../cards/played.ts'
import { colourOf } from '../livery.ts'
import type { PowerWords } from './words.ts'

const powers: Readonly<Record<PowerName, PowerWords>> = {
  aggressive: {
    name: 'Aggressive',
    effect: 'Your car in the top row of a card you play may drive 1 space more. A wild there does not count.',
  },
  cunning: { name: 'Cunning', effect: 'You steer your own cars on everybody’s cards.' },
  determined: {
    name: 'Determined',
    effect: 'On your card, your car that entered only rectangular spaces may drive 2 spaces more at once.',
  },
  strategic: { name: 'Strategic', effect: 'You may skip one row of each card you play.' },
  tricky: { name: 'Tricky', effect: 'You may carry out your card from the bottom to the top.' },
  unpredictable: { name: 'Unpredictable', effect: 'Your wilds may also take a colour that is printed on the card.' },
}

export function money(millions: number): string {
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

export const en = {
  headline(view: View): string {
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
  /** Millions, short: "$6". */
  money,
  /** "Red car", at the start of a sentence; "wild" is for no car in particular. */
  car: (colour: Colour) => `${capital(colour)} car`,
  colour: (colour: Colour): string => colour,
  wild: 'wild',
  powers,
  noPower: 'Without a power',
  carOnTrack({ colour, owner, place: rank, space, isDriven }: CarOnTrack<Colour>): string {
    const where = space === undefined ? `home, ${ordinal(rank)}` : `on space ${space}, ${ordinal(rank)}`
    return `${capital(colour)}, ${owner ?? 'nobody’s'}, ${where}${isDriven ? ', its turn now' : ''}`
  },
  drive: (drive: DownforceDrive): string => `${capital(en.colour(colourOf(drive.car)))}: ${driven(drive)}`,
  /** With the space where it ends, since several ways may be of one length. */
  driveTo: (drive: DownforceDrive, space: string): string =>
    drive.isHome || drive.path.length === 0 ? en.drive(drive) : `${en.drive(drive)}, ${space}`,
  /** How a button for the end of a move is called beside its pips. */
  end: (drive: DownforceDrive, space: string | undefined): string => (drive.isHome ? 'Finish' : (space ?? '')),
  bottomUp: 'Bottom up',

  onOffer: 'For sale',
  grid: (rank: number) => (rank === 1 ? 'on pole' : `${ordinal(rank)} on the grid`),
  /** Who alone may bid, by their letters. */
  onlyThese: (letters: readonly string[]) => `Only for those without a car: ${letters.join(' ')}`,
  onceMore: 'second offer',
  pass: 'Pass',
  bidding,
  bidShort: ({ card, value }: Bid): string => (card === null ? 'pass' : value === 0 ? 'nothing' : money(value)),
  sealedBid: (bid: Bid) =>
    bid.value === 0 ? 'Your card is down: it bids nothing.' : `You bid ${money(bid.value)} million.`,
  sealedPass: 'You pass.',
  bids: 'Bids',
  strength: 'Your hand, spaces by colour',
  strengthOf: (of: string, count: number) => `${of}: ${spaces(count)}`,

  yourCards: 'Your cards',
  copies: (count: number) => `${count} of them`,
  /** A card row by row, for ears. */
  rows: (rows: readonly { readonly colour: Colour | undefined; readonly spaces: number }[]) =>
    rows.map(({ colour, spaces: far }) => `${colour ?? 'wild'} ${far}`).join(', '),
  order: 'Order of the cars',
  row: (row: number, rows: number) => `row ${row} of ${rows}`,
  played: 'Discards',
  bet: (line: number) => `Bet ${line}`,
  cards: (count: number) => `${count} ${count === 1 ? 'card' : 'cards'}`,
  paid: (millions: number) => `paid ${money(millions)}`,
  noCar: 'no car yet',
}
