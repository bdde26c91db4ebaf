import { box } from '@paddock/games/downforce'
import { expect, test } from 'vitest'
import { openGameTerminal } from '../open-game-terminal.ts'
import { faultsIn, missingAtFirst } from '../testing/frames.ts'

const terminal = await openGameTerminal(box)

test.each([
  { seats: 2, options: { twoPlayerCunning: 'swap' } },
  { seats: 3, options: { circuit: 'river-station', betting: 'odds' } },
  { seats: 4, options: {} },
  { seats: 5, options: { format: 'world-tour' } },
  { seats: 6, options: {} },
  { seats: 6, options: { game: 'beginner' } },
  { seats: 6, options: { format: 'long-distance', cars: 'dealt' } },
])('with $seats seats, $options every screen of a match fits 80 × 24 in both languages', ({ seats, options }) => {
  const play = { box, terminal, seats, options }
  expect([...faultsIn(play), ...missingAtFirst(play)]).toEqual([])
})
