import { en as lanes } from '@paddock/terminal-kit/lanes/text/en.ts'
import { rules, scale } from './en/rules.ts'
import type { MatchStage } from './words.ts'

function moment(at: MatchStage['moment']): string {
  switch (at.kind) {
    case 'auction':
      return `auction, ${at.sold} of 6 sold`
    case 'race':
      return at.pile === undefined ? 'on the track' : `on the track, pile ${at.pile}`
    case 'bet':
      return `bet ${at.line}`
    case 'result':
      return 'the result'
    case 'over':
      return 'the end'
  }
}

const rowLanes = ['inside', 'middle', 'outside'] as const

export const en = {
  ...lanes,
  wild: 'wild',
  headline: ({ race, races, moment: at }: MatchStage) =>
    `${races > 1 ? `race ${race} of ${races}, ` : ''}${moment(at)}`,
  /** In the auction: what is sold, what is bid, who still bids, and how a car stands. */
  onOffer: (colour: string) => `On offer: ${colour}`,
  choiceOnOffer: (withHand: boolean): string =>
    withHand ? 'On offer: a hand and a car to choose' : 'On offer: a car to choose',
  again: 'again',
  noBid: 'no bid yet',
  bidOf: (name: string, money: string) => (name === 'you' ? `you bid ${money}` : `${name} bids ${money}`),
  /** The buyer, and the car if it is known. */
  taking: (name: string, colour: string | undefined) => `Bought by ${name}${colour === undefined ? '' : `: ${colour}`}`,
  stillIn: (names: readonly string[]) => `Still in: ${names.join(', ')}.`,
  mostDrivers: (seats: number) => `At most ${seats < 3 ? '3 drivers' : seats < 6 ? '2 drivers' : '1 driver'} each.`,
  owned: (name: string, price: string) => `${name} ${price}`,
  onGrid: (place: number) => `start ${place}`,
  tokenAt: (distance: string) => `token ${distance}`,
  isFree: 'free',
  isRefused: 'refused, comes again',
  handNumber: (number: number) => `hand ${number}`,
  yourHand: 'your hand',
  /** A hand and the spaces it gives to every car. */
  handGives: (hand: string, spaces: readonly string[]) => `${hand}: ${spaces.join(' ')}`,
  /** Choices. */
  startSpace: (number: number, isFront: boolean, lane: number) =>
    `${isFront ? 'front row' : 'second row'}, ${rowLanes[lane] ?? 'outside'} (start ${number})`,
  tokenPays: (money: string | undefined) => (money === undefined ? 'pays nothing' : `pays ${money}`),
  discard: (card: string) => `discard ${card}`,
  yours: 'yours',
  home: 'home',
  brokenDown: 'broken down',
  /** Beside the track. Cars are letters. */
  catchesUp: (rear: string, front: string) => `${rear} catches up with ${front}`,
  breaksDown: (front: string, rear: string) => `or ${front} waits till ${rear} is past`,
  isDownAlready: (front: string) => `${front} has broken down`,
  isOfNoUse: 'of no use: one is home',
  waits: (partner: string, isRoomy: boolean) => (isRoomy ? `waits for ${partner}` : `waits ${partner}`),
  betPays: (line: number) => `Bet ${line} pays, thousands:`,
  /** Total-move: "then C 14, A 9". */
  next: (plays: readonly string[]) => `then ${plays.join(', ')}`,
  /** "$140k" */
  thousands: (purse: number) => `${purse < 0 ? '−' : ''}$${Math.abs(purse)}${purse === 0 ? '' : 'k'}`,
  ledger: {
    title: (race: number, races: number) => `Race ${race} of ${races}: what it brought, in thousands of dollars`,
    prizes: 'prizes',
    prices: 'drivers',
    tokens: 'tokens',
    bets: 'bets',
    race: 'race',
    purse: 'purse',
    earlier: (race: number) => `Race ${race}:`,
  },
  shown: 'a secret has come out',
  rules,
  scale,
}
