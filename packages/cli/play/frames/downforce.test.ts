import { box } from '@paddock/games/downforce'
import { textOf } from '@paddock/terminal-kit/drawing/line.ts'
import { describe, expect, test } from 'vitest'
import { openGameTerminal } from '../open-game-terminal.ts'
import { faultsOf, openingFrames, seeMatch } from '../testing/frames.ts'

const terminal = await openGameTerminal(box)

describe.each([
  { seats: 2, options: { twoPlayerCunning: 'swap' } },
  { seats: 3, options: { circuit: 'river-station', betting: 'odds' } },
  { seats: 4, options: {} },
  { seats: 5, options: { format: 'world-tour' } },
  { seats: 6, options: {} },
  { seats: 6, options: { game: 'beginner' } },
  { seats: 6, options: { format: 'long-distance', cars: 'dealt' } },
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
    for (const { commitment, welcome, help } of openingFrames(play)) {
      expect([...faultsOf(welcome), ...faultsOf(help)]).toEqual([])
      expect(welcome.map(textOf).join('\n')).toContain(commitment)
      expect(help.map(textOf).some((row) => /^ {2}q /.test(row))).toBe(true)
    }
  })
})
