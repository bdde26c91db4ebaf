import type { RulesSection } from '@paddock/page-kit/game-page.ts'

export const rules: readonly RulesSection[] = [
  {
    id: 'aim',
    title: 'The aim',
    paragraphs: [
      'The most money wins: what your cars earn in the race, and your bets, less what you paid for the cars.',
      'First to sixth place earn 12, 9, 6, 4, 2 and 0 million. A car that does not come home earns nothing. With equal money the better car decides.',
    ],
  },
  {
    id: 'auction',
    title: 'The auction',
    paragraphs: [
      'The six cars are sold one after another, each with a power. Everyone lays one card face down; it bids the number in the row of the car’s colour. A card without that colour passes. The highest bid wins and is paid at the end; all cards go back to their hands.',
      'If your whole hand shows no such row, a wild counts; without a wild either, the lowest number of the card; you may also pass without a card.',
      'A tie goes to the card with more cars on it, then to the one without a wild, then to whoever owns fewer cars, then by lot.',
      'Everyone gets a car: when there are only as many left as players without one, only these bid. The last one without a car gets the last car for the lowest number of its colour in hand.',
      'A car nobody wants is offered once more at the end to those without one. Unsold, it races for nobody.',
    ],
  },
  {
    id: 'powers',
    title: 'Powers',
    paragraphs: [
      'You keep one power, and it serves all your cars.',
      'Aggressive: your car in the top row of your card may drive 1 more. Cunning: you steer your cars on every card. Determined: your car that entered only rectangles on your card may drive 2 more.',
      'Strategic: skip one row of your card. Tricky: carry it out from bottom to top. Unpredictable: your wild may take a colour printed on the card.',
    ],
  },
  {
    id: 'race',
    title: 'The race',
    paragraphs: [
      'The owner of the pole begins. In your turn you play one card and move every car on it, from top to bottom, also those of others.',
      'A wild moves any car that is not printed on the card; two wilds on a card take two different ones.',
    ],
  },
  {
    id: 'moving',
    title: 'Moving a car',
    paragraphs: [
      'A car steps to a free space ahead, straight or diagonally, never sideways or back. A space is ahead if its front edge is further along.',
      'It must go on as long as it can, but you choose the way, and may lead it into a jam on purpose. What it cannot use is lost.',
      'Over the finish line the car is home, and what is left over does not matter.',
    ],
  },
  {
    id: 'bets',
    title: 'Bets',
    paragraphs: [
      'When the first car has crossed one of the three betting lines, and the card is done, everyone bets in secret on the winner: any car, own or not.',
      'If that car comes first, second or third, the first bet pays 9, 6 or 3 million, the second 6, 4 or 2, the third 3, 2 or 1.',
      'With odds, a bet pays the position that the car had times 3, 2 or 1 for the first bet, times 2 or 1 for the second, times 1 for the third.',
    ],
  },
  {
    id: 'end',
    title: 'The end',
    paragraphs: [
      'Whose cars are all home throws the rest of the hand away, but goes on betting. The race ends when all cars are home or nobody has a card to play.',
      'Played for the first car home, or over the long distance, no money is counted: the best car decides. The long distance may also be run for money: then the farthest car comes first, and so on.',
    ],
  },
]
