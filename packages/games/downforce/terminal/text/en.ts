import { en as lanes } from '@paddock/terminal-kit/lanes/text/en.ts'
import type { PowerName } from '../../rules/cards.ts'
import type { Options } from '../../rules/options.ts'
import { powerNames } from '../../words/en/names.ts'
import type { MatchStage } from './words.ts'

function moment(at: MatchStage['moment']): string {
  switch (at.kind) {
    case 'lot':
      return `auction, lot ${at.number} of ${at.of}`
    case 'second-offer':
      return 'auction, second offer'
    case 'powers':
      return 'choice of powers'
    case 'race':
      return 'the race'
    case 'bet':
      return `bet ${at.line}`
    case 'over':
      return 'the end'
  }
}

export const en = {
  ...lanes,
  wild: 'wild',
  powers: powerNames,
  /** What a power does, in a line. */
  powerHelp: {
    aggressive: 'Aggressive: your car in the top row of your card may drive one space more.',
    cunning: 'Cunning: you steer your cars on everybody’s cards.',
    determined: 'Determined: over rectangles only, your car may drive two spaces more.',
    strategic: 'Strategic: you may skip one row of your card.',
    tricky: 'Tricky: you may play your card from the bottom up.',
    unpredictable: 'Unpredictable: your wilds may also move a car printed on the card.',
  } satisfies Record<PowerName, string>,
  headline({ circuit, race, races, moment: at }: MatchStage): string {
    return `${circuit}${races > 1 ? ` (${race} of ${races})` : ''}, ${moment(at)}`
  },
  /** In the auction: what is sold, and how a car stands. */
  onOffer: (colour: string, power: string | undefined) =>
    `On offer: ${colour}${power === undefined ? '' : ` and ${power}`}`,
  isAside: 'nobody yet',
  owned: (name: string, price: number) => `${name}, for ${price}`,
  /** Those for this car, and those for the one before. */
  bids: 'Bids:',
  lastBids: 'Last bids:',
  passed: 'pass',
  /** "−7 million" */
  paid: (millions: number) => `−$${millions}M`,
  /** What a choice leads to. */
  bidding: (card: string, value: number) => `${card}: ${value > 0 ? `bid ${value}` : 'bid nothing'}`,
  upsideDown: 'bottom up',
  shown: 'a secret has come out',
  /** How the money came together. */
  betsSum: 'bets',
  before: 'first race',
  rules: (options: Options) => [
    ...(options.cars === 'auction'
      ? ['Auction: all lay a card; the number of the car’s colour is the bid, and the best bid is the price.']
      : []),
    'A card moves every car on it, row by row, anyone’s. Whoever plays it steers.',
    'Step ahead or diagonally to a free space, as far as there is a way; what is left is lost. So cars can be jammed.',
    ...(options.betting === 'off'
      ? []
      : ['When the first car crosses a betting line, all bet in secret on the winner.']),
    ...(options.format === 'first-car' ? ['The owner of the first car home wins.'] : []),
    ...(options.format === 'long-distance'
      ? ['There is no finish: when all cards are played, the farthest car wins.']
      : []),
    ...(options.format === 'long-distance-money'
      ? ['There is no finish: when all cards are played, the farthest car comes first, and so on.']
      : []),
    'On the track: ▸ drives now, • is yours, 1-9: where your choices end, ? the one looked at, + where the top row can end, ~ a space that is no rectangle. The lane at the bottom is the inside.',
  ],
  scale(options: Options): string {
    if (options.format === 'first-car') return 'The first car home that somebody owns wins.'
    if (options.format === 'long-distance') return 'The farthest car wins; of level cars the one further inside.'
    const bets =
      options.betting === 'on'
        ? ' A bet on the first three pays 9-6-3, then 6-4-2, then 3-2-1.'
        : options.betting === 'odds'
          ? ' A bet pays by the car’s position when it was made.'
          : ''
    return `The race pays 12, 9, 6, 4, 2 and 0.${bets} What the cars cost is taken off. With equal money the better car decides.`
  },
}
