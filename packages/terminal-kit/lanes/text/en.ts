import { cardCount, ordinal } from '@paddock/racing/words/english'
import type { Colour } from './words.ts'

export const en = {
  colours: {
    black: 'black',
    blue: 'blue',
    green: 'green',
    orange: 'orange',
    red: 'red',
    white: 'white',
    yellow: 'yellow',
  } satisfies Record<Colour, string>,
  you: 'you',
  nobody: 'nobody',
  /** Above the lines across the track. */
  start: 'start',
  finish: 'finish',
  bet: (line: number) => `bet ${line}`,
  /** How often a car has crossed the start line, in two columns. */
  lap: (lap: number) => `L${lap}`,
  /** Whose card lies on the table; the one that is looked at. */
  cardOf: (name: string) => `Card of ${name}`,
  yourCard: 'Your card',
  thisCard: 'This card',
  /** In the auction: the heads of the table, and how a car stands. */
  heads: { car: 'car', grid: 'grid', hand: 'spaces on your cards', owner: 'owner' },
  isOnOffer: '▸ on offer',
  isToCome: 'to come',
  /** "10 cards" */
  cards: cardCount,
  bets: (letters: readonly string[]) => `bets ${letters.join(' ')}`,
  pass: 'pass',
  place: ordinal,
}
