import type { ExampleWords } from '@paddock/page-kit/rules-example.ts'

export const en: Readonly<Record<string, ExampleWords>> = {
  'two-gears-up': {
    title: 'Two gears up',
    before: 'Black is in gear 1 with 6 heat in the engine, and wants to play three cards.',
    steps: ['Gear 3 is two gears away: that costs 1 heat, paid at once. The engine holds 5.'],
  },
  'sum-of-cards': {
    title: 'The sum of the cards',
    before:
      'Black is in gear 3, so it plays three cards: 4, 3 and 2. Its space says 19: so many spaces take it over the line of the next corner, B.',
    steps: ['Its speed is 9, and it drives 9 spaces. Now 10 would take it over the line.'],
  },
  stress: {
    title: 'A stress card turned up',
    before: 'Black is in gear 2 and plays a 2 and a Stress. On its deck lie, from the top, 0, Heat, 5 and 3.',
    steps: [
      'The + turns up cards until a 1, 2, 3 or 4 comes: the 3. It counts, so the speed is 5. The 0, the Heat and the 5 are discarded.',
    ],
  },
  'cluttered-hand': {
    title: 'A cluttered hand',
    before:
      'Black is in gear 4 with 2 Speed cards, 5 Heat in hand and an empty engine. No gear within reach can be served: gear 2 would cost a heat that is not there.',
    steps: ['The hand is cluttered: the car stays where it is and goes to gear 1.'],
  },
  'full-spaces': {
    title: 'Full spaces',
    before:
      'Black has a 2 and a 3 to play. The fifth and the fourth space ahead of it are full; on the third one place is free.',
    steps: [
      'It would end on the fifth, falls back to the third and stands beside the race line. Its speed is still 5.',
    ],
  },
  boost: {
    title: 'A boost',
    before: 'Black has driven 7 spaces. It boosts: 1 heat, and the next Speed card of the deck counts.',
    steps: ['A 2 is turned up: 2 spaces more, and the speed is 9 instead of 7. The engine holds 5.'],
  },
  cooling: {
    title: 'Cooling',
    before: 'Black drove in gear 1, which cools up to 3. Three Heat clog its hand, and the engine holds 3.',
    steps: ['All three go back to the engine: 6 again, and the hand has room for better cards.'],
  },
  adrenaline: {
    title: 'Adrenaline',
    before: 'Black was last when the round began, so it has adrenaline. It has driven 5.',
    steps: ['It drives 1 space more, for nothing. The speed is 6 now, also at a corner.'],
  },
  slipstream: {
    title: 'Slipstream',
    before: 'Black has stopped right behind blue.',
    steps: ['It may drive 2 spaces more, past blue. The speed stays 5.'],
  },
  'slipstream-over-a-corner': {
    title: 'Slipstream over a corner',
    before: 'Black has driven with speed 5 to the space behind blue. Corner D, limit 2, lies just ahead.',
    steps: [
      'The slipstream takes it over the line of D, and the corner is checked by its speed: 5 is 3 above 2, so 3 heat.',
    ],
  },
  'from-the-grid': {
    title: 'Too fast from the grid',
    before:
      'Black is in gear 3 on the first place of the grid and holds 4, 4 and 5. 13 spaces would take it over the line of corner A, limit 7.',
    steps: [
      'With speed 13 it ends just over the line. With 12 it would have stopped before it.',
      'The corner costs 13 − 7 = 6 heat: all that there was.',
    ],
  },
  'two-corners': {
    title: 'Two corners in one turn',
    before: 'Great Britain: black has driven with speed 8 over C, limit 5, and D, limit 4. The engine holds 6.',
    steps: [
      'C costs 3 and is paid. D costs 4, but only 3 are left: it spins out. All heat is gone, the car stands before the line of D, in gear 1, with 2 Stress more.',
    ],
  },
  'back-over-the-line': {
    title: 'Back over the line',
    before:
      'Black has driven with speed 13 over D, limit 2, and over the start line into the next lap. The engine holds 6.',
    steps: [
      '11 heat cannot be paid: it spins out and stands before the line of D again. The lap is not completed after all.',
    ],
  },
  'legends-at-a-corner': {
    title: 'Four Legends at a corner',
    before:
      'Corner B has limit 3; its legend line lies six spaces before. The card gives green diamond 2, red 1, blue top speed 18 and diamond 3, yellow top speed 11.',
    steps: [
      'Green and red are past the legend line: limit plus diamond, 5 and 4 spaces. Blue is not, and 18 would take it over the corner: it goes to number 3, with three spaces between it and the line. Yellow drives its 11.',
    ],
  },
  'legend-between-corners': {
    title: 'Never over two corners',
    before:
      'Great Britain: blue is past the legend line of C, limit 5, with diamond 3. The line of D comes soon after.',
    steps: ['8 spaces would take it over C and D. It stops before the second line.'],
  },
  'legend-to-the-flag': {
    title: 'To the flag',
    before: 'Gray is in its last lap, four spaces from the finish, with top speed 19.',
    steps: ['Beyond the finish no corner counts: it drives all 19 and is home.'],
  },
  press: {
    title: 'Seen by the press',
    before: 'The press waits at corner B; its limit is 3, and 4 by its token. You have crossed it with speed 6.',
    steps: ['2 above the limit: that costs 2 heat, and brings a sponsor card.'],
  },
  'press-not-by-own-limit': {
    title: 'Own tyres do not impress',
    before: 'The same corner with speed 5, and two tyres that lower your own limit to 2.',
    steps: ['You pay 5 − 2 = 3 heat. For the press the limit is 4: 1 above it is not enough, and there is no card.'],
  },
  'press-by-slipstream': {
    title: 'By slipstream',
    before: 'You have stopped before the line of B beside another car, with speed 3.',
    steps: ['Crossing the line by slipstream is enough, at any speed: nothing to pay, and a sponsor card.'],
  },
  'unpayable-card': {
    title: 'A card that cannot be paid',
    before: 'You have played turbo 43 and driven its 8, but it costs 1 heat and the engine is empty.',
    steps: [
      'The turbo is discarded and the next Speed card, a 3, takes its place: the car stands 3 spaces from where it began.',
    ],
  },
  accelerate: {
    title: 'Accelerating',
    before: 'Two cards of four-wheel drive have turned up 1, 2, 3 and 4: speed 10 by four +.',
    steps: ['Accelerating adds 1 for each +: 4 spaces more, and speed 14.'],
  },
  'tournament-up': {
    title: 'Two gears up without heat',
    before: 'Tournament: you are in gear 1 with an empty engine and lay down three cards.',
    steps: ['Gear 3 cannot be paid. One of the three cards is discarded at random, and you drive in gear 2.'],
  },
  'tournament-down': {
    title: 'Two gears down without heat',
    before: 'Tournament: you are in gear 4 with an empty engine and lay down a 1 and a 2.',
    steps: ['Gear 2 cannot be paid. A 3 is turned up and counts as the third card: gear 3, speed 6.'],
  },
}
