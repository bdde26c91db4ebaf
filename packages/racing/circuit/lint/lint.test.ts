import { describe, expect, it } from 'vitest'
import type { Circuit } from '../circuit.ts'
import { compile } from '../compile/compile.ts'
import type { CircuitPlan, Section } from '../plan.ts'
import { sound, spaceOf, withSpace } from '../testing/broken-ring.ts'
import { ring } from '../testing/ring.ts'
import { lint } from './lint.ts'

/** The checks that complain, each once, and all they say. */
function complaints(circuit: Circuit) {
  const flaws = lint(circuit)
  return { checks: [...new Set(flaws.map((flaw) => flaw.check))], flaws }
}

/** The ring with one section changed. */
function withSection(index: number, change: Partial<Section>): CircuitPlan {
  return { ...ring, sections: ring.sections.map((section, i) => (i === index ? { ...section, ...change } : section)) }
}

function indexOf(id: string): number {
  return spaceOf(id).index
}

describe('the lint', () => {
  it('finds nothing wrong with a sound circuit', () => {
    expect(lint(sound)).toEqual([])
  })

  it('finds a lap that does not turn all the way round', () => {
    const { flaws } = complaints(compile(withSection(1, { turn: 170 })))
    expect(flaws).toContainEqual({
      check: 'loop',
      where: 'turns',
      problem: 'The turns sum up to 350 degrees, not to 360.',
    })
  })

  it('finds a lap driven the other way round than stated', () => {
    expect(complaints(compile({ ...ring, direction: 'counter-clockwise' })).checks).toContain('loop')
  })

  it('finds a lap that ends away from its start', () => {
    const pieces = sound.centreline.map((piece, i) => (i === 0 ? { ...piece, start: { ...piece.start, x: 1 } } : piece))
    const { flaws } = complaints({ ...sound, centreline: pieces })
    expect(flaws).toContainEqual({
      check: 'loop',
      where: 'finish line',
      problem: 'The lap ends 1.000 away from its start.',
    })
  })

  it('finds lengths so far from closing that sections had to be stretched', () => {
    expect(complaints(compile(withSection(2, { columnLength: 6 }))).checks).toContain('stretch')
  })

  it('finds a bend so tight that its inside crosses itself', () => {
    const { flaws } = complaints(compile(withSection(1, { columnLength: 0.7 })))
    const crossed = flaws.filter((flaw) => flaw.check === 'crossing').map((flaw) => flaw.where)
    expect(crossed).toContain('5a')
  })

  it('finds an outline that crosses itself', () => {
    const bow = withSpace('1a', ({ polygon: [a, b, c, d] }) => ({ polygon: [a, c, b, d].flatMap((p) => p ?? []) }))
    expect(complaints(bow).checks).toContain('crossing')
  })

  it('finds a track that runs over itself', () => {
    // Three quarters of a turn to the right and then as much to the left.
    const eight: CircuitPlan = {
      ...ring,
      sections: [
        { columns: 4, lanes: 1 },
        { columns: 6, lanes: 1, turn: 270 },
        { columns: 4, lanes: 1 },
        { columns: 6, lanes: 1, turn: -270 },
        { columns: 3, lanes: 1 },
      ],
      lines: [],
      grid: [{ column: 23 }],
    }
    expect(complaints(compile(eight)).checks).toContain('overlap')
  })

  it('finds two spaces on the same ground, even with equal sides', () => {
    const moved = withSpace('1a', (space) => ({ polygon: space.polygon.map(({ x, y }) => ({ x: x - 1, y })) }))
    const { flaws } = complaints(moved)
    expect(flaws).toContainEqual({ check: 'overlap', where: '1a', problem: '1a and 2a lie on the same ground.' })
  })

  it('finds a space listed ahead that does not touch', () => {
    const jumping = withSpace('1a', (space) => ({ ahead: [...space.ahead, indexOf('3b'), indexOf('4b')] }))
    const { checks, flaws } = complaints(jumping)
    expect(checks).toContain('ahead')
    expect(flaws).toContainEqual({
      check: 'ahead',
      where: '1a',
      problem: '4b is listed ahead of 1a, but does not touch it.',
    })
  })

  it('finds a space listed ahead whose front is level', () => {
    const sideways = withSpace('1a', (space) => ({ ahead: [...space.ahead, indexOf('1b')] }))
    expect(complaints(sideways).flaws).toContainEqual({
      check: 'ahead',
      where: '1a',
      problem: '1b is listed ahead of 1a, but its front is not further along.',
    })
  })

  it('finds a way ahead that was left out', () => {
    const forgetful = withSpace('1a', () => ({ ahead: [indexOf('2a')] }))
    expect(complaints(forgetful).flaws).toEqual([
      { check: 'ahead', where: '1a', problem: '2b touches 1a with its front further along, but is not listed.' },
    ])
  })

  it('finds a space that no way leads to', () => {
    const hidden = indexOf('4b')
    const circuit = {
      ...sound,
      spaces: sound.spaces.map((space) => ({ ...space, ahead: space.ahead.filter((index) => index !== hidden) })),
    }
    expect(complaints(circuit).flaws).toContainEqual({
      check: 'reach',
      where: '4b',
      problem: 'No way leads from the grid to 4b.',
    })
  })

  it('finds spaces from which the finish cannot be reached', () => {
    const { flaws } = complaints(withSpace('8a', () => ({ ahead: [] })))
    const stranded = flaws.filter((flaw) => flaw.check === 'finish').map((flaw) => flaw.where)
    expect(stranded).toContain('8a')
    expect(stranded).toContain('1a')
    expect(stranded).not.toContain('9a')
  })

  it('finds a line that runs through a space', () => {
    const betting = { ...ring, lines: [...ring.lines, { kind: 'betting', number: 1, after: 4 } as const] }
    expect(complaints(compile(betting)).flaws).toEqual([
      { check: 'lines', where: '5a', problem: 'The betting line after column 4 runs through 5a.' },
    ])
  })

  it('finds a finish line that is missing or not at the end of the lap', () => {
    const flaw = { check: 'lines', where: 'finish line', problem: 'There must be one, after column 14.' }
    expect(lint(compile({ ...ring, lines: [] }))).toEqual([flaw])
    expect(lint(compile({ ...ring, lines: [{ kind: 'finish', after: 13 }] }))).toEqual([flaw])
  })

  it('finds a space too short for a car', () => {
    const short = { ...ring, columnLength: 1.5 }
    expect(complaints(compile(short)).checks).toContain('room')
  })

  it.each([
    ['spaces', { spaces: 23 }],
    ['columns', { columns: 15 }],
    ['single-lane columns', { singleLane: [7] }],
    ['steps on the shortest way', { steps: { shortest: 10, longest: 15 } }],
    ['steps on the longest way', { steps: { shortest: 11, longest: 16 } }],
  ])('finds a stated figure that is not met: %s', (where, change) => {
    const flaws = lint(compile({ ...ring, stated: { ...ring.stated, ...change } }))
    expect(flaws.map((flaw) => [flaw.check, flaw.where])).toEqual([['figures', where]])
  })
})
