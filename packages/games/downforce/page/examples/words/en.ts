import type { ExampleWords } from '@paddock/page-kit/rules-example.ts'

export const en: Readonly<Record<string, ExampleWords>> = {
  'counting-money': {
    title: 'Counting the money',
    before:
      'All cars are home: blue, yellow, red, black, green, orange. Your yellow came second and your green fifth; you paid 5 and 4 for them. Now the three bets count.',
    steps: [
      'Your first two bets were on yellow, which came second: 6 and 4.',
      'Your third was on blue, the winner: 3. Race 9 + 2 = 11, bets 6 + 4 + 3 = 13, less 9 for the cars: 15 million.',
    ],
  },
  'tied-bids': {
    title: 'Two bids of 6',
    before:
      'Green is sold with Cunning. The first player’s card has no green on it, the second’s says green 6 among six cars, the third’s green 4, the fourth’s green 6 among four cars.',
    steps: [
      'The first has passed. Of the two bids of 6 the card with more cars wins: the second player gets green and Cunning and owes 6. All four cards go back to their hands.',
    ],
  },
  'row-by-row': {
    title: 'A card, row by row',
    before: 'You play red 6, yellow 4, black 2, blue 1. Every car on it moves, whoever owns it, from top to bottom.',
    steps: [
      'Red first: 6 spaces.',
      'Then yellow: 4.',
      'Then black: 2.',
      'Blue last: 1. The card goes to the discards.',
    ],
  },
  wild: {
    title: 'A wild',
    before: 'You play blue 6, orange 4, wild 2, yellow 1.',
    steps: [
      'Blue drives 6.',
      'Orange drives 4. Now the wild may take black, green or red: the cars that are not printed on the card.',
      'You take red: 2 spaces.',
      'Yellow drives 1, as printed.',
    ],
  },
  'ahead-or-beside': {
    title: 'Ahead, not beside',
    before:
      'Blue must drive 4. Diagonally ahead is free, beside it is not ahead, and straight ahead lies one space between red and orange.',
    steps: [
      'Straight ahead is allowed, but a dead end: after 1 space blue stands behind red and orange, and 3 are lost.',
    ],
  },
  'closed-way': {
    title: 'A closed way',
    before: 'Orange must drive 6, in a single lane. Blue stands in it, with 3 free spaces between them.',
    steps: ['Orange drives 3 and loses 3. Nobody is pushed and nobody is jumped over.'],
  },
  'only-way-round': {
    title: 'Round a bend',
    before:
      'Yellow must drive 5. The space beside it reaches further ahead than its own, so it counts as ahead; red and blue close the other lane.',
    steps: ['Yellow goes into that space and on: 5 spaces on the only way there is.'],
  },
  'front-edges': {
    title: 'The front edge decides',
    before:
      'Green must drive 1. The spaces to its left and right end level with its own; two others end further ahead.',
    steps: ['Only those two are ahead. Green takes one of them.'],
  },
  'into-a-pocket': {
    title: 'Into a pocket on purpose',
    before:
      'Red must drive 6, and could: there is a free lane. But two spaces ahead orange and green close the others.',
    steps: ['Whoever plays the card may steer red behind them: it drives 2, is stuck and loses 4.'],
  },
  home: {
    title: 'Over the line',
    before: 'Red is two steps from home and must drive 5.',
    steps: [
      'It is home as soon as it is over the line, takes the best place that is left, and what is left over does not matter.',
    ],
  },
  'over-a-betting-line': {
    title: 'A betting line',
    before: 'No car has crossed the first betting line yet. You play red 5.',
    steps: [
      'Red crosses it. When the card is done, everyone is asked for the first bet, in secret.',
      'You have bet on red. It costs nothing, and it cannot be changed.',
    ],
  },
  aggressive: {
    title: 'Aggressive',
    before: 'Red is yours, you are Aggressive, and your card has red 6 in its top row.',
    steps: ['Red may drive 7. The other rows stay as they are.'],
  },
  'aggressive-not-by-a-wild': {
    title: 'Aggressive: not by a wild',
    before: 'Red is yours and you are Aggressive. You play wild 5, green 2, and name red.',
    steps: ['Red drives 5, not 6: a wild in the top row is not your car in the top row.'],
  },
  determined: {
    title: 'Determined',
    before: 'Red is yours, you are Determined, and your card gives red 4. Where it starts does not matter.',
    steps: [
      'It has entered four rectangles and nothing else, so it may go 2 more at once.',
      'The two extra spaces need not be rectangles.',
    ],
  },
  strategic: {
    title: 'Strategic',
    before: 'You are Strategic and play black 6, red 4, yellow 2, orange 1.',
    steps: [
      'Black drives 6.',
      'You skip the row of red: it stays where it is.',
      'Yellow drives 2.',
      'Orange drives 1.',
    ],
  },
  tricky: {
    title: 'Tricky',
    before: 'You are Tricky and play black 6, red 4, yellow 2, orange 1, from bottom to top.',
    steps: ['Orange first: 1.', 'Yellow: 2.', 'Red: 4.', 'Black last: 6.'],
  },
  unpredictable: {
    title: 'Unpredictable',
    before: 'You are Unpredictable. On your card blue and orange have moved; now comes the wild 2, then yellow 1.',
    steps: ['You may name yellow although it is printed: it drives 2.', 'And then its own 1.'],
  },
}
