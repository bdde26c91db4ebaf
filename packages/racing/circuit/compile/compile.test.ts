import { describe, expect, it } from 'vitest'
import type { Circuit } from '../circuit.ts'
import type { CircuitPlan } from '../plan.ts'
import { distance } from '../point.ts'
import { ring } from '../testing/ring.ts'
import { compile } from './compile.ts'

const circuit = compile(ring)

function space(id: string, of: Circuit = circuit) {
  const found = of.spaces.find((candidate) => candidate.id === id)
  if (!found) throw new Error(`There is no space ${id}.`)
  return found
}

function ahead(id: string, of: Circuit = circuit) {
  return space(id, of).ahead.map((index) => of.spaces[index]?.id)
}

describe('the forward rule', () => {
  it('leads straight and diagonally ahead, inside lane first', () => {
    expect(ahead('1a')).toEqual(['2a', '2b'])
    expect(ahead('1b')).toEqual(['2a', '2b'])
  })

  it('lets a car step beside it when that front is further along, and not when it is level or behind', () => {
    expect(ahead('3b')).toEqual(['5a', '4b'])
    expect(ahead('5a')).toEqual(['6a', '6b'])
    expect(ahead('5b')).toEqual(['6a', '6b'])
  })

  it('leads into a single file and out of it', () => {
    expect(ahead('6b')).toEqual(['7a'])
    expect(ahead('8a')).toEqual(['9a', '9b'])
  })

  it('leads from the last column over the finish into the next lap', () => {
    expect(ahead('14b')).toEqual(['1a', '1b'])
  })

  it('does not lead across a gap between branches, not even at its ends', () => {
    const sections = ring.sections.map((section, i) => (i === 1 ? { ...section, gap: 0.5 } : section))
    const split = compile({ ...ring, sections })
    expect(ahead('2a', split)).toEqual(['5a'])
    expect(ahead('2b', split)).toEqual(['3b'])
    expect(ahead('4b', split)).toEqual(['5b'])
    expect(ahead('5a', split)).toEqual(['6a'])
    expect(split.islands).toHaveLength(1)
  })
})

describe('shapes', () => {
  it('are rectangles on a straight of one width and nowhere else', () => {
    const rectangles = circuit.spaces.filter((candidate) => candidate.rectangle).map((candidate) => candidate.id)
    expect(rectangles).toEqual(['1a', '1b', '2a', '2b', '6a', '6b', '9a', '9b', '13a', '13b', '14a', '14b'])
  })

  it('tell a bend, a narrowing and a widening by their kind', () => {
    expect(['1a', '5a', '7a', '8a'].map((id) => space(id).kind)).toEqual(['straight', 'corner', 'narrow', 'widen'])
  })

  it('leave the widening to the next column where a column keeps its width', () => {
    const sections = ring.sections.map((section, i) => (i === 4 ? { ...section, keepsWidth: true } : section))
    const kept = compile({ ...ring, sections })
    expect(space('8a', kept).rectangle).toBe(true)
    expect(space('9a', kept).kind).toBe('widen')
    expect(ahead('8a', kept)).toEqual(['9a', '9b'])
  })

  it('meet: the front edge of a space is the back edge of the next', () => {
    const [left, right] = space('1a').frontEdge
    const next = space('2a').polygon
    for (const end of [left, right]) expect(Math.min(...next.map((point) => distance(point, end)))).toBeLessThan(1e-9)
  })

  it('are measured along their own middle: longer outside a bend', () => {
    const straight = space('1a').length
    expect(space('5a').length).toBeLessThan(space('3b').length * 3)
    expect(space('3b').length).toBeGreaterThan(straight)
  })
})

describe('the loop', () => {
  it('closes by stretching what was authored a little', () => {
    const uneven: CircuitPlan = {
      ...ring,
      sections: ring.sections.map((section, i) => (i === 0 ? { ...section, columnLength: 2.2 } : section)),
    }
    const { centreline, stretch, ribbon } = compile(uneven)
    expect(stretch).toBeGreaterThan(0.005)
    expect(stretch).toBeLessThan(0.05)
    expect(centreline).toHaveLength(ring.sections.length)
    const jumps = ribbon.left.map((point, i) => distance(point, ribbon.left.at(i - 1) ?? point))
    expect(Math.max(...jumps)).toBeLessThan(2.3)
  })

  it('is mirrored when driven the other way round, with lane a still on the inside', () => {
    const sections = ring.sections.map((section) => (section.turn ? { ...section, turn: -section.turn } : section))
    const mirrored = compile({ ...ring, sections, direction: 'counter-clockwise' })
    expect(mirrored.inside).toBe('left')
    for (const [i, mine] of circuit.spaces.entries()) {
      const theirs = mirrored.spaces[i]
      expect(theirs?.ahead).toEqual(mine.ahead)
      expect(theirs?.centre.x).toBeCloseTo(mine.centre.x)
      expect(theirs?.centre.y).toBeCloseTo(-mine.centre.y)
    }
  })
})

describe('an author’s slip is refused in words', () => {
  it('when a lane is cut into more columns than its section has', () => {
    const sections = ring.sections.map((section, i) => (i === 1 ? { ...section, cuts: [[2], [1, 1, 1]] } : section))
    expect(() => compile({ ...ring, sections })).toThrow('Lane 0 is cut into 2 columns in a section of 3')
  })

  it('when a section has cuts for more lanes than it has', () => {
    const cuts = [[3], [1, 1, 1], [3]]
    const sections = ring.sections.map((section, i) => (i === 1 ? { ...section, cuts } : section))
    expect(() => compile({ ...ring, sections })).toThrow(
      'The section of columns 3 to 5 has cuts for 3 lanes, but 2 lanes: state one row of cuts for each lane.',
    )
  })

  it('when a line or a start place is put where no column is', () => {
    expect(() => compile({ ...ring, lines: [{ kind: 'finish', after: 99 }] })).toThrow('after column 99')
    expect(() => compile({ ...ring, grid: [{ column: 14, lane: 2 }] })).toThrow('Start place 1 is on 14c')
  })
})
