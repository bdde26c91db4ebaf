import { crosses, type Side, slotLine } from '@paddock/racing/circuit'
import { describe, expect, it } from 'vitest'
import facts from './circuits.facts.json' with { type: 'json' }
import { type HeatCircuit, heatCircuits, numberBefore } from './index.ts'

const [greatBritain, usa, italy, france] = heatCircuits

/** A board in a line: spaces, laps, each corner as limit/line/legend line, and the race line from the start on. */
function board({ laps, corners, raceLineAtStart, sectors, track }: HeatCircuit): string {
  const drawn = corners.map(({ letter }) => {
    const corner = track.lines.find((line) => line.kind === 'corner' && line.letter === letter)
    const legend = track.lines.find((line) => line.kind === 'legend' && line.letter === letter)
    const limit = corner?.kind === 'corner' ? corner.limit : undefined
    return `${letter} ${limit}/${(corner?.after ?? 0) + 1}/${(legend?.after ?? 0) + 1}`
  })
  const sides = [raceLineAtStart, ...sectors.map((sector) => sector.raceLine)]
  return `${track.spaces.length} spaces, ${laps} laps: ${drawn.join(', ')}; ${sides.join(' ')}`
}

it('HT-CIRC-02: Great Britain has the spaces, laps, corners and race line of its board', () => {
  expect(board(greatBritain)).toBe(
    '63 spaces, 2 laps: A 10/15/2, B 6/30/21, C 5/37/30, D 4/43/37, E 3/48/43; right right right left left right',
  )
})

it('HT-CIRC-03: the USA has the spaces, laps, corners and race line of its board', () => {
  expect(board(usa)).toBe('69 spaces, 2 laps: A 7/12/2, B 3/33/27, C 3/49/43, D 2/57/52; left right right right left')
})

it('HT-CIRC-04: Italy has the spaces, laps, corners and race line of its board', () => {
  expect(board(italy)).toBe('54 spaces, 3 laps: A 5/10/2, B 2/19/14, C 3/26/20; right right left right')
})

it('HT-CIRC-05: France has the spaces, laps, corners and race line of its board', () => {
  expect(board(france)).toBe(
    '60 spaces, 2 laps: A 5/12/4, B 2/20/15, C 4/27/20, D 3/39/33, E 4/47/40; right right right left right right',
  )
})

describe.each(heatCircuits)('$name', (circuit) => {
  const { track, corners, sectors, spaces } = circuit
  const stated = facts.circuits[circuit.id]

  it('has the figures of its board', () => {
    const rows = corners.map(({ letter, limit, line, legendLine, turn }, i) => {
      const sector = sectors[i]
      const before = sectors.at(i - 1)
      return `${letter} limit ${limit} line ${line} legend ${legendLine} approach ${before?.length} turn ${turn} sector ${sector?.firstSpace}-${sector?.lastSpace} length ${sector?.length} raceLine ${sector?.raceLine}`
    })
    expect(rows).toEqual(stated.corners.map((row) => row.replace(/ degrees \d+/, '')))
    expect([circuit.heat, circuit.stress]).toEqual([stated.heatPerDriver, stated.stressPerDriver])
    expect(circuit.press).toEqual(stated.press)
  })

  it('starts eight cars from the last four spaces, race line first', () => {
    const grid = track.grid.map(({ space, slot }) => `${space} ${slot === 0 ? 'raceLine' : 'offLine'}`)
    expect(grid).toEqual(stated.grid)
  })

  it('HT-CIRC-01: a line of value L lies between spaces L−1 and L and is crossed from a to b when a < L ≤ b', () => {
    expect(track.firstColumn).toBe(0)
    expect(track.lines.at(-1)).toMatchObject({ kind: 'finish', after: spaces - 1 })
    for (const corner of corners) {
      const line = track.lines.find((drawn) => drawn.kind === 'corner' && drawn.letter === corner.letter)
      if (!line) throw new Error(`Corner ${corner.letter} has no line.`)
      for (const lap of [0, spaces]) {
        expect(crosses(track, line, corner.line - 2 + lap, corner.line - 1 + lap)).toBe(false)
        expect(crosses(track, line, corner.line - 1 + lap, corner.line + lap)).toBe(true)
        expect(crosses(track, line, corner.line + lap, corner.line + 1 + lap)).toBe(false)
      }
    }
  })

  it('HT-CIRC-07: the space right before a corner line is number 0 and the numbers grow backwards', () => {
    for (const corner of corners) {
      const lastFour = [1, 2, 3, 4].map((back) => numberBefore(circuit, corner, (corner.line - back + spaces) % spaces))
      expect(lastFour).toEqual([0, 1, 2, 3])
    }
  })

  it('HT-CIRC-08: the legend line lies limit + 3 spaces before its corner, or at the start of a shorter approach', () => {
    for (const [i, { limit, line, legendLine }] of corners.entries()) {
      const approach = sectors.at(i - 1)?.length ?? 0
      expect(line - legendLine).toBe(Math.min(limit + 3, approach))
    }
  })

  it('HT-CIRC-09: the race line changes side only at a corner line, to the inside of that corner', () => {
    const sides = track.spaces.map((space) => space.firstSlot)
    for (const [i, side] of sides.entries()) {
      const corner = corners.find(({ line }) => line === i)
      if (corner) expect(side).toBe(corner.turn)
      else expect(side).toBe(sides.at(i - 1))
    }
    for (const { slots, firstSlot } of track.spaces) {
      const [raceLine, offLine] = slots
      const isLeft = (raceLine?.offset ?? 0) < (offLine?.offset ?? 0)
      expect(isLeft ? 'left' : 'right').toBe(firstSlot)
    }
  })

  it('has an unbroken race line through the first spot of every space', () => {
    const line = slotLine(track, 0)
    for (const { slots } of track.spaces) {
      const nearest = Math.min(...line.map(({ x, y }) => Math.hypot(x - (slots[0]?.x ?? 0), y - (slots[0]?.y ?? 0))))
      expect(nearest).toBeLessThan(1e-9)
    }
    const steps = line.map(({ x, y }, i) => Math.hypot(x - (line.at(i - 1)?.x ?? 0), y - (line.at(i - 1)?.y ?? 0)))
    expect(Math.max(...steps)).toBeLessThan(0.7)
  })

  it('is drawn bending at each corner the way the corner turns', () => {
    for (const { line, turn } of corners) {
      const piece = track.centreline.find(({ from, to }) => from <= line - 1 && line - 1 < to)
      const side: Side = (piece?.turn ?? 0) > 0 ? 'right' : 'left'
      expect(Math.abs(piece?.turn ?? 0)).toBeGreaterThan(30)
      expect(side).toBe(turn)
    }
  })

  it('HT-CIRC-10: runs clockwise with 2 spots in every space, each leading to the next alone', () => {
    expect(track.direction).toBe('clockwise')
    expect(track.centreline.reduce((turn, piece) => turn + piece.turn, 0)).toBe(360)
    for (const space of track.spaces) {
      expect(space.slots).toHaveLength(2)
      expect(space.ahead).toEqual([(space.index + 1) % spaces])
    }
  })
})

it('HT-CIRC-06: sectors run from corner line to corner line, the last one over the start line', () => {
  const lengths = heatCircuits.map(({ sectors }) => sectors.map((sector) => sector.length))
  expect(lengths).toEqual([
    [15, 7, 6, 5, 30],
    [21, 16, 8, 24],
    [9, 7, 38],
    [8, 7, 12, 8, 25],
  ])
})

it('HT-CIRC-11: only Great Britain has chevrons, on the spaces right before corners B, C and D', () => {
  expect(heatCircuits.map(({ chevrons }) => chevrons)).toEqual([[29, 36, 42], [], [], []])
  const before = greatBritain.corners.filter(({ letter }) => 'BCD'.includes(letter)).map(({ line }) => line - 1)
  expect(greatBritain.chevrons).toEqual(before)
})
