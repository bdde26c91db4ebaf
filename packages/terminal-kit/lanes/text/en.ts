import { cardCount, ordinal } from '@paddock/racing/words/english'
import type { LaneWords } from './words.ts'

export const en: LaneWords = {
  letters: { black: 'K', blue: 'B', green: 'G', orange: 'O', red: 'R', white: 'W', yellow: 'Y' },
  colours: {
    black: 'black',
    blue: 'blue',
    green: 'green',
    orange: 'orange',
    red: 'red',
    white: 'white',
    yellow: 'yellow',
  },
  you: 'you',
  nobody: 'nobody',
  start: 'start',
  finish: 'finish',
  bet: (line) => `bet ${line}`,
  lap: (lap) => `L${lap}`,
  cardOf: (name) => `Card of ${name}`,
  yourCard: 'Your card',
  thisCard: 'This card',
  heads: { car: 'car', grid: 'grid', hand: 'spaces on your cards', owner: 'owner' },
  isOnOffer: '▸ on offer',
  isToCome: 'to come',
  cards: cardCount,
  bets: (letters) => `bets ${letters.join(' ')}`,
  pass: 'pass',
  place: ordinal,
}
