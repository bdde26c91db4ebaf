import type { Options } from '../../../rules/options.ts'

/** What the rules say that is really played. */
export function rules(options: Options): string[] {
  const isFull = options.game === 'full'
  return [
    ...(isFull ? ['Auction: raise or pass; a pass is for good. Type a bid in thousands (80), or p to pass.'] : []),
    isFull && options.cards !== 'bingo'
      ? 'A card moves every car on it, anyone’s; whoever plays it steers. Gold is for a car that is not on the card.'
      : 'Turn over the top card: it moves every car on it. Gold is for a car that is not on the card.',
    'Step ahead or diagonally to a free space, as far as there is a way; what is left is lost.',
    ...(isFull
      ? ['B↔R: the rear car catches up, or the front one breaks down (!b) and waits until the other has passed it.']
      : []),
    ...(options.rows === 'free' ? ['You choose in which order the rows of a card are carried out.'] : []),
    ...(options.turns === 'total-move' ? ['All choose a card at once; the highest total is carried out first.'] : []),
    ...(options.bets === 'on' ? ['When a first car crosses a betting line, all bet in secret on the winner.'] : []),
    ...(options.distance === 'lap' ? [] : ['There is no finish: when all cards are played, the farthest car wins.']),
    ...(options.distance === 'tokens' ? ['A token says how far a car will come. Type +12 or -3.'] : []),
    'On the track: ▸ drives now, • is yours, 1-9: where your choices end, ? the one looked at, + where the top row can end.',
  ]
}

export function scale(options: Options): string {
  if (options.game === 'children') return 'The first car home that somebody drives wins.'
  const bets = options.bets === 'on' ? ' Bets pay up to 90 and cost as much.' : ''
  const tokens = options.distance === 'tokens' ? ' Tokens pay or cost 10 a space.' : ''
  return `In thousands: everyone begins with 200, and a race pays 200, 150, 100, 60, 30 and 10.${bets}${tokens} The fullest purse wins.`
}
