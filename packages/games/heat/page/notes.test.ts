import { describe, expect, test } from 'vitest'
import type { Corner } from '../rules/circuits/plan.ts'
import { cornerNotes } from './notes.ts'
import type { Prospect } from './preview.ts'

const corner: Corner = { letter: 'B', limit: 3, line: 33, legendLine: 27, turn: 'right' }

/** A car that comes by at a speed with so much heat in its engine. */
function passing(speed: number, engine: number): Prospect {
  const cost = Math.max(0, speed - corner.limit)
  const ahead = { corner, line: 33, limit: corner.limit, cost }
  return {
    speed,
    landing: { progress: 30 + speed, spot: 0 },
    corners: [ahead],
    spinsOutAt: cost > engine ? ahead : undefined,
  }
}

describe('beside a corner', () => {
  test('a sure speed says its price', () => {
    expect(cornerNotes([passing(5, 6)], 'en')).toEqual([{ along: 32, lines: ['−2 heat'], grave: false }])
    expect(cornerNotes([passing(3, 0)], 'en')).toEqual([{ along: 32, lines: ['no heat'], grave: false }])
  })

  test('a spin-out stands out', () => {
    expect(cornerNotes([passing(9, 2)], 'en')).toEqual([{ along: 32, lines: ['spin-out'], grave: true }])
  })

  test('where the speed is not sure, prices stand by the speeds that cost something', () => {
    const speeds = [2, 3, 4, 5, 6].map((speed) => passing(speed, 2))
    expect(cornerNotes(speeds, 'en')).toEqual([
      { along: 32, lines: ['4–5: −1 to −2 heat', '6: spin-out'], grave: true },
    ])
  })

  test('nothing stands there if no speed costs anything', () => {
    expect(cornerNotes([passing(2, 0), passing(3, 0)], 'en')).toEqual([])
  })
})
