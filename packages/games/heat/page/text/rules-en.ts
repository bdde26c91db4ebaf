import type { RulesSection } from '@paddock/page-kit/game-page.ts'
import { modules } from './modules-en.ts'
import { numbered } from './numbered.ts'

export const rules: readonly RulesSection[] = [
  {
    id: 'aim',
    rules: numbered.aim,
    title: 'The aim',
    paragraphs: [
      'Be the first over the finish line at the end of the last lap. Fast cards take you there; corners make you pay for them with heat.',
      'You drive one car with a deck of your own: three Speed cards each of 1, 2, 3 and 4, a 0, a 5, a Heat, and 3 Stress. 6 more Heat lie in your engine: they are what you can pay with.',
    ],
  },
  {
    id: 'round',
    rules: numbered.round,
    title: 'A round',
    paragraphs: [
      'Everyone chooses gear and cards in secret. Then the cars move one after the other, the leading car first: each reveals, moves, reacts, slipstreams, checks its corners, discards and draws before the next one begins.',
      'The order is that of the beginning of the round. Of two cars in the same space, the one on the race line is ahead.',
    ],
  },
  {
    id: 'gears',
    rules: numbered.gears,
    title: 'Gears',
    paragraphs: [
      'The gear is the number of cards you play: 1 to 4. Stay, or shift one up or down, for nothing. Shift two for 1 heat, paid at once.',
      'Gear 1 lets you cool 3 heat in this round, gear 2 cools 1, gears 3 and 4 none.',
      'Only gears that your playable cards can serve are offered. Where gear and cards are chosen together, the number of cards is the gear.',
    ],
  },
  {
    id: 'cards',
    rules: numbered.cards,
    title: 'Playing cards',
    paragraphs: [
      'Play exactly as many cards as the gear, any but Heat. Their sum is your speed and the number of spaces you move.',
      'Stress has a +: turn up cards from your deck until a Speed card from 1 to 4 comes. It counts; whatever else was turned up is discarded.',
      'If no gear in reach can be served, the hand is cluttered: the car stands still, the gear goes to 1, and you draw.',
    ],
  },
  {
    id: 'moving',
    rules: numbered.moving,
    title: 'Moving',
    paragraphs: [
      'Cars never block the way, but a space has only two places: the race line is taken first, then the place beside it. If both are taken, you stop in the next space behind that has room. Your speed stays what it was.',
    ],
  },
  {
    id: 'react',
    rules: numbered.react,
    title: 'Reacting',
    paragraphs: [
      'After the move, in any order: cool (Heat from your hand goes back to the engine, as much as the gear allows), and boost once in any gear (pay 1 heat, turn up a Speed card, move on by it and add it to your speed).',
      'Adrenaline: the last car at the beginning of the round may move 1 more space, which adds 1 to its speed, and cool 1 more. With 5 or 6 cars at the start, the last two may.',
    ],
  },
  {
    id: 'slipstream',
    rules: numbered.slipstream,
    title: 'Slipstream',
    paragraphs: [
      'If another car is then beside you or in the space right in front of you, you may move 2 more spaces. They do not add to your speed, but a corner that you cross by them counts.',
      'Nobody slipstreams over the finish line of the last lap.',
    ],
  },
  {
    id: 'corners',
    rules: numbered.corners,
    title: 'Corners',
    paragraphs: [
      'Every corner line that you crossed in this turn is checked against your speed. For each point above the limit you pay 1 heat from the engine to your discard.',
      'If you cannot pay a corner in full, you spin out: all heat in the engine is paid, the car goes back to the first free place before the line, the gear goes to 1, and you take Stress into your hand: 1 in gear 1 or 2, 2 in gear 3 or 4.',
    ],
  },
  {
    id: 'discard',
    rules: numbered.discard,
    title: 'Discarding and drawing',
    paragraphs: [
      'Discard any cards from your hand but Heat and Stress. Then the played cards are discarded too, and you draw up to 7. When your deck is empty, your discards become the new deck, heat included.',
    ],
  },
  {
    id: 'end',
    rules: numbered.end,
    title: 'The finish',
    paragraphs: [
      'A car that crosses the line at the end of its last lap is home; corners behind the line do not count. When the round is over, those who came home in it are placed by how far they got past the line, and leave the track. The others go on.',
      'As soon as one car is home, you may give up instead of choosing a gear: that takes the worst place that is free. Alone on the track, you race against the number of rounds.',
    ],
  },
  ...modules,
]
