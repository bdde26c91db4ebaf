import type { RulesSection } from '@paddock/page-kit/game-page.ts'
import { numbered } from './numbered.ts'

/** What a race may have beside the basic rules. */
export const modules: readonly RulesSection[] = [
  {
    id: 'workshop',
    rules: numbered.workshop,
    title: 'The workshop',
    paragraphs: [
      'Three upgrades replace the 0, the 5 and the Heat of your deck. In each of three rounds as many cards as drivers and three more lie open, and everyone takes one: the last on the grid begins, then the first, then the last again. What is left over is gone.',
      'In a season everyone takes one more upgrade before each race, the last on the grid first. When all have one, the last driver may exchange an upgrade for one that is left over.',
    ],
  },
  {
    id: 'symbols',
    rules: numbered.symbols,
    title: 'Symbols of upgrades',
    paragraphs: [
      'When you reveal: each + turns up a Speed card. A card with several values lets you choose one when everything is turned up.',
      'When you react, in any order: pay Heat and scrap cards, which you must; cool, reduce stress, salvage discards, play a gas pedal from your hand, accelerate by 1 for each + of the turn, as you like. A card whose Heat you cannot pay is discarded and another one turned up for it, and your car moves again from where it stood.',
      'Refresh puts the card back on top of your deck. A longer slipstream is taken whole or not at all. An adjusted limit counts at every corner of the turn, for you alone.',
    ],
  },
  {
    id: 'legends',
    rules: numbered.legends,
    title: 'Legends',
    paragraphs: [
      'Cars that nobody sits in move by cards of their own, at their place in the order. One card is turned up each round, when the first of them is due. It gives every colour a top speed from 10 to 19 and a diamond from 0 to 3.',
      'A Legend past the legend line of the next corner moves the limit plus its diamond, never over two corners. One before the line moves its top speed; if that would take it over the corner, it stops as many spaces before the last one as its diamond says.',
      'Legends pay no heat, never spin out and take no slipstream, but you may take theirs. They count for adrenaline and for places. Alone against Legends, you have won only as the first.',
    ],
  },
  {
    id: 'weather',
    rules: numbered.weather,
    title: 'Weather and road tokens',
    paragraphs: [
      'One weather holds for the whole race: it changes what everyone starts with, and acts in the sectors that bear a weather token. Every corner bears a token of its own. Plates beside the track show them; point at one, or tap it, to read what it does.',
      'Limit +1, limit −1 and the dangerous corner act on the corner itself. The others act on the sector behind it, up to the next corner line: a longer slipstream, a boost for nothing, or the weather. A sector counts for whoever stands in it at that moment, also in the middle of a turn.',
    ],
  },
  {
    id: 'sponsors',
    rules: numbered.sponsors,
    title: 'Event, sponsors and press',
    paragraphs: [
      'An event gives the race a rule of its own, sponsor cards in your first hand, and corners where the press waits. Cross such a corner by slipstream, or at a speed of 2 or more above its limit, to gain a sponsor card; not if you spin out. Own cards that adjust the limit do not count for this.',
      'A sponsor card is played like any other, once: then it is out of the race. In a season you keep those you have not used.',
    ],
  },
  {
    id: 'season',
    rules: numbered.season,
    title: 'A season',
    paragraphs: [
      'The races of a season score 9, 6, 4, 3, 2 and 1 points, for Legends too. The grid of each race is that of the standings, the leader first. Upgrades and unused sponsor cards stay with you; heat and stress are dealt anew. Most points win; if there is a tie, the better place in the last race.',
      'In the best of all time three seasons follow each other. Between them you keep one upgrade, and no sponsor card.',
    ],
  },
  {
    id: 'tournament',
    rules: numbered.tournament,
    title: 'Tournament',
    paragraphs: [
      'Gear and cards are chosen together and shown only when it is your turn. If they mean two gears at once and you have no heat for it, the gear changes by one: going up, one of your cards is discarded at random; going down, one more is turned up.',
    ],
  },
]
