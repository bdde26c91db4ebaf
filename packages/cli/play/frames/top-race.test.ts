import { box } from '@paddock/games/top-race'
import { expect, test } from 'vitest'
import { openGameTerminal } from '../open-game-terminal.ts'
import { faultsIn } from '../testing/frames.ts'

const terminal = await openGameTerminal(box)

test.each([
  { seats: 2, options: { races: 1 } },
  { seats: 2, options: { races: 1, auction: 'open-hands', distance: 'long' } },
  { seats: 3, options: { races: 2, bets: 'on' } },
  { seats: 3, options: { game: 'children' } },
  { seats: 4, options: { races: 1, auction: 'open-hands', distance: 'tokens', rows: 'free' } },
  { seats: 5, options: { races: 1, turns: 'total-move', bets: 'on' } },
  { seats: 5, options: { races: 1, cards: 'lucky' } },
  { seats: 6, options: { races: 1, cards: 'bingo' } },
  { seats: 6, options: { races: 1, auction: 'open-hands', moves: 'blocking' } },
])('with $seats seats, $options every screen of a match fits 80 × 24 in both languages', ({ seats, options }) => {
  expect(faultsIn({ box, terminal, seats, options })).toEqual([])
})
