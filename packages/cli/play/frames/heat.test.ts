import { box } from '@paddock/games/heat'
import { textOf } from '@paddock/terminal-kit/drawing/line.ts'
import { describe, expect, test } from 'vitest'
import { openGameTerminal } from '../open-game-terminal.ts'
import { faultsOf, openingFrames, seeMatch } from '../testing/frames.ts'

const terminal = await openGameTerminal(box)

describe.each([
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
])('with $seats seats, $options', ({ seats, options }) => {
  const play = { box, terminal, seats, options }

  test('every frame of a whole match fits 80 × 24 in both languages', () => {
    let seen = 0
    seeMatch(play, (frame) => {
      seen++
      const faults = faultsOf(frame)
      // Only a bad frame is worth an assertion: there are thousands.
      if (faults.length > 0) expect(faults).toEqual([])
    })
    expect(seen).toBeGreaterThan(100)
  })

  test('so do the welcome and the help, with all their keys', () => {
    for (const { commitment, welcome, help, signs } of openingFrames(play)) {
      expect([...faultsOf(welcome), ...faultsOf(help)]).toEqual([])
      expect(welcome.map(textOf).join('\n')).toContain(commitment)
      expect(help.map(textOf).some((row) => /^ {2}q /.test(row))).toBe(true)
      expect(faultsOf(signs)).toEqual([])
    }
  })
})
