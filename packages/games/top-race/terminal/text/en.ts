import { en as lanes } from '@paddock/terminal-kit/lanes/text/en.ts'
import { rules, scale } from './en/rules.ts'
import type { MatchStage, TerminalWords } from './words.ts'

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

export const en: TerminalWords = {
  ...lanes,
  wild: 'wild',
  headline: ({ race, races, moment: at }) => `${races > 1 ? `race ${race} of ${races}, ` : ''}${moment(at)}`,
  onOffer: (colour) => `On offer: ${colour}`,
  choiceOnOffer: (withHand) => (withHand ? 'On offer: a hand and a car to choose' : 'On offer: a car to choose'),
  again: 'again',
  noBid: 'no bid yet',
  bidOf: (name, money) => (name === 'you' ? `you bid ${money}` : `${name} bids ${money}`),
  taking: (name, colour) => `Bought by ${name}${colour === undefined ? '' : `: ${colour}`}`,
  stillIn: (names) => `Still in: ${names.join(', ')}.`,
  mostDrivers: (seats) => `At most ${seats < 3 ? '3 drivers' : seats < 6 ? '2 drivers' : '1 driver'} each.`,
  owned: (name, price) => `${name} ${price}`,
  onGrid: (place) => `start ${place}`,
  tokenAt: (distance) => `token ${distance}`,
  isFree: 'free',
  isRefused: 'refused, comes again',
  handNumber: (number) => `hand ${number}`,
  yourHand: 'your hand',
  handGives: (hand, spaces) => `${hand}: ${spaces.join(' ')}`,
  startSpace: (number, isFront, lane) =>
    `${isFront ? 'front row' : 'second row'}, ${rowLanes[lane] ?? 'outside'} (start ${number})`,
  tokenPays: (money) => (money === undefined ? 'pays nothing' : `pays ${money}`),
  discard: (card) => `discard ${card}`,
  yours: 'yours',
  home: 'home',
  brokenDown: 'broken down',
  catchesUp: (rear, front) => `${rear} catches up with ${front}`,
  breaksDown: (front, rear) => `or ${front} waits till ${rear} is past`,
  isDownAlready: (front) => `${front} has broken down`,
  isOfNoUse: 'of no use: one is home',
  waits: (partner, isRoomy) => (isRoomy ? `waits for ${partner}` : `waits ${partner}`),
  betPays: (line) => `Bet ${line} pays, thousands:`,
  next: (plays) => `then ${plays.join(', ')}`,
  thousands: (purse) => `${purse < 0 ? '−' : ''}$${Math.abs(purse)}${purse === 0 ? '' : 'k'}`,
  ledger: {
    title: (race, races) => `Race ${race} of ${races}: what it brought, in thousands of dollars`,
    prizes: 'prizes',
    prices: 'drivers',
    tokens: 'tokens',
    bets: 'bets',
    race: 'race',
    purse: 'purse',
    earlier: (race) => `Race ${race}:`,
  },
  shown: 'a secret has come out',
  rules,
  scale,
}
