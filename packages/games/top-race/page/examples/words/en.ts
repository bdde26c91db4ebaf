import type { ExampleWords } from '@paddock/page-kit/rules-example.ts'

export const en: Readonly<Record<string, ExampleWords>> = {
  bidding: {
    title: 'A driver is sold',
    before: 'The red driver is on offer to three players. You speak first, and everyone has $200,000.',
    steps: [
      'You bid $20,000: any multiple of $10,000 will do.',
      'The next player goes straight to $50,000. Steps may be skipped.',
      'The third passes, and so do you. The driver goes to the bid of $50,000, paid to the bank.',
    ],
  },
  'tokens-settled': {
    title: 'The rulebook’s table of tokens',
    before:
      'The long distance with tokens. Each car has a token; white is to drive the last card. On the inside lane white will stand at +21, yellow and red at +14, green at +6, blue at +2, black at −4.',
    steps: [
      'White has reached its +3: +$30,000. Yellow missed +15 by one: −$10,000. Red reached its +14: +$140,000. Green missed +10 by four: −$40,000. Blue is beyond its −1, which lies before the finish: nothing. Black missed −2 by two: −$20,000. Yellow and red are level, and yellow on the inner lane is ahead.',
    ],
  },
  'bet-sheet': {
    title: 'Three bets, added up',
    before: 'The race ends with black first, red third and blue sixth. Your three bets:',
    steps: [
      'The first on blue, which came sixth: −$30,000.',
      'The second on black, the winner: +$60,000.',
      'The third on red, third: +$10,000. Together +$40,000.',
    ],
  },
  'three-times-the-winner': {
    title: 'Three times the winner',
    before: 'The same race, but all your bets are on black.',
    steps: ['$90,000, $60,000 and $30,000: +$180,000. No bet brings more.'],
  },
  'wild-first': {
    title: 'A card, row by row',
    before: 'You play a gold 5 and green 2. The gold row stands on top, so it comes first.',
    steps: [
      'For the gold number you name red, which is not printed on the card: 5 spaces.',
      'Then green drives its 2. Nobody could have named green for the gold row.',
    ],
  },
  'between-others': {
    title: 'A way between the others',
    before: 'Red must drive 5. Five cars stand about, but there is a way of 5 free spaces between them.',
    steps: ['It changes lane with every step and uses its whole number.'],
  },
  'as-far-as-it-goes': {
    title: 'As far as it goes',
    before: 'Red must drive 4. Black and blue stand on the inside; where the lanes become one, blue closes the way.',
    steps: ['No way of 4 is free. Red takes the longest there is, 2 spaces, and 2 are lost.'],
  },
  'a-ten-in-vain': {
    title: 'A ten in vain',
    before: 'Red 10 is the best card for red. But in this single lane black stands four spaces ahead.',
    steps: ['Red drives 3 and loses 7.'],
  },
  'inside-of-a-bend': {
    title: 'The inside of a bend',
    before: 'Red must drive 2, on the inside lane before a bend.',
    steps: ['The long space inside the bend is one step: 2 points take red three columns on.'],
  },
  home: {
    title: 'Over the finish',
    before: 'Red has 5 to drive and is two steps from the finish.',
    steps: ['It leaves the track and takes the highest prize that is left. The rest of the number is not needed.'],
  },
  acceleration: {
    title: 'Acceleration',
    before: 'You have played the card of blue and red. Red leads, and the road between them is free.',
    steps: ['Accelerating, blue comes level with red, whatever the distance. Red stays where it is.'],
  },
  'acceleration-blocked': {
    title: 'Acceleration, blocked',
    before: 'The same card, but white stands in the single lane between blue and red.',
    steps: ['Blue drives up to white and stops there.'],
  },
  breakdown: {
    title: 'Breakdown',
    before: 'You have played the card of blue and red. Red leads by three columns.',
    steps: [
      'Red breaks down: it is put beside the track and loses every move.',
      'The next player drives blue past it. At once red is back on its space.',
    ],
  },
}
