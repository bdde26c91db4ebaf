import { box } from '@paddock/games/heat'
import { expect, test } from 'vitest'
import { openGameTerminal } from '../open-game-terminal.ts'
import { faultsIn, missingAtFirst } from '../testing/frames.ts'

const terminal = await openGameTerminal(box)

test.each([
  { seats: 1, options: { circuit: 'italy', laps: 1 } },
  { seats: 2, options: { circuit: 'gb', laps: 1 } },
  { seats: 3, options: { gears: 'with-cards', laps: 1 } },
  { seats: 4, options: { circuit: 'france', laps: 1 } },
  { seats: 5, options: { race: 'first-game' } },
  { seats: 6, options: { circuit: 'gb', laps: 1 } },
  { seats: 1, options: { legends: 5, pro: 6, legendStyle: 'aggressive' } },
  { seats: 3, options: { workshop: 'draft', upgrades: 'all', weather: 'on', event: 'drawn', legends: 2 } },
  { seats: 6, options: { workshop: 'draft', upgrades: 'advanced', weather: 'on', event: 'title-sponsor', laps: 1 } },
  { seats: 2, options: { workshop: 'draft', upgrades: 'advanced', gears: 'tournament', wording: 'revised', laps: 1 } },
  { seats: 2, options: { workshop: 'quick', event: 'live-tv', circuit: 'france', gears: 'with-cards', laps: 1 } },
  { seats: 2, options: { season: '1961', legends: 2, upgrades: 'all' } },
])('with $seats seats, $options every screen of a match fits 80 × 24 in both languages', ({ seats, options }) => {
  const play = { box, terminal, seats, options }
  expect([...faultsIn(play), ...missingAtFirst(play)]).toEqual([])
})
