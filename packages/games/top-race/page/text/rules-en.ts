import type { RulesSection } from '@paddock/page-kit/game-page.ts'

export const rules: readonly RulesSection[] = [
  {
    id: 'aim',
    title: 'The aim',
    paragraphs: [
      'Whoever has most money after the last race wins. You start with $200,000, buy drivers with it, and carry what you have from race to race; new money comes from prizes, bets and tokens alone.',
      'The first to sixth car earn $200,000, $150,000, $100,000, $60,000, $30,000 and $10,000. With equal money the win is shared.',
    ],
  },
  {
    id: 'auction',
    title: 'The auction',
    paragraphs: [
      'Before each race the six drivers are sold one after another. Bids go round clockwise from $10,000 in steps of $10,000; you may skip steps, but not bid more than you have. A pass is for good. The highest bid pays the bank.',
      'The right to speak first goes on by one seat with each driver, beginning to the left of the controller. In the first race the controller is drawn by lot, later it is whoever has least.',
      'The buyer puts the car on any start space that is free. Whoever buys the last driver begins the race.',
      'Everyone gets a driver: with 2 players three each, with 3 two each, with 4 or 5 at most two, with 6 one each. When there are only as many drivers left as players without one, only these may bid. The last driver goes for $30,000 to whoever has none; what cannot be paid is owed to the bank.',
      'A driver nobody wants comes back after the others. Refused once more, it goes for $10,000 to a player with fewest drivers, among them the one with least money.',
    ],
  },
  {
    id: 'open-hands',
    title: 'Open hands',
    paragraphs: [
      'In the open-hands auction the hands lie face up on the table and no driver is turned up. Whoever wins a bid takes one of the hands left and one of the cars left, and from then on sees that hand alone. Nobody buys a second car before all hands are gone.',
    ],
  },
  {
    id: 'tokens',
    title: 'Distance tokens',
    paragraphs: [
      'With tokens, the owner of a car says on buying it how far it will come: up to a lap before or beyond the finish, counted on the inside lane. There is no place 0.',
      'At the end of the race a car that did not reach its token costs $10,000 for each space missing. One that did earns $10,000 for each space that the token lies beyond the finish. Driving on beyond the token earns nothing.',
    ],
  },
  {
    id: 'race',
    title: 'The race',
    paragraphs: [
      'In your turn you play one card and move every car on it, from top to bottom, also those of others. With the variant of free rows you choose their order.',
      'A gold number is a wild: it moves any car that is not printed on the card, and you name it when its row is reached. A car that is home or broken down may be named; then the points are lost.',
      'The row of a car that is home moves nothing. Whose cars are all home throws the rest of the hand away.',
    ],
  },
  {
    id: 'moving',
    title: 'Moving a car',
    paragraphs: [
      'A car steps straight or diagonally ahead into free spaces, never sideways, back or through another car. It must use its whole number if there is any way to; if not, it goes as far as it can, and the rest is lost. Among ways of the same length you choose.',
      'In a blocking race you may stop a car earlier, after one space at least.',
      'A car that crosses the finish leaves the track and takes the highest prize that is left.',
    ],
  },
  {
    id: 'pairs',
    title: 'Cards with two cars',
    paragraphs: [
      'Three cards show a pair of cars and no number: blue and red, black and yellow, white and green. Whoever plays one chooses what it does, whoever owns the cars. Once a car of the pair is home, the card cannot be played.',
      'Acceleration: the car behind drives on until it is level with the one in front, or as near as the way is free.',
      'Breakdown: the car in front is put beside the track. It loses every move until its partner has passed it or is home; being level is not enough. Then it returns at once to its space, or to the nearest free one behind, and drives on as usual.',
      'Of two level cars, the one on the inner lane is in front.',
    ],
  },
  {
    id: 'variants',
    title: 'Cards and turns',
    paragraphs: [
      'Total-move race: everyone chooses a card in secret, and the cards are carried out from the highest sum to the lowest. With equal sums, the player whose best car is farther back comes first, then the one on the outer lane. A pair counts 0.',
      'Lucky race: you hold six cards and draw one after each you have played, while there are any.',
      'Bingo race: no cards are dealt. Everyone turns over the top card of one pile and must play it; used up, the pile is shuffled again. The race ends only when all six cars are home.',
      'Long distance: all cards are dealt, cars drive on past the finish, and prizes are paid at the end, for the car that came farthest first.',
    ],
  },
  {
    id: 'bets',
    title: 'Secret bets',
    paragraphs: [
      'With the professional rules, when the first car has crossed one of the three betting lines and the card is done, everyone bets in secret on one car, own or not.',
      'By the place in which that car ends, first to sixth, the first bet brings +90, +60, +30, 0, −10 or −30 thousand, the second +60, +40, +20, −10, −30 or −60, the third +30, +20, +10, −20, −60 or −90.',
      'Bets are shown and paid after the race. They may leave you with less than nothing.',
    ],
  },
  {
    id: 'children',
    title: 'Children’s race',
    paragraphs: [
      'No money, no auction, no pairs: cars and drivers are dealt, two each for 2 or 3 players, otherwise one. In your turn you turn over the top card of your own pile and drive.',
      'The first driver home wins at once. If all cards are gone before, it is the one farthest ahead. Cars without a driver only stand in the way.',
    ],
  },
  {
    id: 'end',
    title: 'The end of a race',
    paragraphs: [
      'A race ends when all cars are home or nobody holds a card that can be played. Cars still on the track take the prizes that are left by where they stand; of level ones the inner lane is ahead. A car that broke down counts by the space it left.',
      'Then tokens and bets are settled, all cards are dealt anew, and all drivers are sold anew. What you owe is paid from your next income.',
    ],
  },
]
