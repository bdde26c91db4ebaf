import type { RulesSection } from '@paddock/page-kit/game-page.ts'
import { numbered } from './numbered.ts'

export const rules: readonly RulesSection[] = [
  {
    id: 'aim',
    rules: numbered.aim,
    title: 'The aim',
    paragraphs: [
      'You own two or three cars. Race after race, the car that comes in last leaves for good; the final is driven by the last two.',
      'You need not win a race, as long as you are not last in it.',
    ],
  },
  {
    id: 'turn',
    rules: numbered.turn,
    title: 'Your turn',
    paragraphs: [
      'In every round each car moves once. The leader begins, then the next one behind; of cars on one space, the one further inside.',
      'For your car you play one card from your hand, draw one, and drive. The hand serves all your cars, and which car moves is not yours to choose.',
    ],
  },
  {
    id: 'cards',
    rules: numbered.cards,
    title: 'What a card drives',
    paragraphs: [
      'Red 2 to 10: stands your car on a space of that number, it drives that number. From anywhere else it drives 3.',
      'Red 1 is the odd one: from a space 1 it drives only 1, from all others 10.',
      'Blue 6, 7 and 8 drive their number from everywhere. The space decides, you cannot choose between red and blue.',
    ],
  },
  {
    id: 'turbo',
    rules: numbered.turbo,
    title: 'Turbo',
    paragraphs: [
      'Alone a turbo drives 5. On top of another card, or of another turbo, it adds 5.',
      'An extra turbo costs: you still draw one card only, so your hand is smaller by one for the rest of the match. Three extra turbos are all you get, and you need three cards in hand to play one.',
    ],
  },
  {
    id: 'full',
    rules: numbered.full,
    title: 'Full spaces',
    paragraphs: [
      'Four cars fit on a space. Cars drive past a full one freely, but cannot stop there: they fall back to the first space with room.',
      'A car takes the innermost free place of its space, and inside is ahead.',
    ],
  },
  {
    id: 'end',
    rules: numbered.end,
    title: 'The end of a race',
    paragraphs: [
      'Once a car is over the line, the round is driven to its end. Then the last car is out: the one furthest back, and of several there the outermost.',
      'The others line up one behind the other in the order they came in. You keep your cards.',
    ],
  },
  {
    id: 'points',
    rules: numbered.points,
    title: 'Who wins',
    paragraphs: [
      'The first car to leave earns 1 point, the second 2, and so on. The loser of the final earns two more than the car before it, the winner three more again. The team with the most points wins; with equal points, the one with the better best car.',
      'In the classic way of playing nobody counts points: the owner of the car that wins the final wins the match.',
    ],
  },
]
